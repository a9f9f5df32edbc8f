import { addDays, daysBetween, type ParkDay, parkDayAt } from '@shop/domain';

/** Far from the days on which the hotels ask for longer stays, or on which nobody comes or goes. */
const plainDays = ['02-10', '06-10', '10-10'];

/** A day on which a stay of two or three nights can begin: at least so many days ahead. */
export function plainCheckIn(ahead = 20): ParkDay {
  const today = parkDayAt(new Date());
  const year = Number(today.slice(0, 4));
  const all = [year, year + 1].flatMap((one) => plainDays.map((day) => `${one}-${day}`));
  return all.find((day) => daysBetween(today, day) >= ahead) ?? addDays(today, ahead);
}
