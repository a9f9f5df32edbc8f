import {
  addDays,
  type CurrencyCode,
  type Money,
  monthOf,
  type ParkDay,
  type ParkMonth,
  type People,
  type Product,
} from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';
import type { MemoryShelf } from './memory-shelf.js';

const oneAdult: People = { ADULT: 1, CHILD: 0, INFANT: 0 };

/** What an adult pays who buys now; `undefined` on a day that can't be sold. */
export function adultPrice(
  shelf: MemoryShelf,
  product: Product,
  day: ParkDay,
  currency: CurrencyCode,
): Money | undefined {
  if (shelf.refuseDay(product, day)) return undefined;
  const adult = { slug: product.slug, day, time: undefined, people: oneAdult, extras: [] };
  return shelf.price(adult, currency)?.total;
}

export function calendarDay(
  shelf: MemoryShelf,
  product: Product,
  day: ParkDay,
  currency: CurrencyCode,
): CalendarDay {
  const refusal = shelf.refuseDay(product, day);
  const status =
    refusal === undefined ? 'AVAILABLE' : refusal === 'noAvailability' ? 'SOLD_OUT' : 'CLOSED';
  const { schedule } = product;
  const times = schedule.type === 'START_TIME' && status !== 'CLOSED' ? schedule.startTimes : [];
  const left = shelf.leftOn(product, day);
  const listPrice = refusal ? undefined : shelf.listPrice(product, day, currency);
  return {
    day,
    status,
    priceFrom: adultPrice(shelf, product, day, currency),
    ...(listPrice && { listPrice }),
    ...(left !== undefined && { left }),
    startTimes: times.map((time) => ({ time, status, ...(left !== undefined && { left }) })),
  };
}

export const daysOf = (month: ParkMonth): readonly ParkDay[] =>
  Array.from({ length: 31 }, (_, day) => addDays(`${month}-01`, day)).filter(
    (day) => monthOf(day) === month,
  );
