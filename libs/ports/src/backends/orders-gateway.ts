import type { Contact, Language, Money, Order } from '@shop/domain';
import type { BackendReply, Written } from './backend-reply.js';

export interface OrderRequest {
  readonly session: string;
  readonly contact: Contact;
  readonly language: Language;
  /** The total that the visitor saw; the backend refuses if its own differs. */
  readonly total: Money;
  /** Our purchase id. The backend keeps it with the order, so that the shop can find it again. */
  readonly reference: string;
  /** For a transfer: the order keeps its places and waits for the money until then. */
  readonly payUntil?: Date | undefined;
}

export interface OrdersGateway {
  /**
   * Takes over the cart's places; cancels an earlier order on hold of the cart. An order that waits
   * for a transfer empties the cart; a backend without such orders returns one on hold.
   */
  place(request: OrderRequest, key: string): Promise<Written<Order>>;
  order(id: string): Promise<BackendReply<Order>>;
  /**
   * Idempotent: a payment confirms one order, once. Omit the payment if nothing is due. The ordered
   * lines leave the cart; lines added since stay.
   */
  confirm(id: string, payment: string | undefined, key: string): Promise<Written<Order>>;
  cancel(id: string, key: string): Promise<Written<Order>>;
}

export const OrdersGateway = Symbol('OrdersGateway');
