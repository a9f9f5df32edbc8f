import { addDays, type ParkDay } from '../calendar/park-day.js';
import type { Money } from '../money/money.js';

/** How many days back the lowest price is shown (docs/rules/prices.md#lowest). */
export const pastPriceDays = 30;

/** Both ends included. Today is left out, because today's price is the current one. */
export const pastPriceSpan = (
  today: ParkDay,
): { readonly from: ParkDay; readonly to: ParkDay } => ({
  from: addDays(today, -pastPriceDays),
  to: addDays(today, -1),
});

/** The price to show beside a struck-through one; `undefined` if the current one is lower. */
export function pastPriceToTell(lowest: Money | undefined, now: Money): Money | undefined {
  const isAsLow = lowest?.currency === now.currency && lowest.amount <= now.amount;
  return isAsLow ? lowest : undefined;
}
