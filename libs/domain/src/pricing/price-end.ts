import { addDays, momentOf, type ParkDay } from '../calendar/park-day.js';
import { type TierQuestion, tierFor, tiers } from './tier.js';

/**
 * From when a price is another one, because the early tier that acts in it holds no longer: at the
 * park's midnight. `undefined` where no passing day changes it.
 */
export function priceEnd(day: ParkDay | undefined, question: TierQuestion): Date | undefined {
  const { rule } = tierFor(question);
  if (!day || !rule || tiers[rule].kind !== 'advance') return undefined;
  return momentOf(addDays(day, 1 - tiers[rule].from), '00:00');
}

/** Until when all of several prices stand; `undefined` where none of them says. */
export const earliestEnd = (ends: readonly (Date | null | undefined)[]): Date | undefined =>
  ends.reduce<Date | undefined>(
    (first, end) => (end && (!first || end.getTime() < first.getTime()) ? end : first),
    undefined,
  );
