import { addDays, type ParkDay } from '../calendar/park-day.js';
import { nightsAhead } from './hotel.js';
import type { StayDates, StayDay } from './stay.js';
import { whyNotBegin, whyNotEnd } from './stay-range.js';

/**
 * The shortest stay that starts with the cheapest upcoming night, for links on "from" prices
 * (docs/rules/hotels.md#from). Among equals the first; `undefined` if no stay can start.
 */
export function lowestStay(days: readonly StayDay[], today: ParkDay): StayDates | undefined {
  const lastDay = addDays(today, nightsAhead - 1);
  const nights = new Map(days.map((one) => [one.day, one]));
  const priced = days.flatMap(({ day, lowest, minNights }) =>
    lowest ? [{ checkIn: day, amount: lowest.amount, minNights }] : [],
  );
  priced.sort(
    (one, other) =>
      one.amount - other.amount ||
      one.minNights - other.minNights ||
      (one.checkIn < other.checkIn ? -1 : 1),
  );
  // Check the rules in price order: the first candidate nearly always passes.
  for (const { checkIn, minNights } of priced) {
    const checkOut = addDays(checkIn, minNights);
    const isPossible =
      !whyNotBegin(nights, checkIn, { today, lastDay }) &&
      !whyNotEnd(nights, checkIn, checkOut, { lastDay: checkOut });
    if (isPossible) return { checkIn, checkOut };
  }
  return undefined;
}
