import { IsOptional, IsString } from 'class-validator';
import { IsAttempt, IsTicked, type Ticked } from './fields.js';
import { WithPath } from './parts.js';

/** The form of every page. Texts have no limit here: a too long one is refused at its field. */
export class SubscribeForm extends WithPath {
  @IsString()
  readonly name: string = '';

  @IsString()
  readonly lastName: string = '';

  @IsString()
  readonly email: string = '';

  /** ISO 3166-1 alpha-2, upper case. */
  @IsString()
  readonly country: string = '';

  @IsTicked('yes', 'on')
  readonly accepts?: Ticked = false;

  @IsTicked('yes', 'on')
  readonly permits?: Ticked = false;

  /** Hidden from people: what fills it in is a machine. */
  @IsString()
  readonly website?: string = '';

  /** A script makes it, so that pressing twice is one subscription. */
  @IsOptional()
  @IsAttempt()
  readonly attempt?: string;
}
