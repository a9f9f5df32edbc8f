import { addDays, type ParkDay } from '../calendar/park-day.js';
import type { Money } from '../money/money.js';

/** How far back the lowest price of a visit is told (docs/rules/prices.md#lowest). */
export const pastPriceDays = 30;

/** The days on which it may have been seen, both included: today's is the price that is asked now. */
export const pastPriceSpan = (
  today: ParkDay,
): { readonly from: ParkDay; readonly to: ParkDay } => ({
  from: addDays(today, -pastPriceDays),
  to: addDays(today, -1),
});

/** What is told beside a struck price: the lowest before today, where the price now is not lower still. */
export function pastPriceToTell(lowest: Money | undefined, now: Money): Money | undefined {
  const isAsLow = lowest?.currency === now.currency && lowest.amount <= now.amount;
  return isAsLow ? lowest : undefined;
}
