import {
  type Choice,
  choiceIssues,
  countPeople,
  hasPlaces,
  type ParkDay,
  type Product,
  wantedOf,
} from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';

/** Days on which the whole party can have the choice as it is. */
export const daysFor = (
  choice: Omit<Choice, 'day'>,
  product: Product,
  calendar: readonly CalendarDay[],
  now: Date,
): readonly ParkDay[] =>
  calendar
    .filter((calendarDay) => {
      const wanted = wantedOf({ ...choice, day: calendarDay.day });
      const { day, time } = choiceIssues(wanted, product, { now, calendarDay, isUnknown: false });
      const isSold = calendarDay.priceFrom !== undefined && !day && !time;
      return isSold && hasPlaces(calendarDay, choice.time, countPeople(choice.people));
    })
    .map(({ day }) => day);
