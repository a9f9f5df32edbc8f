import { addDays, momentOf, type ParkDay, type ParkTime } from '../calendar/park-day.js';
import type { Schedule } from '../calendar/schedule.js';

/**
 * When a visit begins and ends, for a calendar. A park that is open beyond midnight closes on the
 * next day. How long a tour takes is words of the operator's: it ends when it begins, and so does
 * what is told no end.
 */
export function visitTimes(
  schedule: Schedule,
  day: ParkDay,
  time: ParkTime | undefined,
): { readonly from: Date; readonly to: Date } {
  if (schedule.type === 'START_TIME') {
    const from = momentOf(day, time ?? schedule.startTimes[0] ?? '00:00');
    return { from, to: from };
  }
  const from = time ?? schedule.from;
  const closes = schedule.to > schedule.from ? day : addDays(day, 1);
  return { from: momentOf(day, from), to: momentOf(closes, schedule.to) };
}
