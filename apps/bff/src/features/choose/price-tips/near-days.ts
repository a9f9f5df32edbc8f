import {
  addDays,
  type CurrencyCode,
  isBeforeLastEntry,
  type LostVisit,
  monthOf,
  type NearDay,
  nearestDays,
  nextMonth,
  type ParkDay,
  parkDayAt,
  type ParkMonth,
  type Product,
  saleHorizonDays,
} from '@shop/domain';
import type { CatalogueGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { placesOn } from './places-on.js';

const reachDays = 31;

interface Asked {
  readonly product: Product;
  readonly visit: LostVisit;
  readonly taken?: readonly ParkDay[];
  readonly currency: CurrencyCode;
  readonly now: Date;
}

/** Available days within a month of an unavailable visit. */
export const findNearDays = (
  catalogue: CatalogueGateway,
  asked: Asked,
): Promise<readonly NearDay[]> =>
  daysIn(catalogue, monthsAround(asked.visit.day, asked.now), asked);

/** The same; if these months have none, the first days of a later month. */
export async function findNextDays(
  catalogue: CatalogueGateway,
  asked: Asked,
): Promise<readonly NearDay[]> {
  const months = monthsAround(asked.visit.day, asked.now);
  let found = await daysIn(catalogue, months, asked);
  const last = monthOf(addDays(parkDayAt(asked.now), saleHorizonDays));
  let month = nextMonth(months.at(-1) ?? last);
  while (found.length === 0 && month <= last) {
    found = await daysIn(catalogue, [month], asked);
    month = nextMonth(month);
  }
  return found;
}

async function daysIn(
  catalogue: CatalogueGateway,
  months: readonly ParkMonth[],
  { product: { schedule, slug }, visit, taken = [], currency, now }: Asked,
): Promise<readonly NearDay[]> {
  const replies = await Promise.all(
    months.map((month) => catalogue.calendar(slug, month, currency)),
  );
  const offered = replies
    .flatMap((reply) => valueOr(reply, []))
    .filter((one) => one.status !== 'CLOSED' && isBeforeLastEntry(schedule, one.day, now))
    .map((one) => placesOn(one, schedule.type, now));
  return nearestDays(visit, offered, taken);
}

/** Months within the search radius and the sale. */
function monthsAround(day: ParkDay, now: Date): readonly ParkMonth[] {
  const today = parkDayAt(now);
  const last = addDays(today, saleHorizonDays);
  const middle = within(day, today, last);
  const from = monthOf(within(addDays(middle, -reachDays), today, last));
  const to = monthOf(within(addDays(middle, reachDays), today, last));
  const months = [from];
  while ((months.at(-1) ?? to) < to) months.push(nextMonth(months.at(-1) ?? to));
  return months;
}

const within = (day: ParkDay, first: ParkDay, last: ParkDay): ParkDay =>
  day < first ? first : day > last ? last : day;
