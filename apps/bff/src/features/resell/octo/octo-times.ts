import {
  addDays,
  isParkDay,
  isParkTime,
  lastEntry,
  lateUntil,
  momentOf,
  type ParkDay,
  type ParkTime,
  type Schedule,
} from '@shop/domain';

const offset = '-05:00';

const local = (day: ParkDay, time: string): string => `${day}T${time}${offset}`;

export interface OctoPlace {
  readonly day: ParkDay;
  readonly time: ParkTime | undefined;
}

/** Id of a day or departure: its start, so that it never changes meaning. */
export const availabilityIdOf = ({ day, time }: OctoPlace): string =>
  local(day, `${time ?? '00:00'}:00`);

/** Parses an id; `undefined` if a schedule of this type can't have it. */
export function placeOfId(id: string, type: Schedule['type']): OctoPlace | undefined {
  const day = id.slice(0, 10);
  const time = id.slice(11, 16);
  if (!isParkDay(day) || !isParkTime(time)) return undefined;
  const place = { day, time: type === 'START_TIME' ? time : undefined };
  return availabilityIdOf(place) === id ? place : undefined;
}

/** A day ends at its last second, or when its park closes after midnight. */
function endOf(day: ParkDay, schedule: Schedule): string {
  const late = lateUntil(schedule);
  return late === undefined ? local(day, '23:59:59') : local(addDays(day, 1), `${late}:00`);
}

/** Start, end and cutoff. A tour's end time is unknown, so its start is sent. */
export const timesOf = (place: OctoPlace, schedule: Schedule) => ({
  id: availabilityIdOf(place),
  localDateTimeStart: availabilityIdOf(place),
  localDateTimeEnd: place.time ? availabilityIdOf(place) : endOf(place.day, schedule),
  utcCutoffAt: utc(place.time ? momentOf(place.day, place.time) : lastEntry(schedule, place.day)),
  allDay: place.time === undefined,
  openingHours: hoursOf(schedule),
});

export const hoursOf = (schedule: Schedule) =>
  schedule.type === 'OPENING_HOURS' ? [{ from: schedule.from, to: schedule.to }] : [];

/** To the second: some clients parse no fractions. */
export const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
