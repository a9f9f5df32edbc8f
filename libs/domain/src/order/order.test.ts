import { anOrderLine } from '@shop/test/an-order';
import {
  canBecome,
  hasNoCodes,
  hasSheets,
  missingCodes,
  openTicketValidUntil,
  type OrderStatus,
  orderTransitions,
} from './order.js';

const statuses = Object.keys(orderTransitions) as OrderStatus[]; // as: the keys of a const table

/** The allowed moves; all others are impossible. */
const moves: Record<OrderStatus, string> = {
  ON_HOLD: 'PENDING_PAYMENT CONFIRMED EXPIRED CANCELLED REJECTED',
  PENDING_PAYMENT: 'CONFIRMED EXPIRED CANCELLED REJECTED',
  CONFIRMED: 'REDEEMED CANCELLED REFUNDED',
  REDEEMED: '',
  EXPIRED: '',
  CANCELLED: 'REFUNDED',
  REJECTED: 'REFUNDED',
  REFUNDED: '',
};

it.each(statuses)('an order that is %s moves only as the table allows', (from) => {
  const reachable = statuses.filter((to) => canBecome(from, to));
  expect(reachable.toSorted()).toEqual(moves[from].split(' ').filter(Boolean).toSorted());
});

it.each([
  ['2026-06-15', '2026-12-15'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-12-31', '2027-06-30'],
])('an open ticket bought on %s is valid until %s', (bought, until) => {
  expect(openTicketValidUntil(bought)).toBe(until);
});

const whole = anOrderLine();
const none = { ...whole, vouchers: [] };
const half = { ...whole, vouchers: whole.vouchers.slice(1) };
const { amount } = whole;
const file = 'https://supplier.example/one.pdf';
const filed = { ...none, files: [file, file] };
const cancelled = { ...none, cancellation: { amount, way: 'refund' as const } };

it.each([
  ['CONFIRMED', 'all of its codes', [whole], [0], false],
  ['CONFIRMED', 'one of two', [half], [1], false],
  ['CONFIRMED', 'none', [none], [2], true],
  ['REDEEMED', 'none', [none], [2], true],
  ['CONFIRMED', 'none, but files', [filed], [0], false],
  ['CONFIRMED', 'one, and a file', [{ ...half, files: [file] }], [0], false],
  ['CONFIRMED', 'none for one of two tickets', [whole, none], [0, 2], false],
  ['CONFIRMED', 'none, beside a ticket that was cancelled', [none, cancelled], [2, 0], true],
  ['CONFIRMED', 'a cancelled ticket alone', [cancelled], [0], false],
  ['CONFIRMED', 'no ticket', [], [], false],
  ['ON_HOLD', 'none', [none], [0], false],
] as const)('an order that is %s with %s lacks codes', (status, _, lines, missing, isWithout) => {
  expect(lines.map((line) => missingCodes({ status }, line))).toEqual(missing);
  expect(hasNoCodes({ status, lines })).toBe(isWithout);
});

it.each([
  ['a code', [half], true],
  ['files alone', [filed], false],
  ['nothing', [none], false],
])('a ticket with %s has a printable sheet: %#', (_, lines, expected) => {
  expect(hasSheets({ lines })).toBe(expected);
});
