import { IsOptional, Matches } from 'class-validator';
import { IsAttempt, IsCartId, IsText } from './fields.js';
import { WithAttempt } from './parts.js';
import { TicketChoice } from './ticket-choice.js';

/** The buy page's form. It has no amount: the BFF refuses any other field. */
export class AddItemForm extends TicketChoice {
  @Matches(/^[a-z0-9-]{1,80}$/)
  readonly slug!: string;

  @IsOptional()
  @IsText(20)
  readonly date?: string;

  /** Far above the longest name, so that a longer one is refused with its own text. */
  @IsOptional()
  @IsText(400)
  readonly nameOnTicket?: string;

  /** The month that the calendar shows; the cart ignores it. */
  @IsOptional()
  @IsText(20)
  readonly month?: string;

  /** A script makes it at the first press. A form without scripts has none. */
  @IsOptional()
  @IsAttempt()
  readonly attempt?: string;
}

export class ChangeItemForm extends AddItemForm {
  @IsCartId()
  readonly line!: string;
}

export class RemoveItemForm extends WithAttempt {
  @IsCartId()
  readonly line!: string;
}
