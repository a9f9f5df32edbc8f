import { addDays, daysBetween, type ParkDay } from '../calendar/park-day.js';
import { maxNights, type StayDay } from './stay.js';

export type RangeReason =
  | { readonly kind: 'past' }
  | { readonly kind: 'far' }
  | { readonly kind: 'full' }
  | { readonly kind: 'closed' }
  /** A stay that starts here needs this many nights. */
  | { readonly kind: 'minimum'; readonly nights: number }
  /** A full or closed night makes the minimum impossible. */
  | { readonly kind: 'blocked'; readonly nights: number; readonly by: ParkDay }
  /** A night between check-in and this day is taken. */
  | { readonly kind: 'behind'; readonly by: ParkDay }
  | { readonly kind: 'tooLong' }
  /** The hotels give no reason. */
  | { readonly kind: 'noArrival' | 'noDeparture' };

export interface RangeBounds {
  readonly today: ParkDay;
  /** The last day on which a stay may start. */
  readonly lastDay: ParkDay;
}

type Nights = ReadonlyMap<ParkDay, StayDay>;

/** An unknown night counts as free; the search decides. */
const isTaken = (nights: Nights, day: ParkDay): boolean =>
  ['soldOut', 'closed'].includes(nights.get(day)?.status ?? 'open');

function firstTaken(nights: Nights, from: ParkDay, count: number): ParkDay | undefined {
  for (let at = 0; at < count; at += 1)
    if (isTaken(nights, addDays(from, at))) return addDays(from, at);
  return undefined;
}

/** `undefined` if a stay can start on the day (docs/rules/hotels.md#range). */
export function whyNotBegin(
  nights: Nights,
  day: ParkDay,
  { today, lastDay }: RangeBounds,
): RangeReason | undefined {
  if (day < today) return { kind: 'past' };
  if (day > lastDay) return { kind: 'far' };
  const told = nights.get(day);
  if (told?.status === 'soldOut') return { kind: 'full' };
  if (told?.status === 'closed') return { kind: 'closed' };
  const least = told?.minNights ?? 1;
  const by = firstTaken(nights, day, least);
  if (by !== undefined) return { kind: 'blocked', nights: least, by };
  return told?.canBegin === false ? { kind: 'noArrival' } : undefined;
}

/** `undefined` if possible. The departure day may be full: the guest does not sleep there. */
export function whyNotEnd(
  nights: Nights,
  from: ParkDay,
  day: ParkDay,
  { lastDay }: Pick<RangeBounds, 'lastDay'>,
): RangeReason | undefined {
  const count = daysBetween(from, day);
  if (day > addDays(lastDay, 1)) return { kind: 'far' };
  const by = firstTaken(nights, from, Math.min(count, maxNights));
  if (by !== undefined) return { kind: 'behind', by };
  if (count > maxNights) return { kind: 'tooLong' };
  const least = nights.get(from)?.minNights ?? 1;
  if (count < least) return { kind: 'minimum', nights: least };
  return nights.get(day)?.canEnd === false ? { kind: 'noDeparture' } : undefined;
}

export type RangeMark = 'start' | 'within' | 'end';

export function markOf(
  day: ParkDay,
  checkIn: ParkDay | undefined,
  checkOut: ParkDay | undefined,
): RangeMark | undefined {
  if (day === checkIn) return 'start';
  if (!checkIn || !checkOut || checkOut < checkIn) return undefined;
  if (day === checkOut) return 'end';
  return day > checkIn && day < checkOut ? 'within' : undefined;
}
