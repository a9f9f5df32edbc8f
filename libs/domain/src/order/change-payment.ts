import type { Payment } from '../payment/payment.js';
import { isSame, type Money, money } from '../money/money.js';
import { dueOf, type OrderChange } from './change.js';

/**
 * What to do next with a change whose difference is to be paid, given what the provider says of its
 * payment (`undefined`: it knows of none). `isIdle`: so old that none can come any more.
 *
 * - `ask`: the money is there, and nobody was asked yet.
 * - `return`: other money came than was due.
 * - `refuse`: none came, or it has gone back.
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

/** A part of what is given back, by the payment that it came by. */
export interface RefundShare {
  readonly payment: string;
  readonly amount: Money;
}

interface Paid {
  readonly payment: string;
  left: number;
}

/** Takes an amount from payments, the newest first; what is left of it is the order's own payment's. */
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
 * How what a change gives back is shared out among the payments of its order (docs/rules/stays.md#shares):
 * what was paid last goes back first. `settled` are the order's other changes, the newest first; each
 * takes what it took before, so that the same question has the same answer.
 */
export function refundShares(
  { id, amount, paymentId }: Pick<OrderChange, 'id' | 'amount' | 'paymentId'>,
  settled: readonly OrderChange[],
): readonly RefundShare[] {
  if (!amount || paymentId === undefined) return [];
  const payments: Paid[] = [];
  for (const change of settled.toReversed()) {
    if (change.id === id || change.state !== 'SETTLED') continue;
    const due = dueOf(change.wish);
    if (due && change.extraPaymentId)
      payments.push({ payment: change.extraPaymentId, left: due.amount });
    else if (change.amount && isByRefund(change)) taken(payments, paymentId, change.amount);
  }
  return taken(payments, paymentId, amount);
}

/** A coupon is given back by no payment. */
const isByRefund = ({ wish }: OrderChange): boolean =>
  wish.kind !== 'cancel' || wish.way === 'refund';
