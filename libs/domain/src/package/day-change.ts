import type { ParkDay } from '../calendar/park-day.js';
import { type Money, subtract } from '../money/money.js';
import { percentOff, type TierRule } from '../pricing/tier.js';
import type { PlannedVisit } from './planned-visit.js';

/** Why a visit's price differs on another day; `left` is the tier that still applies. */
export type PriceCause =
  | { readonly kind: 'dearerSeason' | 'cheaperSeason'; readonly from: Money; readonly to: Money }
  | { readonly kind: 'tierLost'; readonly tier: TierRule; readonly left: TierRule | undefined }
  | { readonly kind: 'tierGained'; readonly tier: TierRule };

/** A visit moved to another day; `at` is its index. */
export interface DayChange {
  readonly at: number;
  readonly from: ParkDay;
  readonly to: ParkDay;
  /** Negative if the other day is cheaper. */
  readonly more: Money;
  /** Only causes that move the price in its actual direction; empty if the price is the same. */
  readonly why: readonly PriceCause[];
}

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
