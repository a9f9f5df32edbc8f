import { isStillAhead } from './lead-time.js';
import { type ParkTime, parkDayAt } from './park-day.js';
import {
  type DayStatus,
  isBeforeLastEntry,
  openDayAt,
  opensOn,
  type Schedule,
} from './schedule.js';

/** The rest of the current day: a park's hours, a tour's departures, or nothing. */
export type DayAt =
  | { readonly kind: 'open'; readonly from: ParkTime; readonly to: ParkTime }
  | { readonly kind: 'leaves'; readonly times: readonly ParkTime[] }
  | { readonly kind: 'over' }
  | { readonly kind: 'closed' };

/** The park has closed or the last tour has left: tickets for today are no longer sold. */
export const isTodayOver = (schedule: Schedule, now: Date): boolean =>
  opensOn(schedule, parkDayAt(now)) && !isBeforeLastEntry(schedule, parkDayAt(now), now);

/** The backend's CLOSED overrides the schedule. After midnight, last night's hours come first. */
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
