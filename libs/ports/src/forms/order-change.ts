import { IsOptional, Matches } from 'class-validator';
import { IsList, IsText, type Listed } from './fields.js';
import { WithOrder } from './parts.js';

const mostLines = 50;
const lineId = /^[\w.-]{1,200}$/;

class ChangeForm extends WithOrder {
  /** The right whose form is open on the page; the BFF ignores it. */
  @IsOptional()
  @IsText(20)
  readonly right?: string;

  @Matches(/^[\w-]{8,64}$/)
  readonly attempt!: string;
}

class ChangeLineForm extends ChangeForm {
  @Matches(lineId)
  readonly line!: string;
}

export class CancelTicketsForm extends ChangeForm {
  @IsList(mostLines)
  @Matches(lineId, { each: true })
  readonly line: Listed = [];

  @IsOptional()
  @IsText(20)
  readonly way?: string;

  /** The refund that the page showed, in minor units. The backend refuses another one. */
  @IsOptional()
  @IsText(20)
  readonly amount?: string;
}

export class ChangeDateForm extends ChangeLineForm {
  @IsOptional()
  @IsText(40)
  readonly date?: string;

  @IsOptional()
  @IsText(10)
  readonly time?: string;
}

export class ChangeStayForm extends ChangeLineForm {
  @IsOptional()
  @IsText(40)
  readonly checkin?: string;

  @IsOptional()
  @IsText(40)
  readonly checkout?: string;

  /** The price of the new nights that the page showed, in minor units. */
  @IsOptional()
  @IsText(20)
  readonly amount?: string;

  @IsOptional()
  @IsText(20)
  readonly method?: string;
}

export class WeatherClaimForm extends ChangeLineForm {
  @IsOptional()
  @IsText(20)
  readonly reason?: string;

  @IsOptional()
  @IsText(5000)
  readonly note?: string;
}
