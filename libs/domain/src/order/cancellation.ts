import type { ParkDay } from '../calendar/park-day.js';
import { type Money, share, subtract, zero } from '../money/money.js';

/** How what is given back comes: by the way it was paid, or as a coupon that is good for a year. */
export const cancelWays = ['refund', 'coupon'] as const;
export type CancelWay = (typeof cancelWays)[number];

/** So much is given back until so many hours before the visit. */
export interface CancellationStep {
  readonly hours: number;
  /** Whole percent of what was paid, 1 to 100. */
  readonly percent: number;
}

/** The rule that a ticket was sold with (docs/rules/rights.md#cancellation); no step, no cancelling. */
export interface CancellationRule {
  readonly steps: readonly CancellationStep[];
  readonly ways: readonly CancelWay[];
}

/** What became of a ticket that was cancelled. */
export interface LineCancellation {
  readonly amount: Money;
  readonly way: CancelWay;
  /** Of the coupon that was issued instead of a refund; its last day included. */
  readonly coupon?: { readonly code: string; readonly until: ParkDay } | undefined;
}

const hourMs = 3_600_000;

/** So many hours before a moment. */
export const hoursBefore = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() - hours * hourMs);

/**
 * The step of a rule that holds now: the one that gives most back. Exactly so many hours before is
 * still before. `undefined` once all are over.
 */
export function stepAt(
  { steps }: CancellationRule,
  start: Date,
  now: Date,
): { readonly percent: number; readonly until: Date } | undefined {
  const [best] = steps
    .map(({ hours, percent }) => ({ percent, until: hoursBefore(start, hours) }))
    .filter(({ until }) => now.getTime() <= until.getTime())
    .toSorted((one, other) => other.percent - one.percent);
  return best;
}

/** When a rule gives something back for the last time. */
export function lastStepEnd({ steps }: CancellationRule, start: Date): Date | undefined {
  if (steps.length === 0) return undefined;
  return hoursBefore(start, Math.min(...steps.map(({ hours }) => hours)));
}

/**
 * What was paid for each line: what a coupon took off the order as a whole is shared out in
 * proportion, in the currency's own steps, so that all lines add up to what was paid.
 */
export function paidShares(amounts: readonly Money[], total: Money): readonly Money[] {
  const whole = amounts.reduce((sum, { amount }) => sum + amount, 0);
  let before = zero(total.currency);
  let seen = 0;
  return amounts.map(({ amount }) => {
    seen += amount;
    const until = whole === 0 ? before : share(total, { numerator: seen, denominator: whole });
    const own = subtract(until, before);
    before = until;
    return own;
  });
}

/** What a step gives back of what was paid for a line. */
export const givenBack = (paid: Money, percent: number): Money =>
  share(paid, { numerator: percent, denominator: 100 });
