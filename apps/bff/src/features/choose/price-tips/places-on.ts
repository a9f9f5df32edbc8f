import { type DayPlaces, isStillAhead, type Schedule } from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';

/** Places left on an open day, per start time if one must be chosen. */
export const placesOn = (
  { day, status, left, startTimes }: CalendarDay,
  type: Schedule['type'],
  now: Date,
): DayPlaces => ({
  day,
  places: status === 'SOLD_OUT' ? 0 : left,
  times:
    type === 'START_TIME'
      ? startTimes
          .filter((one) => one.status !== 'CLOSED' && isStillAhead(now, day, one.time))
          .map((one) => ({ time: one.time, places: one.status === 'SOLD_OUT' ? 0 : one.left }))
      : undefined,
});
