import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { isParkDay, isParkTime, type ParkDay, type ParkTime } from '@shop/domain';

const mostLines = 50;
const id = /^[\w.-]{1,200}$/;

/** A form sends one of a name as a text. */
const listed = ({ value }: { value: unknown }) => (value === undefined ? [] : [value].flat());

class ChangeForm {
  /** What the page shows again; not read. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly right?: string;

  @IsString()
  @MaxLength(2048)
  readonly path: string = '';

  @Matches(/^[\w.-]{1,64}$/)
  readonly order!: string;

  @Matches(/^[\w-]{8,64}$/)
  readonly attempt!: string;
}

export class CancelTicketsForm extends ChangeForm {
  @Transform(listed)
  @IsArray()
  @ArrayMaxSize(mostLines)
  @Matches(id, { each: true })
  readonly line: readonly string[] = [];

  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly way?: string;

  /** Minor units. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly amount?: string;
}

export class ChangeDateForm extends ChangeForm {
  @Matches(id)
  readonly line!: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly date?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10)
  readonly time?: string;
}

export class ChangeStayForm extends ChangeForm {
  @Matches(id)
  readonly line!: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly checkin?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  readonly checkout?: string;

  /** Minor units. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly amount?: string;

  /** How what it costs more is paid. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly method?: string;
}

export class WeatherClaimForm extends ChangeForm {
  @Matches(id)
  readonly line!: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  readonly reason?: string;

  @IsOptional()
  @IsString()
  @MaxLength(5000)
  readonly note?: string;
}

/** Empty where nothing was chosen; `undefined` for what is no day. */
export const dayIn = ({ date = '' }: Pick<ChangeDateForm, 'date'>): ParkDay | undefined =>
  isParkDay(date) ? date : undefined;

export const timeIn = ({ time = '' }: Pick<ChangeDateForm, 'time'>): ParkTime | undefined =>
  isParkTime(time) ? time : undefined;
