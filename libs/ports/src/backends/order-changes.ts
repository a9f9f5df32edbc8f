import type { ChangeState, OrderChange } from '@shop/domain';

/** Facts that a move stores with the new state. */
export type ChangeFacts = Partial<
  Pick<OrderChange, 'amount' | 'refusal' | 'extraPaymentId' | 'payAt'>
>;

export type OpenedChange =
  | { readonly kind: 'opened'; readonly change: OrderChange }
  /** The same attempt exists already, in any state. */
  | { readonly kind: 'known'; readonly change: OrderChange }
  /** Another change of the order is still open; nothing was written. */
  | { readonly kind: 'busy'; readonly change: OrderChange };

/** Our durable record of order changes, written before the first outside call. */
export interface OrderChanges {
  open(change: OrderChange): Promise<OpenedChange>;
  find(id: string): Promise<OrderChange | undefined>;
  /** The changes of an order, newest first, at most 50. */
  of(orderId: string): Promise<readonly OrderChange[]>;
  /**
   * One conditional update from the version seen; `undefined` if another writer was first. A move
   * to the same state only stores facts. A step that `changeTransitions` lacks is a bug and throws.
   * - Enqueues a mail in the same statement when the backend has made the change (`ASKED` or
   *   `UNKNOWN` to `ANSWERED` or `SETTLED`), when the payment of a refused change was refunded, and
   *   when a weather claim was decided.
   */
  move(seen: OrderChange, to: ChangeState, facts?: ChangeFacts): Promise<OrderChange | undefined>;
  /**
   * Up to `limit` open changes that are due, longest overdue first. Each falls due again after
   * `askAgainMs` of its age, so any number of copies may call this at once.
   */
  takeDue(limit: number): Promise<readonly OrderChange[]>;
  /** Milliseconds until the next row is due, 0 if one is overdue; `undefined` if none waits. */
  nextDueMs(): Promise<number | undefined>;
}

export const OrderChanges = Symbol('OrderChanges');
