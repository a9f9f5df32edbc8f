import type { ParkDay } from '../calendar/park-day.js';
import { type Money, subtract } from '../money/money.js';
import { percentOff, type TierRule } from '../pricing/tier.js';
import type { PlannedVisit } from './planned-visit.js';

/** What makes a visit cost more or less on another day; `left` is the tier that still holds. */
export type PriceCause =
  | { readonly kind: 'dearerSeason' | 'cheaperSeason'; readonly from: Money; readonly to: Money }
  | { readonly kind: 'tierLost'; readonly tier: TierRule; readonly left: TierRule | undefined }
  | { readonly kind: 'tierGained'; readonly tier: TierRule };

/** One visit on another day; `at` is its place among the wishes. */
export interface DayChange {
  readonly at: number;
  readonly from: ParkDay;
  readonly to: ParkDay;
  /** Below zero where the other day costs less. */
  readonly more: Money;
  /** Only what moves the price the way it went; none where it costs the same. */
  readonly why: readonly PriceCause[];
}

/** What is on another day than in the best plan. */
export const dayChanges = (
  best: readonly PlannedVisit[],
  other: readonly PlannedVisit[],
): readonly DayChange[] =>
  best.flatMap((from, at) => {
    const to = other[at];
    return to && to.day !== from.day ? [dayChange(at, from, to)] : [];
  });

function dayChange(at: number, from: PlannedVisit, to: PlannedVisit): DayChange {
  const more = subtract(to.price.total, from.price.total);
  const why = more.amount > 0 ? whyDearer(from, to) : more.amount < 0 ? whyCheaper(from, to) : [];
  return { at, from: from.day, to: to.day, more, why };
}

const percentOf = ({ tier }: PlannedVisit) => (tier ? percentOff(tier) : 0);

const whyDearer = (from: PlannedVisit, to: PlannedVisit): readonly PriceCause[] => [
  ...(to.listPrice.amount > from.listPrice.amount
    ? [{ kind: 'dearerSeason' as const, from: from.listPrice, to: to.listPrice }]
    : []),
  ...(from.tier && percentOf(to) < percentOf(from)
    ? [{ kind: 'tierLost' as const, tier: from.tier, left: to.tier }]
    : []),
];

const whyCheaper = (from: PlannedVisit, to: PlannedVisit): readonly PriceCause[] => [
  ...(to.listPrice.amount < from.listPrice.amount
    ? [{ kind: 'cheaperSeason' as const, from: from.listPrice, to: to.listPrice }]
    : []),
  ...(to.tier && percentOf(to) > percentOf(from)
    ? [{ kind: 'tierGained' as const, tier: to.tier }]
    : []),
];
