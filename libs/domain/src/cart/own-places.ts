import type { ParkDay } from '../calendar/park-day.js';
import type { DayOffer } from '../choice/choice-issues.js';
import type { CartLine } from './cart.js';

type ToldDay = DayOffer & { readonly day: ParkDay };

/** Counts the line's own places as free when it is changed (docs/rules/cart.md#own-places). */
export function withOwnPlaces<Day extends ToldDay>(
  told: Day,
  line: Pick<CartLine, 'day' | 'time' | 'status'> | undefined,
): Day {
  if (told.day !== line?.day || line.status !== 'HELD') return told;
  const { time } = line;
  const startTimes = told.startTimes.map((start) =>
    start.time === time ? { ...start, status: freed(start.status), left: undefined } : start,
  );
  return { ...told, status: freed(told.status), startTimes, left: undefined };
}

const freed = (status: DayOffer['status']): DayOffer['status'] =>
  status === 'SOLD_OUT' ? 'LIMITED' : status;
