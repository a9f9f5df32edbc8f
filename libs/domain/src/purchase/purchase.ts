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

/** Unsettled states: money or places may be at stake, so the reconciler polls both backends. */
export const openStates: readonly PurchaseState[] = [
  'CREATED',
  'PAYING',
  'UNKNOWN',
  'PAID',
  'REFUND_DUE',
];

/** In these states, another attempt on the same cart returns the same purchase. */
export const cartHoldingStates: readonly PurchaseState[] = ['CREATED', 'PAYING', 'UNKNOWN', 'PAID'];

/**
 * Poll interval: an eighth of the age within these bounds (milliseconds). From `longMs` on, the
 * purchase waits for a bank transfer.
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

/** Written before the first outside call; the other ids are added as they arrive. */
export interface Purchase {
  /** 128 random bits, hex: idempotency key of every outside call, and the payment's reference. */
  readonly id: string;
  /** From the visitor's form: the same form sent twice is the same purchase. */
  readonly attempt: string;
  readonly state: PurchaseState;
  /** Counts moves. A move names the version it read, so that of two concurrent moves one fails. */
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

/** A total of 0 skips the payment provider. */
export const needsNoPayment = ({ total }: Pick<Purchase, 'total'>): boolean => isZero(total);

/** The payment can still be captured, so the purchase waits, whatever the order's state. */
export const isUnderWay = (payment: PaymentStatus): boolean =>
  payment === 'CREATED' || payment === 'REQUIRES_ACTION' || payment === 'AUTHORIZED';

/** `NOT_NEEDED` if nothing is due, `undefined` if there is no payment. */
export type Paid = PaymentStatus | 'NOT_NEEDED' | undefined;

export type NextStep = 'wait' | 'confirm' | 'fail' | 'refund' | 'done';

/**
 * Decides by the states of the provider and the order system, never by a timeout. `undefined`: the
 * backend replied that there is no such payment or order. `isIdle`: untouched for longer than any
 * call takes.
 * - `confirm`: paid (or nothing due), and the order can still be confirmed.
 * - `refund`: paid, but the order can no longer be confirmed; or refunded already.
 * - `done`: paid and confirmed. `fail`: not paid; `FAILED` accepts a late payment.
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
