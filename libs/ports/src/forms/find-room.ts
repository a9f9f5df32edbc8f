import { IsOptional, IsString, Matches } from 'class-validator';
import { IsText } from './fields.js';
import { WithAttempt, WithPath } from './parts.js';

/** Chooses a room of a search, or drops one. `path` is the search. */
export class ChooseRoomForm extends WithPath {
  /** `hxm 1 mangle.breakfast.free`: hotel, place from 1, rate. */
  @IsOptional()
  @IsText(120)
  readonly choose?: string | null;

  /** The place, from 1, to empty. */
  @IsOptional()
  @Matches(/^[1-5]$/)
  readonly drop?: string | null;
}

/** Asks the call centre to call about a search. `path` is the search. */
export class CallBackForm extends WithAttempt {
  @IsString()
  readonly name: string = '';

  @IsString()
  readonly phone: string = '';

  /** ISO 3166-1 alpha-2. */
  @IsString()
  readonly country: string = '';

  /** Hidden from people: what fills it in is a machine. */
  @IsString()
  readonly website?: string = '';
}
