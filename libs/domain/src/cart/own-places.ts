import type { ParkDay } from '../calendar/park-day.js';
import type { DayOffer } from '../choice/standing.js';
import type { CartLine } from './cart.js';

/** A day of the calendar as it was told; `left` counts the places that nobody holds. */
type ToldDay = DayOffer & { readonly day: ParkDay; readonly left?: number | undefined };

/**
 * A day as the line that is being changed sees it: what it holds itself is not taken from it, so that
 * its own day and start can be kept when they are sold out (docs/rules/cart.md#own-places). Whether
 * there is room for more people than it holds only the backend knows.
 */
export function withOwnPlaces<Day extends ToldDay>(
  told: Day,
  { day, time, status }: Pick<CartLine, 'day' | 'time' | 'status'>,
): Day {
  if (told.day !== day || status !== 'HELD') return told;
  const startTimes = told.startTimes.map((start) =>
    start.time === time ? { ...start, status: freed(start.status), left: undefined } : start,
  );
  return { ...told, status: freed(told.status), startTimes, left: undefined };
}

const freed = (status: DayOffer['status']): DayOffer['status'] =>
  status === 'SOLD_OUT' ? 'LIMITED' : status;
