import type { StayBooking } from '../hotel/stay.js';
import type { Money } from '../money/money.js';
import { maxLines } from './cart.js';

/** As long as a cart holds its places and its rooms (docs/rules/cart.md#holds). */
export const cartHoldMs = 20 * 60_000;

/** A stay in a cart: what the hotels hold for it, beside the tickets. No discount of theirs counts it. */
export interface CartStay {
  readonly id: string;
  /** As the hotels said it last; what it costs is its own total. */
  readonly booking: StayBooking;
  readonly amount: Money;
  readonly status: 'HELD' | 'UNAVAILABLE';
  /** The package that it is a part of; absent for one by itself. */
  readonly packageId?: string | undefined;
}

export const staysOf = <Stay>({
  stays = [],
}: {
  readonly stays?: readonly Stay[] | undefined;
}): readonly Stay[] => stays;

/** What a cart has, whatever it knows of each. */
interface Counted {
  readonly lines: readonly unknown[];
  readonly stays?: readonly unknown[] | undefined;
}

/** How many things a cart has: its tickets and its stays. */
export const countInCart = ({ lines, stays = [] }: Counted): number => lines.length + stays.length;

/** Whether one more fits (docs/rules/cart.md#ten). */
export const hasRoomForStay = (cart: Counted): boolean => countInCart(cart) < maxLines;
