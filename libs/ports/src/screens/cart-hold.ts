import type { ExtendHoldForm, HoldAgainForm } from '../forms/cart-change.js';
import type { CartView } from './cart-screen.js';
import { action, type Problem } from './screen.js';

export interface HoldView {
  /** When the first place is released, ISO 8601 in UTC. It identifies this hold. */
  readonly endsAt: string;
  /** The same in park time: `14:20`. */
  readonly until: string;
  /** Seconds left when the BFF wrote the view; 0 if the places are released. */
  readonly secondsLeft: number;
  readonly canExtend: boolean;
  readonly problems: readonly Problem[];
}

export interface HeldView {
  readonly cart: CartView;
  readonly count: number;
}

/** Extends the hold of places that are still held. */
export const extendHold = action<ExtendHoldForm, HeldView>('/cart/hold');

/** Holds released places again, as far as they are still free. */
export const holdAgain = action<HoldAgainForm, HeldView>('/cart/hold/again');
