import type { CurrencyCode } from '../currency/currency.js';
import type { Language } from '../language/language.js';
import { isZero, type Money } from '../money/money.js';
import { canBecome, type Contact, type OrderStatus } from '../order/order.js';
import type { PaymentStatus } from '../payment/payment.js';

/** Our own record of one attempt to buy (docs/rules/purchase.md#states). */
export const purchaseTransitions = {
  CREATED: ['PAYING', 'FAILED', 'PAID', 'UNKNOWN', 'ORDERED'],
  PAYING: ['PAID', 'FAILED', 'UNKNOWN'],
  UNKNOWN: ['PAYING', 'PAID', 'FAILED', 'REFUND_DUE'],
  PAID: ['ORDERED', 'REFUND_DUE'],
  REFUND_DUE: ['REFUNDED'],
  ORDERED: [],
  FAILED: ['PAID'],
  REFUNDED: [],
} as const satisfies Record<string, readonly string[]>;

export type PurchaseState = keyof typeof purchaseTransitions;

export const canMove = (from: PurchaseState, to: PurchaseState): boolean =>
  purchaseTransitions[from].some((state) => state === to);

/** Not settled: money or places may still be at stake, so the two backends are asked again. */
export const openStates: readonly PurchaseState[] = [
  'CREATED',
  'PAYING',
  'UNKNOWN',
  'PAID',
  'REFUND_DUE',
];

/** While a purchase is in one of these, the same cart tried again is the same purchase. */
export const cartHoldingStates: readonly PurchaseState[] = ['CREATED', 'PAYING', 'UNKNOWN', 'PAID'];

/**
 * How soon a purchase is asked about again: an eighth of its age, within these (milliseconds). One
 * that waits for longer than any card may take waits for a bank, which takes days.
 */
export const askAgain = {
  leastMs: 3_000,
  ageShare: 8,
  mostMs: 20_000,
  longMs: 60 * 60_000,
  mostOfLongMs: 5 * 60_000,
} as const;

export const askAgainMs = (ageMs: number): number =>
  Math.min(
    ageMs > askAgain.longMs ? askAgain.mostOfLongMs : askAgain.mostMs,
    Math.max(askAgain.leastMs, ageMs / askAgain.ageShare),
  );

/** What is written before the first outside call; the ids of the others follow as they come. */
export interface Purchase {
  /** Random, 128 bits, hex: the key of every outside call and the payment's reference. */
  readonly id: string;
  /** The attempt of the visitor's form: the same form sent twice is the same purchase. */
  readonly attempt: string;
  readonly state: PurchaseState;
  /** Counts the moves; a move names the version it saw, so that two can't both win. */
  readonly version: number;
  readonly cartSession: string;
  readonly cartDigest: string;
  readonly total: Money;
  readonly contact: Contact;
  readonly method: string;
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly orderId: string | undefined;
  readonly paymentId: string | undefined;
  readonly payAt: string | undefined;
  readonly createdAt: Date;
}

/** A coupon pays for all of it, or nothing of it costs anything: no provider is asked for anything. */
export const needsNoPayment = ({ total }: Pick<Purchase, 'total'>): boolean => isZero(total);

/** A payment that can still be captured: whatever its order is, the purchase waits. */
export const isUnderWay = (payment: PaymentStatus): boolean =>
  payment === 'CREATED' || payment === 'REQUIRES_ACTION' || payment === 'AUTHORIZED';

/** What is known of the money of a purchase: `NOT_NEEDED` where there is nothing to pay. */
export type Paid = PaymentStatus | 'NOT_NEEDED' | undefined;

/** What to do next with a purchase, given what the two backends say of it. */
export type NextStep = 'wait' | 'confirm' | 'fail' | 'refund' | 'done';

/**
 * Decides from the truth of the provider and of the order system; never from a time-out, which is
 * no answer. `undefined` says that the backend answered and knows no such payment or order.
 * `isIdle` says that nobody has worked on the purchase for longer than any call may take.
 *
 * - `confirm`: the money is there, or none is needed, and the order can still take it.
 * - `refund`: the money came for an order that can't take it any more, or went back already.
 * - `done`: paid and confirmed. `fail`: no money came; should some come late, `FAILED` can be paid.
 */
export function nextStep(payment: Paid, order: OrderStatus | undefined, isIdle = false): NextStep {
  const isConfirmed = order === 'CONFIRMED' || order === 'REDEEMED';
  const canConfirm = order !== undefined && canBecome(order, 'CONFIRMED');
  switch (payment) {
    case 'CAPTURED':
      return isConfirmed ? 'done' : canConfirm ? 'confirm' : 'refund';
    case 'REFUNDED':
      return 'refund';
    case 'DECLINED':
    case 'EXPIRED':
      return 'fail';
    case 'NOT_NEEDED':
      if (order === undefined) return isIdle ? 'fail' : 'wait';
      return isConfirmed ? 'done' : canConfirm ? 'confirm' : 'fail';
    case undefined:
      if (isIdle && !isConfirmed) return 'fail';
      return order === undefined || isConfirmed || canConfirm ? 'wait' : 'fail';
    default:
      return 'wait';
  }
}
