import {
  addDays,
  type CurrencyCode,
  type DayStatus,
  money,
  sum,
  times,
  type UnitType,
  unitTypes,
} from '@shop/domain';
import type { CalendarDay, PriceQuestion, Quote } from '@shop/ports/backends';
import { type Offered, unitIdOf } from './octo-products.js';
import type { OctoAvailability } from './wire-octo.js';

const known: Readonly<Record<string, DayStatus>> = {
  AVAILABLE: 'AVAILABLE',
  FREESALE: 'AVAILABLE',
  LIMITED: 'LIMITED',
  SOLD_OUT: 'SOLD_OUT',
};
const ranks: readonly DayStatus[] = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'];

export const daysFrom = (first: string, last: string): readonly string[] =>
  first > last ? [] : [first, ...daysFrom(addDays(first, 1), last)];

export const dayOf = ({ localDateTimeStart }: OctoAvailability) => localDateTimeStart.slice(0, 10);
export const timeOf = ({ localDateTimeStart }: OctoAvailability) =>
  localDateTimeStart.slice(11, 16);

const statusOf = ({ status, available }: OctoAvailability): DayStatus => {
  const said = known[status] ?? 'CLOSED';
  return !available && said !== 'CLOSED' ? 'SOLD_OUT' : said;
};

const leftOf = ({ vacancies }: OctoAvailability) =>
  typeof vacancies === 'number' ? { left: vacancies } : {};

export function priceOf(
  { unitPricing }: OctoAvailability,
  offered: Offered,
  unit: UnitType,
  currency: CurrencyCode,
) {
  const unitId = unitIdOf(offered, unit);
  const found = unitPricing.find((one) => one.unitId === unitId && one.currency === currency);
  return (
    found && { original: money(found.original, currency), retail: money(found.retail, currency) }
  );
}

export function calendarDay(
  day: string,
  all: readonly OctoAvailability[],
  offered: Offered,
  currency: CurrencyCode,
): CalendarDay {
  const [best] = all.toSorted(
    (one, other) => ranks.indexOf(statusOf(one)) - ranks.indexOf(statusOf(other)),
  );
  const price = best && priceOf(best, offered, 'ADULT', currency);
  const counts = all.flatMap(({ vacancies }) => (typeof vacancies === 'number' ? [vacancies] : []));
  const status = best ? statusOf(best) : 'CLOSED';
  const isSold = status === 'AVAILABLE' || status === 'LIMITED';
  return {
    day,
    status: isSold && !price ? 'CLOSED' : status,
    priceFrom: isSold ? price?.retail : undefined,
    ...(isSold && price && { listPrice: price.original }),
    ...(counts.length > 0 && { left: Math.max(...counts) }),
    startTimes: all
      .filter(({ allDay }) => !allDay)
      .map((one) => ({ time: timeOf(one), status: statusOf(one), ...leftOf(one) })),
  };
}

/** `undefined` if a unit has no price. */
export function quoteOf(
  found: OctoAvailability,
  offered: Offered,
  { people, currency }: PriceQuestion,
): Quote | undefined {
  const wanted = unitTypes.filter((unit) => people[unit] > 0);
  const units = wanted.flatMap((unit) => {
    const price = priceOf(found, offered, unit, currency);
    const quantity = people[unit];
    return price ? [{ unit, quantity, price }] : [];
  });
  const adult = priceOf(found, offered, 'ADULT', currency);
  if (units.length < wanted.length || !adult) return undefined;
  const of = (part: 'original' | 'retail') =>
    sum(
      units.map(({ price, quantity }) => times(price[part], quantity)),
      currency,
    );
  return {
    listPrice: adult.original,
    original: of('original'),
    total: of('retail'),
    units: units.map(({ unit, quantity, price: { retail } }) => ({
      unit,
      quantity,
      unitPrice: retail,
      amount: times(retail, quantity),
    })),
    extraPrices: [],
  };
}
