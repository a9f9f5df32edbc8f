import type { ChangeWish, Order, StayBooking } from '@shop/domain';
import type { Asked, Written } from './asked.js';

/** `unsupported`: the backend has no such call; it is done by phone. */
export type OrderChanged = Written<Order> | { readonly kind: 'unsupported' };

export type Supported<Answer> =
  | Exclude<Asked<Answer>, { kind: 'unknown' }>
  | { readonly kind: 'unsupported' };

/** What the order backend decides by itself; of nights in a hotel the hotels do. */
export type OrderWish = Exclude<ChangeWish, { kind: 'changeStay' }>;

/** A captured payment of a difference, and the reference that it was begun with. */
export interface ExtraPayment {
  readonly id: string;
  readonly reference: string;
}

/** What whoever holds a confirmed order may do with it (docs/rules/rights.md). */
export interface OrderChangeCalls {
  /** Done whole or not at all; the same key again gets the first answer. */
  change(id: string, wish: OrderWish, key: string): Promise<OrderChanged>;
  /**
   * Writes the nights down that the hotels gave a stay of the order in place of those it had. Dearer
   * ones come with the payment of what they cost more.
   */
  changeStay(
    id: string,
    line: string,
    nights: { readonly booking: StayBooking; readonly payment?: ExtraPayment | undefined },
    key: string,
  ): Promise<OrderChanged>;
  /** The paid orders of an e-mail, the newest first. */
  ordersOf(email: string): Promise<Supported<readonly Order[]>>;
}

export const OrderChangeCalls = Symbol('OrderChangeCalls');
