import {
  type Contact,
  type CurrencyCode,
  type ErrorCode,
  type Language,
  needsNoPayment,
  type Paying,
  type PayNothing,
  type Purchase,
  type Visitor,
} from '@shop/domain';
import type { LimitReached, PurchaseLedger } from '@shop/ports/backends';
import { isOfCart } from './cart-digest.js';
import { isAwaited } from './transfers.js';

export interface PurchaseRequest {
  readonly session: string | undefined;
  readonly contact: Contact;
  readonly paying: Paying | PayNothing;
  readonly attempt: string;
  readonly digest: string;
  /** Orders that this browser placed, newest first. */
  readonly placed: readonly string[];
  readonly language: Language;
  readonly layout: Visitor['layout'];
  readonly currency: CurrencyCode;
  /** Called once the purchase is saved; false if the visitor was already shown a failure. */
  readonly isWanted: (purchase: Purchase) => boolean;
}

export type StartedPurchase =
  | { readonly kind: 'pay'; readonly purchase: Purchase; readonly payAt: string }
  | { readonly kind: 'settled'; readonly purchase: Purchase }
  /** Result unknown yet: the work continues after the response. */
  | { readonly kind: 'underWay'; readonly purchase: Purchase }
  /** Another form ordered this cart: from another tab, or an earlier page. */
  | { readonly kind: 'orderedBefore'; readonly purchase: Purchase }
  | PurchaseRefused;

export interface PurchaseRefused {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  /** New attempt id for the form, if this attempt is over. */
  readonly attempt?: string;
  readonly limit?: LimitReached | undefined;
}

/** Outcome of a stored purchase; `undefined` if it is not that far yet. */
export const startedAs = (purchase: Purchase): StartedPurchase | undefined => {
  if (purchase.payAt) return { kind: 'pay', purchase, payAt: purchase.payAt };
  const isPlaced = isAwaited(purchase) || isBeingConfirmed(purchase);
  return isPlaced ? { kind: 'settled', purchase } : undefined;
};

/** Whether an order without payment is placed, and will be or is confirmed. */
export const isBeingConfirmed = (purchase: Purchase): boolean =>
  needsNoPayment(purchase) && purchase.orderId !== undefined && purchase.state !== 'FAILED';

/** Longer than a payment can stay open: a purchase without one by then never had one. */
const abandonedMs = 40 * 60_000;

/** Whether the purchase is too old for any instance to work on it or for an open payment. */
export const isAbandoned = ({ createdAt }: Purchase, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > abandonedMs;

/** Number and interval of polls for a purchase that another request is processing. */
const mostLooks = 8;
const lookMs = 100;

/** The same form was posted twice: waits for the other request's outcome. */
export async function begunElsewhere(
  ledger: PurchaseLedger,
  { id }: Pick<Purchase, 'id'>,
): Promise<StartedPurchase> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const now = await ledger.find(id);
    const begun = now && startedAs(now);
    if (begun) return begun;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  return { kind: 'refused', code: 'purchase' };
}

/** How many of the newest purchases may be the one that a late form saw. */
const mostOrders = 3;

/**
 * Finds the purchase if another form (another tab, an earlier page) ordered this cart. Searches by
 * cart, because that form's response may have been lost, and by the browser's orders, because a new
 * cart may have replaced the ordered one.
 */
export async function orderedBefore(
  ledger: PurchaseLedger,
  { session, placed, digest }: PurchaseRequest,
): Promise<StartedPurchase | undefined> {
  const found = await Promise.all([
    session ? ledger.ofCart(session, mostOrders) : [],
    ...placed.slice(0, mostOrders).map((id) => ledger.findByOrder(id)),
  ]);
  const isOrder = (one: Purchase) =>
    one.state === 'ORDERED' || isAwaited(one) || isBeingConfirmed(one);
  const purchase = found.flat().find((one) => one && isOrder(one) && isOfCart(one, digest));
  return purchase && { kind: 'orderedBefore', purchase };
}
