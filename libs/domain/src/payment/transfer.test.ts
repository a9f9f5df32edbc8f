import { money } from '../money/money.js';
import type { Payment, PaymentStatus } from './payment.js';
import { givenBackAs, sortReceived, transferEnd } from './transfer.js';

const total = money(1_463_340, 'MXN');

const aPayment = (id: string, status: PaymentStatus, amount = total.amount): Payment => ({
  id,
  status,
  reference: 'purchase-1',
  nextAction: undefined,
  amount: money(amount, 'MXN'),
});

it('ends a fixed number of hours after the order', () => {
  expect(transferEnd(new Date('2026-11-22T15:14:00Z'), 72)).toEqual(
    new Date('2026-11-25T15:14:00Z'),
  );
});

/** Payments as `id STATUS amount`, newest first; `own` is the one in the ledger. */
it.each([
  { name: 'nothing came', all: 'own REQUIRES_ACTION', main: 'own', others: '' },
  { name: 'it came', all: 'own CAPTURED', main: 'own', others: '' },
  { name: 'too little came', all: 'b CAPTURED 1, own REQUIRES_ACTION', main: 'own', others: 'b' },
  { name: 'too little, then right', all: 'b REFUNDED 1, own CAPTURED', main: 'own', others: 'b' },
  { name: 'twice', all: 'b CAPTURED, own CAPTURED', main: 'own', others: 'b' },
  { name: 'thrice', all: 'c CAPTURED, b REFUNDED, own CAPTURED', main: 'own', others: 'c b' },
  { name: 'never', all: 'own EXPIRED', main: 'own', others: '' },
  { name: 'late', all: 'b CAPTURED, own EXPIRED', main: 'b', others: '' },
  { name: 'late and twice', all: 'c CAPTURED, b CAPTURED, own EXPIRED', main: 'b', others: 'c' },
  { name: 'late and wrong', all: 'b CAPTURED 1, own EXPIRED', main: 'own', others: 'b' },
  { name: 'late, and went back', all: 'own REFUNDED, a EXPIRED', main: 'own', others: '' },
  { name: 'once more after that', all: 'c CAPTURED, own REFUNDED', main: 'own', others: 'c' },
  {
    name: 'its id never reached us',
    all: 'b CAPTURED 1, a REQUIRES_ACTION',
    main: 'a',
    others: 'b',
  },
  { name: 'nothing is known', all: '', main: undefined, others: '' },
])('$name: settled by $main, and $others is refunded', ({ all, main, others }) => {
  const payments = all
    .split(', ')
    .filter(Boolean)
    .map((text) => {
      const [id = '', status, amount] = text.split(' ');
      return aPayment(id, status as PaymentStatus, amount ? Number(amount) : undefined); // as: words of the row
    });
  const sorted = sortReceived(payments, total, 'own');
  expect(sorted.main?.id).toBe(main);
  expect(sorted.others.map(({ id }) => id).join(' ')).toBe(others);
});

it('rejects another currency with the exact amount', () => {
  const dollars = { ...aPayment('b', 'CAPTURED'), amount: money(total.amount, 'USD') };
  expect(sortReceived([dollars, aPayment('own', 'EXPIRED')], total, 'own')).toMatchObject({
    main: { id: 'own' },
    others: [{ id: 'b' }],
  });
});

it.each([
  [1, false, 'tooLittle'],
  [total.amount - 1, true, 'tooLittle'],
  [total.amount + 1, false, 'tooMuch'],
  [total.amount, true, 'twice'],
  [total.amount, false, 'late'],
] as const)('%i centavos for a paid order: %s are %s', (amount, isPaid, why) => {
  expect(givenBackAs(aPayment('b', 'REFUNDED', amount), total, isPaid)).toBe(why);
});
