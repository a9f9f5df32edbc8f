import { daysBetween, type ParkDay, type ParkTime } from '../calendar/park-day.js';
import { type DayPlaces, hasRoom, startsFor } from '../package/planned-visit.js';
import { countPeople, type People } from '../people/people.js';

/** A visit that is no longer available as chosen. */
export interface LostVisit {
  readonly day: ParkDay;
  readonly time: ParkTime | undefined;
  readonly people: People;
}

/** An alternative; `time` is set for tours. */
export type NearDay = Pick<LostVisit, 'day' | 'time'>;

const mostNear = 3;

/**
 * The nearest days with places for everyone and no other line of the cart
 * (docs/rules/cart.md#nearest-days). Prefers the chosen start time, else the earliest free one.
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

/** Leaves out the visit that the backend just refused, even if its calendar still offers it. */
function startOn(offered: DayPlaces, lost: LostVisit, count: number): readonly NearDay[] {
  const { day, times } = offered;
  if (!times) return day === lost.day ? [] : [{ day, time: undefined }];
  const starts = startsFor(offered, count).filter((time) => day !== lost.day || time !== lost.time);
  const time = starts.find((one) => one === lost.time) ?? starts[0];
  return time === undefined ? [] : [{ day, time }];
}

const byDay = (one: NearDay, other: NearDay): number =>
  one.day < other.day ? -1 : Number(one.day > other.day);
