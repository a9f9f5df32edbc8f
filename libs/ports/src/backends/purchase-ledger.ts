import type { Purchase, PurchaseState } from '@shop/domain';

/** What a move writes down beside the new state. */
export type PurchaseFacts = Partial<Pick<Purchase, 'orderId' | 'paymentId' | 'payAt'>>;

/** Our durable record of purchases: written before the first outside call, synchronously. */
export interface PurchaseLedger {
  /**
   * Writes a new purchase; the same attempt again gets the one already there, whatever became of
   * it. Another attempt on the same cart (session and digest, as two tabs make them) gets the one
   * that still holds the cart (`cartHoldingStates`), atomically: one cart is never paid twice. The
   * digest must cover whatever makes it another purchase, contact and method included.
   */
  open(purchase: Purchase): Promise<Purchase>;
  find(id: string): Promise<Purchase | undefined>;
  findByAttempt(attempt: string): Promise<Purchase | undefined>;
  findByOrder(orderId: string): Promise<Purchase | undefined>;
  /** Up to `limit` purchases of a cart in any state, the newest first. */
  ofCart(cartSession: string, limit: number): Promise<readonly Purchase[]>;
  /** The newest open purchase of a cart, if any. */
  openOf(cartSession: string): Promise<Purchase | undefined>;
  /**
   * One conditional update: moves only from the version seen; `undefined` when another was first.
   * To the same state it only writes facts. A step that `purchaseTransitions` lacks is a bug and
   * throws. It is due again as a fresh one is. A purchase that stopped holding its cart never holds it again.
   * The move to `ORDERED` puts the mail of that order into the mail queue, in the same transaction;
   * the one to `PAYING` of a transfer puts the mail there that says where the money goes.
   */
  move(seen: Purchase, to: PurchaseState, facts?: PurchaseFacts): Promise<Purchase | undefined>;
  /**
   * Up to `limit` open purchases that are due to be asked about, the longest overdue first. Each is
   * due again as `askAgainMs` of its age says, so that any number of copies may ask at once and
   * none gets the same. A purchase is first due some seconds after it was opened or moved.
   */
  takeDue(limit: number): Promise<readonly Purchase[]>;
}

export const PurchaseLedger = Symbol('PurchaseLedger');
