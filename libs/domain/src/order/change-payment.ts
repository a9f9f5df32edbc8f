import type { Payment } from '../payment/payment.js';
import { isSame, type Money, money } from '../money/money.js';
import { dueOf, type OrderChange } from './change.js';

/**
 * The next step of a change with a price difference to pay, by its payment at the provider
 * (`undefined` if there is none). `isIdle`: too old for a payment to arrive.
 * - `ask`: paid; now request the change.
 * - `return`: another amount than due was paid; refund it.
 * - `refuse`: not paid, or refunded.
 */
export function payStepOf(
  payment: Pick<Payment, 'status' | 'amount'> | undefined,
  due: Money,
  isIdle: boolean,
): 'wait' | 'ask' | 'return' | 'refuse' {
  switch (payment?.status) {
    case 'CAPTURED':
      return isSame(payment.amount, due) ? 'ask' : 'return';
    case 'DECLINED':
    case 'EXPIRED':
    case 'REFUNDED':
      return 'refuse';
    case undefined:
      return isIdle ? 'refuse' : 'wait';
    default:
      return 'wait';
  }
}

export interface RefundShare {
  readonly payment: string;
  readonly amount: Money;
}

interface Paid {
  readonly payment: string;
  left: number;
}

/** Takes an amount from the newest payments first; the order's own payment covers the rest. */
function taken(payments: readonly Paid[], base: string, amount: Money): readonly RefundShare[] {
  const shares: RefundShare[] = [];
  let open = amount.amount;
  for (const paid of payments.toReversed()) {
    const part = Math.min(open, paid.left);
    if (part === 0) continue;
    paid.left -= part;
    open -= part;
    shares.push({ payment: paid.payment, amount: money(part, amount.currency) });
  }
  const rest = { payment: base, amount: money(open, amount.currency) };
  return open > 0 ? [...shares, rest] : shares;
}

/**
 * Splits a refund over the order's payments, newest first (docs/rules/stays.md#shares). Replays the
 * other `settled` changes (newest first), so that the result is repeatable.
 */
export function refundShares(
  { id, amount, paymentId }: Pick<OrderChange, 'id' | 'amount' | 'paymentId'>,
  settled: readonly OrderChange[],
): readonly RefundShare[] {
  if (!amount || paymentId === undefined) return [];
  const payments: Paid[] = [];
  for (const change of settled.toReversed()) {
    if (change.id === id || change.state !== 'SETTLED') continue;
    const due = dueOf(change.request);
    if (due && change.extraPaymentId)
      payments.push({ payment: change.extraPaymentId, left: due.amount });
    else if (change.amount && isByRefund(change)) taken(payments, paymentId, change.amount);
  }
  return taken(payments, paymentId, amount);
}

/** A coupon needs no payment to go back to. */
const isByRefund = ({ request }: OrderChange): boolean =>
  request.kind !== 'cancel' || request.way === 'refund';
