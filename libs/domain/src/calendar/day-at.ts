import { type ParkTime, parkDayAt, parkTimeAt } from './park-day.js';
import { type DayStatus, lastStart, opensOn, type Schedule } from './schedule.js';

/** What is left of the day on which a moment falls: hours of a park, departures of a tour, or none. */
export type DayAt =
  | { readonly kind: 'open'; readonly from: ParkTime; readonly to: ParkTime }
  | { readonly kind: 'leaves'; readonly times: readonly ParkTime[] }
  | { readonly kind: 'over' }
  | { readonly kind: 'closed' };

/** Whether a place that opens today has let in its last: no ticket for today is sold any more. */
export const isTodayOver = (schedule: Schedule, now: Date): boolean =>
  opensOn(schedule, parkDayAt(now)) && parkTimeAt(now) >= lastStart(schedule);

/** A backend that says that a day is closed knows more than the schedule; of a day that is over it says so too. */
export function dayAt(schedule: Schedule, now: Date, told: DayStatus | undefined): DayAt {
  if (!opensOn(schedule, parkDayAt(now))) return { kind: 'closed' };
  if (isTodayOver(schedule, now)) return { kind: 'over' };
  if (told === 'CLOSED') return { kind: 'closed' };
  return schedule.type === 'OPENING_HOURS'
    ? { kind: 'open', from: schedule.from, to: schedule.to }
    : { kind: 'leaves', times: schedule.startTimes.filter((start) => start > parkTimeAt(now)) };
}
