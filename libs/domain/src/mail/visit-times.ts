import { momentOf, type ParkDay, type ParkTime } from '../calendar/park-day.js';
import { hoursOn, type Schedule } from '../calendar/schedule.js';

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
  const hours = hoursOn(day, schedule);
  return time === undefined ? hours : { from: momentOf(day, time), to: hours.to };
}
