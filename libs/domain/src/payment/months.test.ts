import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { money } from '../money/money.js';
import {
  type Bank,
  banksFor,
  leastAMonth,
  longestSchedule,
  offersPlan,
  readPlan,
  scheduleOf,
  termsOf,
  writePlan,
} from './months.js';

const mxn = (amount: number) => money(amount, 'MXN');

/** In centavos. */
it.each([
  { total: 1_463_340, months: 3, first: 487_780, rest: 487_780 },
  { total: 1_463_340, months: 6, first: 243_890, rest: 243_890 },
  { total: 1_463_340, months: 9, first: 162_596, rest: 162_593 },
  { total: 1_463_340, months: 12, first: 121_945, rest: 121_945 },
  { total: 1_463_340, months: 13, first: 112_572, rest: 112_564 },
  { total: 1_463_340, months: 15, first: 97_556, rest: 97_556 },
  { total: 30_000, months: 3, first: 10_000, rest: 10_000 },
  { total: 30_002, months: 3, first: 10_002, rest: 10_000 },
])('$total over $months months: $first, then $rest', ({ total, months, first, rest }) => {
  expect(scheduleOf(mxn(total), months)).toEqual({ months, first: mxn(first), rest: mxn(rest) });
});

it.each([
  { why: 'a month would be a centavo under the least', total: mxn(29_999), months: 3 },
  { why: 'there is nothing to split', total: mxn(0), months: 3 },
  { why: 'one month is no split', total: mxn(1_000_000), months: 1 },
  { why: 'half a month is none', total: mxn(1_000_000), months: 2.5 },
  { why: 'no bank goes so far', total: mxn(100_000_000), months: 61 },
  { why: 'dollars are not split', total: money(1_000_000, 'USD'), months: 3 },
])('splits nothing when $why', ({ total, months }) => {
  expect(scheduleOf(total, months)).toBeUndefined();
});

const banks: readonly Bank[] = [
  { id: 1, name: 'American Express', logo: undefined, months: [3, 6, 9, 12] },
  { id: 3, name: 'BBVA', logo: undefined, months: [15, 3, 6, 12, 13, 13] },
  { id: 6, name: 'HSBC', logo: undefined, months: [3, 6] },
];

it('offers for each bank what the total allows, and no bank without plans', () => {
  expect(banksFor(banks, mxn(1_463_340)).map(({ months }) => months)).toEqual([
    [3, 6, 9, 12],
    [3, 6, 12, 13, 15],
    [3, 6],
  ]);
  expect(banksFor(banks, mxn(90_000)).map(({ months }) => months)).toEqual([
    [3, 6, 9],
    [3, 6],
    [3, 6],
  ]);
  expect(banksFor(banks, mxn(29_999))).toEqual([]);
  expect(banksFor([{ id: 9, name: 'A', logo: undefined, months: [24] }], mxn(90_000))).toEqual([]);
});

it('names the terms of all banks once, and the longest plan', () => {
  expect(termsOf(banks)).toEqual([3, 6, 9, 12, 13, 15]);
  expect(longestSchedule(banks, mxn(1_463_340))?.months).toBe(15);
  expect(longestSchedule(banks, mxn(130_000))?.months).toBe(13);
  expect(longestSchedule(banks, mxn(20_000))).toBeUndefined();
  expect(longestSchedule([], mxn(1_463_340))).toBeUndefined();
});

it.each([
  ['3.13', true],
  ['3.15', true],
  ['1.13', false],
  ['7.3', false],
  ['3.9', false],
])('whether %s is offered: %s', (text, isOffered) => {
  const plan = readPlan(text) ?? { bank: 0, months: 0 };
  expect(offersPlan(banks, mxn(1_463_340), plan)).toBe(isOffered);
});

it('reads a plan as written, and nothing else', () => {
  expect(readPlan(writePlan({ bank: 3, months: 13 }))).toEqual({ bank: 3, months: 13 });
  for (const text of ['', '3', '3.', '.3', '3.130', '-3.3', '3.3 ', '1e3.3', '3,13'])
    expect(readPlan(text)).toBeUndefined();
});

it('sums to the total, to the centavo, for any total, bank and number of months', () => {
  const anyTotal = fc.integer({ min: 0, max: 50_000_000 });
  const anyMonths = fc.constantFrom(2, 3, 6, 9, 12, 13, 15, 18, 24, 48);
  const property = fc.property(anyTotal, anyMonths, (total, months) => {
    const schedule = scheduleOf(mxn(total), months);
    expect(schedule === undefined).toBe(Math.floor(total / months) < leastAMonth);
    if (!schedule) return;
    const { first, rest } = schedule;
    expect(first.amount + rest.amount * (months - 1)).toBe(total);
    expect(first.amount * months).toBeGreaterThanOrEqual(total);
    // The first payment takes exactly the remainder.
    expect(first.amount - rest.amount).toBeGreaterThanOrEqual(0);
    expect(first.amount - rest.amount).toBeLessThan(months);
    expect(rest.amount).toBeGreaterThanOrEqual(leastAMonth);
  });
  fc.assert(property, { numRuns: turns(100_000, 2_000) });
});
