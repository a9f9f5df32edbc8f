import { money } from '../money/money.js';
import type { PaymentStatus } from '../payment/payment.js';
import { type ChangeRequest, dueOf, type OrderChange } from './change.js';
import { payStepOf, refundShares } from './change-payment.js';

const mxn = (amount: number) => money(amount, 'MXN');
const nights = (paid: number, amount: number): ChangeRequest => ({
  kind: 'changeStay',
  line: 'one',
  checkIn: '2026-12-14',
  checkOut: '2026-12-16',
  amount: mxn(amount),
  paid: mxn(paid),
});

it.each([
  [300, 400, 100],
  [300, 300, undefined],
  [300, 200, undefined],
])('nights paid with %d that cost %d: due %p', (paid, amount, due) => {
  expect(dueOf(nights(paid, amount))?.amount).toBe(due);
});

it.each<[PaymentStatus | undefined, number, boolean, string]>([
  ['CAPTURED', 100, false, 'ask'],
  ['CAPTURED', 99, false, 'return'],
  ['DECLINED', 100, false, 'refuse'],
  ['EXPIRED', 100, false, 'refuse'],
  ['REFUNDED', 100, false, 'refuse'],
  ['CREATED', 100, true, 'wait'],
  ['REQUIRES_ACTION', 100, true, 'wait'],
  ['AUTHORIZED', 100, true, 'wait'],
  [undefined, 0, false, 'wait'],
  [undefined, 0, true, 'refuse'],
])('a payment that is %p of %d, idle %p: %s', (status, amount, isIdle, step) => {
  const payment = status && { status, amount: mxn(amount) };
  expect(payStepOf(payment, mxn(100), isIdle)).toBe(step);
});

let counter = 0;
function change(request: ChangeRequest, differs: Partial<OrderChange> = {}): OrderChange {
  counter += 1;
  return {
    id: `id-${counter}`,
    attempt: '',
    orderId: 'TQ-1',
    state: 'SETTLED',
    version: 1,
    request,
    language: 'es',
    paymentId: 'base',
    amount: undefined,
    refusal: undefined,
    createdAt: new Date(0),
    ...differs,
  };
}

const dearer = (by: number, payment: string, differs: Partial<OrderChange> = {}) =>
  change(nights(300, 300 + by), { extraPaymentId: payment, ...differs });
const cheaper = (by: number) => change(nights(400, 400 - by), { amount: mxn(by) });
const cancelled = (amount: number, way: 'refund' | 'coupon') =>
  change(
    { kind: 'cancel', lines: ['two'], way, amount: mxn(amount) },
    { amount: way === 'refund' ? mxn(amount) : undefined },
  );

/** In chronological order; the last change refunds. */
it.each<[string, readonly OrderChange[], number, Record<string, number>]>([
  ['nothing was paid since', [], 250, { base: 250 }],
  ['one difference was paid', [dearer(100, 'p1')], 250, { p1: 100, base: 150 }],
  ['less goes back than was paid last', [dearer(100, 'p1')], 60, { p1: 60 }],
  [
    'some of it went back before',
    [dearer(100, 'p1'), cheaper(70), dearer(20, 'p2')],
    100,
    { p2: 20, p1: 30, base: 50 },
  ],
  [
    'a coupon was given, which took nothing',
    [dearer(100, 'p1'), cancelled(80, 'coupon')],
    100,
    { p1: 100 },
  ],
  [
    'a ticket was cancelled',
    [dearer(100, 'p1'), cancelled(80, 'refund')],
    50,
    { p1: 20, base: 30 },
  ],
  [
    'a difference was paid in vain',
    [dearer(100, 'p1', { state: 'REFUSED', amount: mxn(100) })],
    50,
    { base: 50 },
  ],
])('when %s, refunds the last payment first', (_, before, amount, shares) => {
  const own = change(nights(400, 400 - amount), { state: 'ANSWERED', amount: mxn(amount) });
  const found = refundShares(own, [own, ...before.toReversed()]);
  expect(Object.fromEntries(found.map((one) => [one.payment, one.amount.amount]))).toEqual(shares);
});

it('returns nothing for unknown payments', () => {
  const own = change(nights(400, 300), { paymentId: undefined, amount: mxn(100) });
  expect(refundShares(own, [])).toEqual([]);
});
