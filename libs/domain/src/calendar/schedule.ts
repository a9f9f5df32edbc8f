import {
  type ParkDay,
  type ParkTime,
  parkDayAt,
  parkTimeAt,
  type Weekday,
  weekdayOf,
} from './park-day.js';

/** OCTO availability types: a park is open for hours, a tour leaves at start times. */
export type Schedule =
  | {
      readonly type: 'OPENING_HOURS';
      readonly weekdays: readonly Weekday[];
      readonly from: ParkTime;
      readonly to: ParkTime;
    }
  | {
      readonly type: 'START_TIME';
      readonly weekdays: readonly Weekday[];
      readonly startTimes: readonly ParkTime[];
    };

/** OCTO availability status of a day; LIMITED is under half left. */
export type DayStatus = 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED';

export const opensOn = (schedule: Schedule, day: ParkDay): boolean =>
  schedule.weekdays.includes(weekdayOf(day));

/** The last time of a day until which a ticket for it can be sold. */
export const lastStart = (schedule: Schedule): ParkTime =>
  schedule.type === 'OPENING_HOURS' ? schedule.to : (schedule.startTimes.at(-1) ?? '00:00');

/** Whether a place is open at a moment; a tour is never "open". */
export function isOpenAt(schedule: Schedule, now: Date): boolean {
  if (schedule.type === 'START_TIME' || !opensOn(schedule, parkDayAt(now))) return false;
  const time = parkTimeAt(now);
  return schedule.from <= time && time < schedule.to;
}

/** Whether a choice of time fits a schedule: start times must be chosen, opening hours need none. */
export function scheduleChoice(
  schedule: Schedule,
  time: ParkTime | undefined,
): 'chosen' | 'notNeeded' | 'missing' | 'unknown' {
  if (schedule.type === 'OPENING_HOURS') return time ? 'unknown' : 'notNeeded';
  if (!time) return 'missing';
  return schedule.startTimes.includes(time) ? 'chosen' : 'unknown';
}
