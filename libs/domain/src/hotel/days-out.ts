import { addDays, type ParkDay, weekdayOf } from '../calendar/park-day.js';
import type { Product } from '../catalogue/product.js';
import { type StayDates, nightsOf } from './stay.js';

export interface DayOut {
  readonly slug: string;
  /** The days of the stay on which it is open. */
  readonly days: readonly ParkDay[];
}

/** From the morning after the first night to the day of departure. */
const freeDays = (dates: StayDates): readonly ParkDay[] =>
  Array.from({ length: Math.max(0, nightsOf(dates)) }, (_, day) => addDays(dates.checkIn, day + 1));

export const daysOut = (
  dates: StayDates,
  products: readonly Pick<Product, 'slug' | 'schedule'>[],
): readonly DayOut[] =>
  products.map(({ slug, schedule }) => ({
    slug,
    days: freeDays(dates).filter((day) => schedule.weekdays.includes(weekdayOf(day))),
  }));

/** Gives each place a day of its own, in order, for at most `most` places. */
export function oneADay(
  outs: readonly DayOut[],
  most: number,
): readonly { readonly slug: string; readonly day: ParkDay }[] {
  const taken = new Set<ParkDay>();
  return outs.flatMap(({ slug, days }) => {
    const day = taken.size < most ? days.find((one) => !taken.has(one)) : undefined;
    if (!day) return [];
    taken.add(day);
    return [{ slug, day }];
  });
}
