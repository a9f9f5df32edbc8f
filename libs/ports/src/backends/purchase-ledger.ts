import type { Purchase, PurchaseState } from '@shop/domain';

/** Facts that a move stores with the new state. */
export type PurchaseFacts = Partial<Pick<Purchase, 'orderId' | 'paymentId' | 'payAt'>>;

/** Our durable record of purchases, written before the first outside call. */
export interface PurchaseLedger {
  /**
   * Writes a new purchase, atomically, or returns an existing one: the same attempt in any state,
   * or another attempt with the same session and digest (as two tabs make) that still holds the
   * cart (`cartHoldingStates`). So a cart is never paid twice. The digest must cover everything
   * that makes a purchase different, contact and method included.
   */
  open(purchase: Purchase): Promise<Purchase>;
  find(id: string): Promise<Purchase | undefined>;
  findByAttempt(attempt: string): Promise<Purchase | undefined>;
  findByOrder(orderId: string): Promise<Purchase | undefined>;
  /** Up to `limit` purchases of a cart in any state, newest first. */
  ofCart(cartSession: string, limit: number): Promise<readonly Purchase[]>;
  openOf(cartSession: string): Promise<Purchase | undefined>;
  /**
   * One conditional update from the version seen; `undefined` if another writer was first. A move
   * to the same state only stores facts. A step that `purchaseTransitions` lacks is a bug and
   * throws. A purchase that stopped holding its cart never holds it again. The move resets when it
   * is next due.
   * - Enqueues a mail in the same transaction: the order's on `ORDERED`, the transfer instructions
   *   on `PAYING` of a transfer.
   */
  move(seen: Purchase, to: PurchaseState, facts?: PurchaseFacts): Promise<Purchase | undefined>;
  /**
   * Up to `limit` due purchases, longest overdue first. Each falls due again after `askAgainMs` of
   * its age, so copies may call this concurrently. A new or moved purchase is due after some
   * seconds.
   */
  takeDue(limit: number): Promise<readonly Purchase[]>;
  /** Milliseconds until the next row is due, 0 if one is overdue; `undefined` if none waits. */
  nextDueMs(): Promise<number | undefined>;
}

export const PurchaseLedger = Symbol('PurchaseLedger');
