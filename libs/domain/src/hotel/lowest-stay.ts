import { addDays, type ParkDay } from '../calendar/park-day.js';
import { nightsAhead } from './hotel.js';
import type { StayDates, StayDay } from './stay.js';
import { whyNotBegin, whyNotEnd } from './stay-range.js';

/**
 * The shortest stay that begins with the lowest night of the coming ones: where a price "from" leads
 * to (docs/rules/hotels.md#from). The first of several as low; `undefined` where none can begin.
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
  // The rules of a stay are asked in the order of prices: nearly always the first can be had.
  for (const { checkIn, minNights } of priced) {
    const checkOut = addDays(checkIn, minNights);
    const isPossible =
      !whyNotBegin(nights, checkIn, { today, lastDay }) &&
      !whyNotEnd(nights, checkIn, checkOut, { lastDay: checkOut });
    if (isPossible) return { checkIn, checkOut };
  }
  return undefined;
}
