import type { StayBooking } from '../hotel/stay.js';
import type { Money } from '../money/money.js';
import { maxLines } from './cart.js';

/** How long a cart holds its places and rooms (docs/rules/cart.md#holds). */
export const cartHoldMs = 20 * 60_000;

/** A stay in a cart, held by the hotels. Ticket discounts ignore it. */
export interface CartStay {
  readonly id: string;
  /** The hotels' latest reply, with its own total. */
  readonly booking: StayBooking;
  readonly amount: Money;
  readonly status: 'HELD' | 'UNAVAILABLE';
  /** The package that the stay belongs to, if any. */
  readonly packageId?: string | undefined;
}

export const staysOf = <Stay>({
  stays = [],
}: {
  readonly stays?: readonly Stay[] | undefined;
}): readonly Stay[] => stays;

interface Counted {
  readonly lines: readonly unknown[];
  readonly stays?: readonly unknown[] | undefined;
}

export const countInCart = ({ lines, stays = [] }: Counted): number => lines.length + stays.length;

/** At most `maxLines` tickets and stays (docs/rules/cart.md#ten). */
export const hasRoomForStay = (cart: Counted): boolean => countInCart(cart) < maxLines;
