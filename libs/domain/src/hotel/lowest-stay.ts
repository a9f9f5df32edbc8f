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
  const stays = days.flatMap(({ day, lowest, minNights }) => {
    const checkOut = addDays(day, minNights);
    const isPossible =
      lowest !== undefined &&
      !whyNotBegin(nights, day, { today, lastDay }) &&
      !whyNotEnd(nights, day, checkOut, { lastDay: checkOut });
    return isPossible ? [{ checkIn: day, checkOut, amount: lowest.amount, minNights }] : [];
  });
  const [first] = stays.toSorted(
    (one, other) =>
      one.amount - other.amount ||
      one.minNights - other.minNights ||
      (one.checkIn < other.checkIn ? -1 : 1),
  );
  return first && { checkIn: first.checkIn, checkOut: first.checkOut };
}
