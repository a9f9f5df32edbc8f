import fc from 'fast-check';
import { type OrderStatus, orderTransitions } from '../order/order.js';
import { type PaymentStatus, paymentTransitions } from '../payment/payment.js';
import {
  askAgainMs,
  canMove,
  isUnderWay,
  nextStep,
  openStates,
  type PurchaseState,
  purchaseTransitions,
} from './purchase.js';

const states = Object.keys(purchaseTransitions) as PurchaseState[]; // as: the keys of a const table
const orders = Object.keys(orderTransitions) as OrderStatus[]; // as: the keys of a const table
const payments = Object.keys(paymentTransitions) as PaymentStatus[]; // as: the keys of a const table
const paid = [...payments, 'NOT_NEEDED'] as const;

const moves: Record<PurchaseState, string> = {
  CREATED: 'PAYING FAILED PAID UNKNOWN ORDERED',
  PAYING: 'PAID FAILED UNKNOWN',
  UNKNOWN: 'PAYING PAID FAILED REFUND_DUE',
  PAID: 'ORDERED REFUND_DUE',
  REFUND_DUE: 'REFUNDED',
  ORDERED: '',
  FAILED: 'PAID',
  REFUNDED: '',
};

it.each(states)('a purchase that is %s moves only as the table allows', (from) => {
  const reachable = states.filter((to) => canMove(from, to));
  expect(reachable.toSorted()).toEqual(moves[from].split(' ').filter(Boolean).toSorted());
});

it('is open until it is ordered, failed or refunded', () => {
  const settled = states.filter((state) => !openStates.includes(state));
  expect(settled.toSorted()).toEqual(['FAILED', 'ORDERED', 'REFUNDED']);
});

it('can always reach an end from an open state', () => {
  const reaches = (state: PurchaseState, seen: readonly PurchaseState[] = []): boolean =>
    !openStates.includes(state) ||
    states.some((to) => !seen.includes(to) && canMove(state, to) && reaches(to, [...seen, state]));
  expect(openStates.every((state) => reaches(state))).toBe(true);
});

/** Rows: the order's state. Columns: the payment's, `none` if there is none. */
const columns =
  'none CREATED REQUIRES_ACTION AUTHORIZED CAPTURED DECLINED EXPIRED REFUNDED NOT_NEEDED';
const table = `
none            wait wait wait wait refund  fail fail refund wait
ON_HOLD         wait wait wait wait confirm fail fail refund confirm
PENDING_PAYMENT wait wait wait wait confirm fail fail refund confirm
CONFIRMED       wait wait wait wait done    fail fail refund done
REDEEMED        wait wait wait wait done    fail fail refund done
EXPIRED         fail wait wait wait refund  fail fail refund fail
CANCELLED       fail wait wait wait refund  fail fail refund fail
REJECTED        fail wait wait wait refund  fail fail refund fail
REFUNDED        fail wait wait wait refund  fail fail refund fail`;

const statusOf = <Status extends string>(name: string, all: readonly Status[]) =>
  all.find((status) => status === name);

const cases = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [order = '', ...steps] = row.split(/ +/);
    return columns.split(' ').map((payment, column) => ({ order, payment, step: steps[column] }));
  });

it('covers every payment and order state', () => {
  expect(cases).toHaveLength((orders.length + 1) * (paid.length + 1));
  expect(cases.every(({ step }) => step !== undefined)).toBe(true);
  expect(new Set(cases.map(({ order }) => order))).toEqual(new Set(['none', ...orders]));
  expect(new Set(cases.map(({ payment }) => payment))).toEqual(new Set(['none', ...paid]));
});

it.each(cases)('payment $payment, order $order: $step', ({ order, payment, step }) => {
  expect(nextStep(statusOf(payment, paid), statusOf(order, orders))).toBe(step);
});

it.each(payments)('a payment %s is pending exactly when every order waits for it', (payment) => {
  const steps = [undefined, ...orders].map((order) => nextStep(payment, order));
  expect(isUnderWay(payment)).toBe(steps.every((step) => step === 'wait'));
});

it.each([
  { age: 0, again: 3_000 },
  { age: 40_000, again: 5_000 },
  { age: 160_000, again: 20_000 },
  { age: 3_600_000, again: 20_000 },
  { age: 3_600_001, again: 300_000 },
  { age: 72 * 3_600_000, again: 300_000 },
])('polls after $again ms at an age of $age', ({ age, again }) => {
  expect(askAgainMs(age)).toBe(again);
});

it('fails a purchase unknown to both backends only when no process works on it', () => {
  for (const payment of [undefined, 'NOT_NEEDED'] as const) {
    expect(nextStep(payment, undefined, false)).toBe('wait');
    expect(nextStep(payment, undefined, true)).toBe('fail');
  }
});

it('never waits, fails or refunds when no payment is needed and the order can be confirmed', () => {
  for (const isIdle of [true, false])
    expect(nextStep('NOT_NEEDED', 'ON_HOLD', isIdle)).toBe('confirm');
});

const maybe = <Status>(all: readonly Status[]) =>
  fc.option(fc.constantFrom(...all), { nil: undefined });

it('never fails a purchase while the shop holds its money, or reports it paid otherwise', () => {
  fc.assert(
    fc.property(maybe(payments), maybe(orders), fc.boolean(), (payment, order, isIdle) => {
      const step = nextStep(payment, order, isIdle);
      const isOurs = payment === 'CAPTURED';
      expect(step === 'done' || step === 'confirm' ? isOurs : true).toBe(true);
      expect(isOurs ? step !== 'fail' && step !== 'wait' : true).toBe(true);
      // A payment that can still be captured is never given up.
      const isUnderway = payment && ['CREATED', 'REQUIRES_ACTION', 'AUTHORIZED'].includes(payment);
      expect(isUnderway ? step : 'wait').toBe('wait');
    }),
  );
});
