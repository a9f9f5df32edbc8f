import { IsString } from 'class-validator';
import { IsText } from './fields.js';
import { WithAttempt, WithPath } from './parts.js';

/** Holds again what the cart lost. */
export class HoldAgainForm extends WithPath {}

/** Holds the places of the cart for longer. */
export class ExtendHoldForm extends WithAttempt {}

/** Adds a promo code or coupon to the cart, or removes it. */
export class PromoForm extends WithAttempt {
  /** As the visitor typed it, of any length. */
  @IsString()
  readonly code!: string;
}

/** Undoes the last change of the cart. */
export class UndoForm extends WithAttempt {
  /** What the cart was before, sealed by the BFF. */
  @IsText(4000)
  readonly back!: string;
}

/** Makes a cart of a shared quote. */
export class TakeQuoteForm extends WithAttempt {
  @IsText(4096)
  readonly quote!: string;
}
