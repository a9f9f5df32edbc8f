import type { Contact, Language, Money, Order } from '@shop/domain';
import type { Asked, Written } from './asked.js';

export interface OrderRequest {
  readonly session: string;
  readonly contact: Contact;
  readonly language: Language;
  /** What the visitor saw; the backend refuses when its own total differs. */
  readonly total: Money;
  /** Our purchase id; kept with the order, so that it can be found again. */
  readonly reference: string;
  /** Set for a transfer: the order waits for its money, and keeps its places, as long as this. */
  readonly payUntil?: Date | undefined;
}

/** Turns a cart into an order on hold, and an order on hold into vouchers. */
export interface OrdersGateway {
  /**
   * Takes over the cart's places. An earlier order on hold of the same cart is cancelled. One that
   * waits for a transfer takes its lines out of the cart; a backend that has no such orders answers
   * with one on hold.
   */
  place(request: OrderRequest, key: string): Promise<Written<Order>>;
  order(id: string): Promise<Asked<Order>>;
  /**
   * Idempotent: a payment confirms one order, an order is confirmed once; without a payment, one of
   * which nothing has to be paid. What was ordered leaves the cart, what was put there since stays.
   */
  confirm(id: string, payment: string | undefined, key: string): Promise<Written<Order>>;
  cancel(id: string, key: string): Promise<Written<Order>>;
}

export const OrdersGateway = Symbol('OrdersGateway');
