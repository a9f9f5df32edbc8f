import { daysBetween, momentOf, type ParkDay, type ParkTime, parkDayAt } from './park-day.js';

export const saleHorizonDays = 400;

/** Park days until a visit, today not counted (docs/rules/calendar.md). */
export const leadDays = (now: Date, visit: ParkDay): number => daysBetween(parkDayAt(now), visit);

/** A start time is on sale until it comes. */
export const isStillAhead = (now: Date, visit: ParkDay, start: ParkTime): boolean =>
  now < momentOf(visit, start);
