import { daysBetween, type ParkDay, type ParkTime } from '../calendar/park-day.js';
import { type DayPlaces, hasRoom, startsFor } from '../package/planned-visit.js';
import { countPeople, type People } from '../people/people.js';

/** A visit that can't be had as it was wanted. */
export interface LostVisit {
  readonly day: ParkDay;
  readonly time: ParkTime | undefined;
  readonly people: People;
}

/** When it could be had instead; `time` where one has to be chosen. */
export type NearDay = Pick<LostVisit, 'day' | 'time'>;

/** More are for the calendar to show. */
const mostNear = 3;

/**
 * The days nearest to the one that was wanted that have places for all who come and that no other
 * line of the cart has, in their order (docs/rules/cart.md#nearest-days). The start is the one that
 * was wanted, else the earliest that has places; a tour's own day counts where another start has.
 */
export function nearestDays(
  lost: LostVisit,
  offered: readonly DayPlaces[],
  taken: readonly ParkDay[],
): readonly NearDay[] {
  const count = countPeople(lost.people);
  const distance = ({ day }: NearDay) => Math.abs(daysBetween(lost.day, day));
  return offered
    .filter((one) => !taken.includes(one.day) && hasRoom(one, count))
    .flatMap((one) => startOn(one, lost, count))
    .sort((one, other) => distance(one) - distance(other) || byDay(one, other))
    .slice(0, mostNear)
    .sort(byDay);
}

/** What the backend has just refused is not had, whatever its calendar says. */
function startOn(offered: DayPlaces, lost: LostVisit, count: number): readonly NearDay[] {
  const { day, times } = offered;
  if (!times) return day === lost.day ? [] : [{ day, time: undefined }];
  const starts = startsFor(offered, count).filter((time) => day !== lost.day || time !== lost.time);
  const time = starts.find((one) => one === lost.time) ?? starts[0];
  return time === undefined ? [] : [{ day, time }];
}

const byDay = (one: NearDay, other: NearDay): number =>
  one.day < other.day ? -1 : Number(one.day > other.day);
