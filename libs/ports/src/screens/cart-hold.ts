import type { ExtendHoldForm, HoldAgainForm } from '../forms/cart-change.js';
import type { CartView } from './cart-screen.js';
import { action, type Problem } from './screen.js';

/** The places that a cart holds: until when, and what can be done about it. */
export interface HoldView {
  /** The moment at which the first of them is released, ISO 8601 in UTC: a name for the end. */
  readonly endsAt: string;
  /** The same on the parks' clocks: `14:20`. */
  readonly until: string;
  /** How long that was away when this was written; 0 where they were released by then. */
  readonly secondsLeft: number;
  /** Whether they can be held for longer once more. */
  readonly canExtend: boolean;
  /** What was just refused about it. */
  readonly problems: readonly Problem[];
}

/** What a change of the hold answers with: the cart as it is held now. */
export interface HeldView {
  readonly cart: CartView;
  readonly count: number;
}

/** Holds what is still held for longer. */
export const extendHold = action<ExtendHoldForm, HeldView>('/cart/hold');

/** Holds what was released again, as far as others have left it. */
export const holdAgain = action<HoldAgainForm, HeldView>('/cart/hold/again');
