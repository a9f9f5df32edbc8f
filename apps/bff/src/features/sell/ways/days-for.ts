import {
  type Choice,
  countPeople,
  type ParkDay,
  type ParkTime,
  type Product,
  standingOf,
} from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';

/** Whether so many can come on a day, at the time that they chose; unknown places say nothing against it. */
export function hasPlaces(told: CalendarDay, time: ParkTime | undefined, count: number): boolean {
  const start = told.startTimes.find((one) => one.time === time);
  const left = start?.left ?? told.left;
  return left === undefined || left >= count;
}

/** The days of calendars on which a choice can be had as it is, by all who come. */
export const daysFor = (
  choice: Omit<Choice, 'day'>,
  product: Product,
  calendar: readonly CalendarDay[],
  now: Date,
): readonly ParkDay[] =>
  calendar
    .filter((told) => {
      const wanted = { isOpenTicket: false, isDateOdd: false, isPeopleOdd: false };
      const { day, time } = standingOf({ ...choice, ...wanted, day: told.day }, product, {
        now,
        told,
        isUnknown: false,
      });
      const isSold = told.priceFrom !== undefined && !day && !time;
      return isSold && hasPlaces(told, choice.time, countPeople(choice.people));
    })
    .map(({ day }) => day);
