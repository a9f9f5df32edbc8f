import { confirmedMailId, decisionAgainMs, isMailGivenUp, mailAgainMs, mailTry } from './mail.js';

const minute = 60_000;

it.each([
  [1, 10_000],
  [2, 20_000],
  [3, 40_000],
  [9, 2_560_000],
  [10, 60 * minute],
  [1_000, 60 * minute],
])('waits after try %d for %d ms', (attempt, ms) => {
  expect(mailAgainMs(attempt)).toBe(ms);
});

it.each([
  [1, 10_000],
  [4, 80_000],
  [8, 15 * minute],
  [1_000, 15 * minute],
])('polls after try %d for a decision in %d ms', (attempt, ms) => {
  expect(decisionAgainMs(attempt)).toBe(ms);
});

it.each([
  ['confirmed', 72 * 60 * minute],
  ['decided', 450 * 24 * 60 * minute],
  ['again', 60 * minute],
  ['lookup', 60 * minute],
] as const)('retries a mail of the kind %s for %d ms', (kind, ms) => {
  expect([isMailGivenUp(kind, ms - 1), isMailGivenUp(kind, ms)]).toEqual([false, true]);
});

it('ends a try before its lease expires', () => {
  expect(mailTry.mostMs).toBeLessThan(mailTry.leaseMs);
});

it('has one mail per purchase', () => {
  expect(confirmedMailId('a')).toBe(confirmedMailId('a'));
  expect(confirmedMailId('a')).not.toBe(confirmedMailId('b'));
});
