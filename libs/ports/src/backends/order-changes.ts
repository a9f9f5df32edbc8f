import type { ChangeState, OrderChange } from '@shop/domain';

/** What a move writes down beside the new state. */
export type ChangeFacts = Partial<
  Pick<OrderChange, 'amount' | 'refusal' | 'extraPaymentId' | 'payAt'>
>;

export type OpenedChange =
  /** Written now. */
  | { readonly kind: 'opened'; readonly change: OrderChange }
  /** The same attempt was written before, whatever became of it. */
  | { readonly kind: 'known'; readonly change: OrderChange }
  /** Another change of the order is still open: nothing was written. */
  | { readonly kind: 'busy'; readonly change: OrderChange };

/** Our durable record of what was asked of orders, written before the first outside call. */
export interface OrderChanges {
  open(change: OrderChange): Promise<OpenedChange>;
  find(id: string): Promise<OrderChange | undefined>;
  /** Those of an order, the newest first; 50 at most. */
  of(orderId: string): Promise<readonly OrderChange[]>;
  /**
   * One conditional update: moves only from the version seen; `undefined` when another was first. To
   * the same state it only writes facts; a step that `changeTransitions` lacks is a bug and throws.
   * The move by which the backend has done it (from `ASKED` or `UNKNOWN` to `ANSWERED` or `SETTLED`)
   * puts the mail of the change into the mail queue, in the same statement, and so does the one by
   * which what was paid in vain has gone back; of a weather claim the one that tells what was decided,
   * too.
   */
  move(seen: OrderChange, to: ChangeState, facts?: ChangeFacts): Promise<OrderChange | undefined>;
  /**
   * Up to `limit` open changes that are due to be gone on with, the longest overdue first; each is
   * due again as `askAgainMs` of its age says, so that any number of copies may ask at once.
   */
  takeDue(limit: number): Promise<readonly OrderChange[]>;
}

export const OrderChanges = Symbol('OrderChanges');
