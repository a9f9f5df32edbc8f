import { isStillAhead } from './lead-time.js';
import { type ParkTime, parkDayAt } from './park-day.js';
import {
  type DayStatus,
  isBeforeLastEntry,
  openDayAt,
  opensOn,
  type Schedule,
} from './schedule.js';

/** What is left of the day on which a moment falls: hours of a park, departures of a tour, or none. */
export type DayAt =
  | { readonly kind: 'open'; readonly from: ParkTime; readonly to: ParkTime }
  | { readonly kind: 'leaves'; readonly times: readonly ParkTime[] }
  | { readonly kind: 'over' }
  | { readonly kind: 'closed' };

/** Whether a place that opens today has let in its last: no ticket for today is sold any more. */
export const isTodayOver = (schedule: Schedule, now: Date): boolean =>
  opensOn(schedule, parkDayAt(now)) && !isBeforeLastEntry(schedule, parkDayAt(now), now);

/**
 * A backend that says that a day is closed knows more than the schedule; of a day that is over it says
 * so too. After midnight the hours of last night come first, until they end.
 */
export function dayAt(schedule: Schedule, now: Date, told: DayStatus | undefined): DayAt {
  const today = parkDayAt(now);
  const openDay = openDayAt(schedule, now) ?? today;
  if (openDay === today) {
    if (!opensOn(schedule, today)) return { kind: 'closed' };
    if (isTodayOver(schedule, now)) return { kind: 'over' };
    if (told === 'CLOSED') return { kind: 'closed' };
  }
  return schedule.type === 'OPENING_HOURS'
    ? { kind: 'open', from: schedule.from, to: schedule.to }
    : {
        kind: 'leaves',
        times: schedule.startTimes.filter((start) => isStillAhead(now, today, start)),
      };
}
