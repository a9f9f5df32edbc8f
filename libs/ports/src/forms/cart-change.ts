import { IsString } from 'class-validator';
import { IsText } from './fields.js';
import { WithAttempt, WithPath } from './parts.js';

export class HoldAgainForm extends WithPath {}

export class ExtendHoldForm extends WithAttempt {}

/** Adds a promo code or coupon to the cart, or removes it. */
export class PromoForm extends WithAttempt {
  /** As the visitor typed it, of any length. */
  @IsString()
  readonly code!: string;
}

export class UndoForm extends WithAttempt {
  /** What the cart was before, sealed by the BFF. */
  @IsText(4000)
  readonly back!: string;
}

export class TakeQuoteForm extends WithAttempt {
  @IsText(4096)
  readonly quote!: string;
}
