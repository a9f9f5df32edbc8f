import {
  addDays,
  momentOf,
  type ParkDay,
  type ParkTime,
  parkDayAt,
  type Weekday,
  weekdayOf,
} from './park-day.js';

/** OCTO availability types: a park has opening hours, a tour has start times. */
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

/** OCTO availability status of a day; LIMITED means less than half left. */
export type DayStatus = 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED';

export const opensOn = (schedule: Schedule, day: ParkDay): boolean =>
  schedule.weekdays.includes(weekdayOf(day));

export interface Hours {
  readonly from: ParkTime;
  readonly to: ParkTime;
}

/** If `to` is not after `from`, the hours end on the next day. */
export const hoursOn = (day: ParkDay, { from, to }: Hours) => ({
  from: momentOf(day, from),
  to: momentOf(to > from ? day : addDays(day, 1), to),
});

/** The day whose hours include `now`: today, or yesterday if its hours cross midnight. */
export function dayWithin(
  hoursOf: (day: ParkDay) => Hours | undefined,
  now: Date,
): ParkDay | undefined {
  const today = parkDayAt(now);
  return [today, addDays(today, -1)].find((day) => {
    const hours = hoursOf(day);
    const { from, to } = hours ? hoursOn(day, hours) : { from: now, to: now };
    return from <= now && now < to;
  });
}

/** The day on which a place is open now; a tour is never "open". */
export const openDayAt = (schedule: Schedule, now: Date): ParkDay | undefined =>
  dayWithin(
    (day) => (schedule.type === 'OPENING_HOURS' && opensOn(schedule, day) ? schedule : undefined),
    now,
  );

/** When sales for a day end: its park closes, or its last tour leaves. */
export const lastEntry = (schedule: Schedule, day: ParkDay): Date =>
  schedule.type === 'OPENING_HOURS'
    ? hoursOn(day, schedule).to
    : momentOf(day, schedule.startTimes.toSorted().at(-1) ?? '00:00');

export const isBeforeLastEntry = (schedule: Schedule, day: ParkDay, now: Date): boolean =>
  now < lastEntry(schedule, day);

/** When a visit ends on the next day; `undefined` if it ends by midnight. */
export const lateUntil = (schedule: Schedule): ParkTime | undefined =>
  schedule.type === 'OPENING_HOURS' && schedule.to <= schedule.from && schedule.to > '00:00'
    ? schedule.to
    : undefined;

/** The days whose tickets are valid now: today, and yesterday until its visit ends. */
export function ticketDaysAt(now: Date, late: ParkTime | undefined): readonly ParkDay[] {
  const today = parkDayAt(now);
  return late !== undefined && now < momentOf(today, late) ? [today, addDays(today, -1)] : [today];
}

/** A tour needs a start time; a park must not have one. */
export function scheduleChoice(
  schedule: Schedule,
  time: ParkTime | undefined,
): 'chosen' | 'notNeeded' | 'missing' | 'unknown' {
  if (schedule.type === 'OPENING_HOURS') return time ? 'unknown' : 'notNeeded';
  if (!time) return 'missing';
  return schedule.startTimes.includes(time) ? 'chosen' : 'unknown';
}
