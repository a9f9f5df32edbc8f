import { momentOf, type ParkDay, type ParkTime } from '../calendar/park-day.js';
import { hoursOn, type Schedule } from '../calendar/schedule.js';

export interface VisitTimes {
  readonly from: Date;
  /** Later than `from`; `undefined` if unknown. */
  readonly to: Date | undefined;
}

/** Minutes in an operator's text such as `5 h 30 min`; `undefined` for other texts. */
function minutesIn(duration: string): number | undefined {
  const [, hours = '0', minutes = '0'] = /^(?:(\d+)\sh)?\s?(?:(\d+)\smin)?$/.exec(duration) ?? [];
  const sum = Number(hours) * 60 + Number(minutes);
  return sum > 0 ? sum : undefined;
}

/** For a calendar. A tour ends after its `duration`, in the operator's words. */
export function visitTimes(
  schedule: Schedule,
  day: ParkDay,
  time: ParkTime | undefined,
  duration = '',
): VisitTimes {
  if (schedule.type === 'START_TIME') {
    const from = momentOf(day, time ?? schedule.startTimes[0] ?? '00:00');
    const minutes = minutesIn(duration);
    return { from, to: minutes ? new Date(from.getTime() + minutes * 60_000) : undefined };
  }
  const hours = hoursOn(day, schedule);
  return time === undefined ? hours : { from: momentOf(day, time), to: hours.to };
}
