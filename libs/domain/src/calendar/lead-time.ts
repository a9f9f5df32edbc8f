import { daysBetween, momentOf, type ParkDay, type ParkTime, parkDayAt } from './park-day.js';

/** Days ahead that tickets are on sale. */
export const saleHorizonDays = 400;

/** Calendar days in the park from now until a visit, today not counted (docs/rules/calendar.md). */
export const leadDays = (now: Date, visit: ParkDay): number => daysBetween(parkDayAt(now), visit);

/** Whether a start time of a day can still be sold: it has not come yet. */
export const isStillAhead = (now: Date, visit: ParkDay, start: ParkTime): boolean =>
  now < momentOf(visit, start);
