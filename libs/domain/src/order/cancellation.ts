import type { ParkDay } from '../calendar/park-day.js';
import { type Money, share, subtract, zero } from '../money/money.js';

/** Refund to the payment, or as a coupon that is valid for a year. */
export const cancelWays = ['refund', 'coupon'] as const;
export type CancelWay = (typeof cancelWays)[number];

/** `percent` is refunded until `hours` before the visit. */
export interface CancellationStep {
  readonly hours: number;
  /** Whole percent of what was paid, 1 to 100. */
  readonly percent: number;
}

/** The rule a ticket was sold with (docs/rules/rights.md#cancellation); no steps, no cancelling. */
export interface CancellationRule {
  readonly steps: readonly CancellationStep[];
  readonly ways: readonly CancelWay[];
}

export interface LineCancellation {
  readonly amount: Money;
  readonly way: CancelWay;
  /** The coupon issued instead of a refund; `until` is its last day. */
  readonly coupon?: { readonly code: string; readonly until: ParkDay } | undefined;
}

const hourMs = 3_600_000;

export const hoursBefore = (moment: Date, hours: number): Date =>
  new Date(moment.getTime() - hours * hourMs);

/** The open step with the highest refund; exactly `hours` before still counts. */
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

export function lastStepEnd({ steps }: CancellationRule, start: Date): Date | undefined {
  if (steps.length === 0) return undefined;
  return hoursBefore(start, Math.min(...steps.map(({ hours }) => hours)));
}

/** What was paid per line. A coupon on the order is spread in proportion, without remainder. */
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

export const givenBack = (paid: Money, percent: number): Money =>
  share(paid, { numerator: percent, denominator: 100 });
