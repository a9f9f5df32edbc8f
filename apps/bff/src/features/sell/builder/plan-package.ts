import {
  addDays,
  cheapestDays,
  type CheapestDays,
  daysBetween,
  isParkDay,
  monthOf,
  nextMonth,
  type PackageWish,
  packagePartOf,
  type ParkDay,
  type ParkMonth,
  type People,
  parkDayAt,
  saleHorizonDays,
  zero,
} from '@shop/domain';
import type { CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import { answerOr } from '../../../presenters/answer-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { PartFacts } from './builder-facts.js';
import { placesOn } from '../ways/places-on.js';

/** The days between which somebody is here, both included; at most two months. */
export interface PlanWindow {
  readonly from: ParkDay;
  readonly to: ParkDay;
}

/** The longest stay that is looked at. */
export const longestWindow = 60;
/** What the fields say before anybody does. */
const usualStart = 1;
const usualStay = 14;

/** The window of the address, brought into the sale; `isAsked` when it is looked for. */
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

/** A park or tour of a package, and what is chosen of it beside its day. */
type PlannedPart = Pick<PartFacts, 'part' | 'product'>;

interface PlannedStrip {
  readonly parts: readonly PlannedPart[];
  readonly strip: { readonly people: People };
}

/** The cheapest days for parks and people; `undefined` where days or prices can't be had. */
export async function planPackage(
  catalogue: CatalogueGateway,
  { parts, strip: { people } }: PlannedStrip,
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
        ? replies.flatMap((reply) => answerOr(reply, []))
        : undefined;
    }),
  );
  const wishes = parts.map((part, index) => {
    const days = calendars[index]?.filter(({ day }) => day >= from && day <= to);
    return days && wishOf(part, days, now);
  });
  const known = wishes.filter((wish) => wish !== undefined);
  if (known.length < parts.length) return undefined;
  return cheapestDays({ wishes: known, people, today: parkDayAt(now), currency });
}

const monthsBetween = (from: ParkDay, to: ParkDay): readonly ParkMonth[] => {
  const count = Math.ceil(daysBetween(from, to) / 28) + 1;
  return Array.from({ length: count }, (_, ahead) => nextMonth(monthOf(from), ahead)).filter(
    (month) => month <= monthOf(to),
  );
};

/** Without the price before any discount nobody can tell what a day costs in a package. */
function wishOf(
  { product, part }: PlannedPart,
  days: readonly CalendarDay[],
  now: Date,
): PackageWish | undefined {
  const open = days.filter(({ status }) => status !== 'CLOSED');
  const offered = open.flatMap((one) => {
    const listPrice = one.listPrice ?? (one.status === 'SOLD_OUT' ? zero('MXN') : undefined);
    return listPrice ? [{ ...placesOn(one, product.schedule.type, now), listPrice }] : [];
  });
  if (offered.length < open.length) return undefined;
  const { parent, products } = packagePartOf(product, part);
  return { parent, products, notDiscount: product.notDiscount, days: offered };
}
