import {
  type Choice,
  countPeople,
  type ParkDay,
  type ParkTime,
  type Product,
  choiceIssues,
} from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';

/** Whether a day and start time has enough places. Unknown places count as enough. */
export function hasPlaces(told: CalendarDay, time: ParkTime | undefined, count: number): boolean {
  const start = told.startTimes.find((one) => one.time === time);
  const left = start?.left ?? told.left;
  return left === undefined || left >= count;
}

/** Days on which the whole party can have the choice as it is. */
export const daysFor = (
  choice: Omit<Choice, 'day'>,
  product: Product,
  calendar: readonly CalendarDay[],
  now: Date,
): readonly ParkDay[] =>
  calendar
    .filter((told) => {
      const wanted = { isOpenTicket: false, isDateOdd: false, isPeopleOdd: false };
      const { day, time } = choiceIssues({ ...choice, ...wanted, day: told.day }, product, {
        now,
        told,
        isUnknown: false,
      });
      const isSold = told.priceFrom !== undefined && !day && !time;
      return isSold && hasPlaces(told, choice.time, countPeople(choice.people));
    })
    .map(({ day }) => day);
