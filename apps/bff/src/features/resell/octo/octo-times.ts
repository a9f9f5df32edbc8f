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

/** A local time with its offset, as OCTO writes it. */
const local = (day: ParkDay, time: string): string => `${day}T${time}${offset}`;

export interface OctoPlace {
  readonly day: ParkDay;
  readonly time: ParkTime | undefined;
}

/** The id of a day or a departure: when it begins, so that it means the same for ever. */
export const availabilityIdOf = ({ day, time }: OctoPlace): string =>
  local(day, `${time ?? '00:00'}:00`);

/** What an id names on a schedule of this type; `undefined` for what never was one. */
export function placeOfId(id: string, type: Schedule['type']): OctoPlace | undefined {
  const day = id.slice(0, 10);
  const time = id.slice(11, 16);
  if (!isParkDay(day) || !isParkTime(time)) return undefined;
  const place = { day, time: type === 'START_TIME' ? time : undefined };
  return availabilityIdOf(place) === id ? place : undefined;
}

/** When a day ends: at its last second, or when its park closes after midnight. */
function endOf(day: ParkDay, schedule: Schedule): string {
  const late = lateUntil(schedule);
  return late === undefined ? local(day, '23:59:59') : local(addDays(day, 1), `${late}:00`);
}

/** When it is, of a day or a departure. Nobody says when a tour ends: it says when it begins. */
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

/** An instant to the second: some readers know no others. */
export const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;
