import {
  addDays,
  buyRoute,
  daysBetween,
  type Language,
  nextMonth,
  type ParkDay,
  parkDayAt,
  type ParkMonth,
  pathOf,
  type Product,
  writeDayOfMonth,
  writeLongDate,
} from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';
import type { GuideCell, PriceGuideView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { bestOf, tintOf } from './price-tints.js';

/** A ticket's days in a month; `undefined` if its calendar failed. */
export interface GuideColumn {
  readonly product: Product;
  readonly days: readonly CalendarDay[] | undefined;
}

/** Days of a month from today, each with every ticket's price or why there is none. */
export function presentRows(
  columns: readonly GuideColumn[],
  month: ParkMonth,
  now: Date,
  language: Language,
): PriceGuideView['rows'] {
  const today = parkDayAt(now);
  const writers = columns.map((column) => cellsOf(column, language));
  return daysOf(month)
    .filter((day) => day >= today)
    .map((day) => ({
      day,
      date: writeDayOfMonth(day, language),
      longDate: writeLongDate(day, language),
      isToday: day === today,
      cells: writers.map((write) => write(day)),
    }));
}

const daysOf = (month: ParkMonth): readonly ParkDay[] => {
  const first = `${month}-01`;
  const count = daysBetween(first, `${nextMonth(month)}-01`);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
};

/** Cells of one ticket. Tint and best price are relative to this ticket's month. */
function cellsOf({ product, days }: GuideColumn, language: Language): (day: ParkDay) => GuideCell {
  if (!days) return () => ({ kind: 'unknown' });
  const byDay = new Map(days.map((day) => [day.day, day]));
  const amounts = days.flatMap(({ priceFrom }) => (priceFrom ? [priceFrom.amount] : []));
  const best = bestOf(amounts);
  const page = pathOf(buyRoute(product), language);
  return (day) => {
    const told = byDay.get(day);
    if (told?.status === 'SOLD_OUT') return { kind: 'soldOut' };
    if (!told?.priceFrom) return { kind: 'closed' };
    return {
      kind: 'price',
      price: presentMoney(told.priceFrom, language),
      tint: tintOf(told.priceFrom.amount, amounts),
      isBest: told.priceFrom.amount === best,
      isLimited: told.status === 'LIMITED',
      href: `${page}?date=${day}`,
    };
  };
}
