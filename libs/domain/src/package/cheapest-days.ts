import type { ParkDay } from '../calendar/park-day.js';
import type { CurrencyCode } from '../currency/currency.js';
import { type Money, subtract, sum } from '../money/money.js';
import type { People } from '../people/people.js';
import { type DayChange, dayChanges } from './day-change.js';
import { type PackageProblem, packageProblems } from './package.js';
import { type PackageRequest, type PlannedVisit, visitsOf } from './planned-visit.js';

/** Two to four visits in the visitor's order, or a single ticket. All prices are in `currency`. */
export interface DaysQuestion {
  readonly requests: readonly PackageRequest[];
  readonly people: People;
  readonly today: ParkDay;
  readonly currency: CurrencyCode;
}

/** One visit per request, in order. */
export interface DaysPlan {
  readonly visits: readonly PlannedVisit[];
  readonly total: Money;
}

/** A plan that costs `more` than the best, with the visits that moved. */
export interface RunnerUp extends DaysPlan {
  readonly more: Money;
  readonly changes: readonly DayChange[];
}

/** A request without any day: none is open, or none has enough places. */
export interface RequestWithoutDay {
  readonly at: number;
  readonly why: 'closed' | 'full';
}

/** `sameDates`: each request has a day, but there are not enough different days. */
export type CheapestDays =
  | { readonly kind: 'found'; readonly best: DaysPlan; readonly runnersUp: readonly RunnerUp[] }
  | { readonly kind: 'noPackage'; readonly problems: readonly PackageProblem[] }
  | { readonly kind: 'noDay'; readonly requests: readonly RequestWithoutDay[] }
  | { readonly kind: 'sameDates' };

const mostPlans = 3;

/** On a tie, the earlier days (docs/rules/packages.md#cheapest-days). */
export function cheapestDays(question: DaysQuestion): CheapestDays {
  const { requests } = question;
  const problems = problemsOf(requests);
  if (problems.length > 0) return { kind: 'noPackage', problems };
  const party = { ...question, parksInPackage: requests.length };
  const visits = requests.map((request) => visitsOf(request, party));
  const without = visits.flatMap((ofRequest, at) => (ofRequest.length === 0 ? [at] : []));
  if (without.length > 0)
    return { kind: 'noDay', requests: without.map((at) => withoutDay(at, requests)) };
  const [best, ...others] = plansOf(visits, question.currency);
  if (!best) return { kind: 'sameDates' };
  return { kind: 'found', best, runnersUp: others.map((plan) => runnerUp(plan, best)) };
}

/** Problems independent of days. One request alone is a ticket, not a package. */
const problemsOf = (requests: readonly PackageRequest[]): readonly PackageProblem[] =>
  packageProblems(
    requests.map(({ parent, products }) => ({ parent, products, day: undefined })),
  ).filter(({ kind }) => kind !== 'tooFewParks' || requests.length === 0);

const withoutDay = (at: number, requests: readonly PackageRequest[]): RequestWithoutDay => ({
  at,
  why: requests[at]?.days.length ? 'full' : 'closed',
});

/**
 * With n requests, only the n - 1 + `mostPlans` cheapest days of each can be in the best
 * `mostPlans` plans: for any later day, that many cheaper ones are free of the other visits.
 */
function plansOf(
  visits: readonly (readonly PlannedVisit[])[],
  currency: CurrencyCode,
): readonly DaysPlan[] {
  const looked = visits.length - 1 + mostPlans;
  return onDistinctDays(visits.map((ofRequest) => [...ofRequest].sort(byCost).slice(0, looked)))
    .map((plan) => ({
      visits: plan,
      total: sum(
        plan.map(({ price }) => price.total),
        currency,
      ),
    }))
    .sort(byTotal)
    .slice(0, mostPlans);
}

const onDistinctDays = (
  visits: readonly (readonly PlannedVisit[])[],
): readonly (readonly PlannedVisit[])[] =>
  visits.reduce<readonly (readonly PlannedVisit[])[]>(
    (begun, ofRequest) =>
      begun.flatMap((taken) =>
        ofRequest
          .filter(({ day }) => taken.every((other) => other.day !== day))
          .map((visit) => [...taken, visit]),
      ),
    [[]],
  );

const byDay = (one: PlannedVisit, other: PlannedVisit): number =>
  one.day < other.day ? -1 : Number(one.day > other.day);

const byCost = (one: PlannedVisit, other: PlannedVisit): number =>
  one.price.total.amount - other.price.total.amount || byDay(one, other);

/** On a tie, the plan with the earlier day in the first visit that differs. */
function byTotal(one: DaysPlan, other: DaysPlan): number {
  const cheaper = one.total.amount - other.total.amount;
  if (cheaper !== 0) return cheaper;
  const differing = one.visits.map((visit, at) => byDay(visit, other.visits[at] ?? visit));
  return differing.find((order) => order !== 0) ?? 0;
}

const runnerUp = (plan: DaysPlan, best: DaysPlan): RunnerUp => ({
  ...plan,
  more: subtract(plan.total, best.total),
  changes: dayChanges(best.visits, plan.visits),
});
