import type { ChangeWish, Order } from '@shop/domain';
import type { Asked, Written } from './asked.js';

/** `unsupported`: the backend has no such call; it is done by phone. */
export type OrderChanged = Written<Order> | { readonly kind: 'unsupported' };

export type Supported<Answer> =
  | Exclude<Asked<Answer>, { kind: 'unknown' }>
  | { readonly kind: 'unsupported' };

/** What whoever holds a confirmed order may do with it (docs/rules/rights.md). */
export interface OrderChangeCalls {
  /** Done whole or not at all; the same key again gets the first answer. */
  change(id: string, wish: ChangeWish, key: string): Promise<OrderChanged>;
  /** The paid orders of an e-mail, the newest first. */
  ordersOf(email: string): Promise<Supported<readonly Order[]>>;
}

export const OrderChangeCalls = Symbol('OrderChangeCalls');
