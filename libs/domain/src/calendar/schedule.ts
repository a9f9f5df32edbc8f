import {
  addDays,
  momentOf,
  type ParkDay,
  type ParkTime,
  parkDayAt,
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

export interface Hours {
  readonly from: ParkTime;
  readonly to: ParkTime;
}

/** The hours of a day as moments. Hours that end no later than they begin end on the next day. */
export const hoursOn = (day: ParkDay, { from, to }: Hours) => ({
  from: momentOf(day, from),
  to: momentOf(to > from ? day : addDays(day, 1), to),
});

/** The day whose hours a moment falls in: today, or yesterday when its hours cross midnight. */
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

/** The day on which a place is open at a moment; a tour is never "open". */
export const openDayAt = (schedule: Schedule, now: Date): ParkDay | undefined =>
  dayWithin(
    (day) => (schedule.type === 'OPENING_HOURS' && opensOn(schedule, day) ? schedule : undefined),
    now,
  );

/** Until when a ticket for a day can be sold: its park closes, or its last tour leaves. */
export const lastEntry = (schedule: Schedule, day: ParkDay): Date =>
  schedule.type === 'OPENING_HOURS'
    ? hoursOn(day, schedule).to
    : momentOf(day, schedule.startTimes.toSorted().at(-1) ?? '00:00');

export const isBeforeLastEntry = (schedule: Schedule, day: ParkDay, now: Date): boolean =>
  now < lastEntry(schedule, day);

/** Until when on the next day a visit goes on; none for one that ends by midnight. */
export const lateUntil = (schedule: Schedule): ParkTime | undefined =>
  schedule.type === 'OPENING_HOURS' && schedule.to <= schedule.from && schedule.to > '00:00'
    ? schedule.to
    : undefined;

/** The days whose tickets admit at a moment: today, and yesterday until its visit ends. */
export function ticketDaysAt(now: Date, late: ParkTime | undefined): readonly ParkDay[] {
  const today = parkDayAt(now);
  return late !== undefined && now < momentOf(today, late) ? [today, addDays(today, -1)] : [today];
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
