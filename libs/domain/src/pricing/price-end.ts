import { addDays, momentOf, type ParkDay } from '../calendar/park-day.js';
import { type TierQuestion, tierFor, tiers } from './tier.js';

/** When the current early tier ends; `undefined` if time does not change the price. */
export function priceEnd(day: ParkDay | undefined, question: TierQuestion): Date | undefined {
  const { rule } = tierFor(question);
  if (!day || !rule || tiers[rule].kind !== 'advance') return undefined;
  return momentOf(addDays(day, 1 - tiers[rule].from), '00:00');
}

/** The earliest expiry; `undefined` if none has one. */
export const earliestEnd = (ends: readonly (Date | null | undefined)[]): Date | undefined =>
  ends.reduce<Date | undefined>(
    (first, end) => (end && (!first || end.getTime() < first.getTime()) ? end : first),
    undefined,
  );
