import { addDays, daysBetween, type ParkDay, parkDayAt } from '@shop/domain';

/** Far from days with a minimum stay or without arrivals or departures. */
const plainDays = ['02-10', '06-10', '10-10'];

/** A check-in day for a stay of two or three nights, at least `ahead` days from now. */
export function plainCheckIn(ahead = 20): ParkDay {
  const today = parkDayAt(new Date());
  const year = Number(today.slice(0, 4));
  const all = [year, year + 1].flatMap((one) => plainDays.map((day) => `${one}-${day}`));
  return all.find((day) => daysBetween(today, day) >= ahead) ?? addDays(today, ahead);
}
