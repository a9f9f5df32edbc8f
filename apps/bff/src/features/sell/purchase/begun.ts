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
  /** Of the cart that the visitor saw. */
  readonly digest: string;
  /** Orders that this browser placed, newest first. */
  readonly placed: readonly string[];
  readonly language: Language;
  readonly layout: Visitor['layout'];
  readonly currency: CurrencyCode;
  /** Called once the purchase is written; false when its visitor already reads that it failed. */
  readonly isWanted: (purchase: Purchase) => boolean;
}

export type Begun =
  | { readonly kind: 'pay'; readonly purchase: Purchase; readonly payAt: string }
  | { readonly kind: 'settled'; readonly purchase: Purchase }
  /** Not known yet: the work goes on behind the answer. */
  | { readonly kind: 'underWay'; readonly purchase: Purchase }
  /** What the visitor saw was ordered by another form: from another tab, or an earlier page. */
  | { readonly kind: 'orderedBefore'; readonly purchase: Purchase }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** Set when this attempt is over: what the form goes on with. */
      readonly attempt?: string;
      readonly limit?: LimitReached | undefined;
    };

/** How a purchase was begun that stands in the ledger; `undefined` when it is not that far. */
export const begunAs = (purchase: Purchase): Begun | undefined => {
  if (purchase.payAt) return { kind: 'pay', purchase, payAt: purchase.payAt };
  const isPlaced = isAwaited(purchase) || isBeingConfirmed(purchase);
  return isPlaced ? { kind: 'settled', purchase } : undefined;
};

/** An order of which nothing has to be paid, and which is about to be confirmed, or is. */
export const isBeingConfirmed = (purchase: Purchase): boolean =>
  needsNoPayment(purchase) && purchase.orderId !== undefined && purchase.state !== 'FAILED';

/** Longer than any payment stays open: a purchase without a payment by then never had one. */
const abandonedMs = 40 * 60_000;

/** So old that no copy can be at work on it any more, and no payment of it still open. */
export const isAbandoned = ({ createdAt }: Purchase, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > abandonedMs;

/** How often, and how far apart, a purchase under way elsewhere is looked at. */
const mostLooks = 8;
const lookMs = 100;

/** A form that was sent twice at once is under way elsewhere: its outcome comes within moments. */
export async function begunElsewhere(
  ledger: PurchaseLedger,
  { id }: Pick<Purchase, 'id'>,
): Promise<Begun> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const now = await ledger.find(id);
    const begun = now && begunAs(now);
    if (begun) return begun;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  return { kind: 'refused', code: 'purchase' };
}

/** How many of the newest purchases may be the one that a late form saw. */
const mostOrders = 3;

/**
 * Another form has ordered the cart that this one saw: from another tab, or an earlier page. Found
 * by the cart, since the answer to that form may never have reached the browser, and by the
 * browser's orders, since a new cart may stand in the place of the ordered one.
 */
export async function orderedBefore(
  ledger: PurchaseLedger,
  { session, placed, digest }: PurchaseRequest,
): Promise<Begun | undefined> {
  const found = await Promise.all([
    session ? ledger.ofCart(session, mostOrders) : [],
    ...placed.slice(0, mostOrders).map((id) => ledger.findByOrder(id)),
  ]);
  const isOrder = (one: Purchase) =>
    one.state === 'ORDERED' || isAwaited(one) || isBeingConfirmed(one);
  const purchase = found.flat().find((one) => one && isOrder(one) && isOfCart(one, digest));
  return purchase && { kind: 'orderedBefore', purchase };
}
