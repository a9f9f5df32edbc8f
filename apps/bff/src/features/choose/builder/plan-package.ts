import {
  addDays,
  cheapestDays,
  type CheapestDays,
  daysBetween,
  isParkDay,
  monthOf,
  nextMonth,
  packagePartOf,
  type PackageRequest,
  type ParkDay,
  parkDayAt,
  type ParkMonth,
  type People,
  saleHorizonDays,
  zero,
} from '@shop/domain';
import type { CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { PartFacts } from '../gather/gather-parts.js';
import { placesOn } from '../price-tips/places-on.js';

/** Days of the visitor's stay, both included; at most two months. */
export interface PlanWindow {
  readonly from: ParkDay;
  readonly to: ParkDay;
}

const longestWindow = 60;
/** Defaults of the form, in days from today. */
const usualStart = 1;
const usualStay = 14;

/** Parses the window and limits it to the sale; `isAsked` if the visitor requested a plan. */
export function readWindow(
  query: URLSearchParams,
  now: Date,
): PlanWindow & { readonly isAsked: boolean } {
  const today = parkDayAt(now);
  const within = (day: ParkDay, first: ParkDay, last: ParkDay) =>
    day < first ? first : day > last ? last : day;
  const [asked, until] = [query.get('from') ?? undefined, query.get('to') ?? undefined];
  const lastDay = addDays(today, saleHorizonDays);
  const from = within(isParkDay(asked) ? asked : addDays(today, usualStart), today, lastDay);
  const last = within(addDays(from, longestWindow - 1), from, lastDay);
  const to = within(isParkDay(until) ? until : addDays(from, usualStay), from, last);
  return { from, to, isAsked: query.has('plan') };
}

type PlannedPart = Pick<PartFacts, 'part' | 'product'>;

interface PlannedDraft {
  readonly parts: readonly PlannedPart[];
  readonly draft: { readonly people: People };
}

/** Cheapest days for these parks and people; `undefined` if days or prices are unavailable. */
export async function planPackage(
  catalogue: CatalogueGateway,
  { parts, draft: { people } }: PlannedDraft,
  { from, to }: PlanWindow,
  { visitor: { currency }, now }: PageQuestion,
): Promise<CheapestDays | undefined> {
  const months = monthsBetween(from, to);
  const calendars = await Promise.all(
    parts.map(async ({ product }) => {
      const replies = await Promise.all(
        months.map((month) => catalogue.calendar(product.slug, month, currency)),
      );
      return replies.every(({ kind }) => kind === 'ok')
        ? replies.flatMap((reply) => valueOr(reply, []))
        : undefined;
    }),
  );
  const requests = parts.map((part, index) => {
    const days = calendars[index]?.filter(({ day }) => day >= from && day <= to);
    return days && requestOf(part, days, now);
  });
  const known = requests.filter((request) => request !== undefined);
  if (known.length < parts.length) return undefined;
  return cheapestDays({ requests: known, people, today: parkDayAt(now), currency });
}

const monthsBetween = (from: ParkDay, to: ParkDay): readonly ParkMonth[] => {
  const count = Math.ceil(daysBetween(from, to) / 28) + 1;
  return Array.from({ length: count }, (_, ahead) => nextMonth(monthOf(from), ahead)).filter(
    (month) => month <= monthOf(to),
  );
};

/** A day needs its undiscounted price, or its package price is unknown. */
function requestOf(
  { product, part }: PlannedPart,
  days: readonly CalendarDay[],
  now: Date,
): PackageRequest | undefined {
  const open = days.filter(({ status }) => status !== 'CLOSED');
  const offered = open.flatMap((one) => {
    const listPrice = one.listPrice ?? (one.status === 'SOLD_OUT' ? zero('MXN') : undefined);
    return listPrice ? [{ ...placesOn(one, product.schedule.type, now), listPrice }] : [];
  });
  if (offered.length < open.length) return undefined;
  const { parent, products } = packagePartOf(product, part);
  return { parent, products, notDiscount: product.notDiscount, days: offered };
}
