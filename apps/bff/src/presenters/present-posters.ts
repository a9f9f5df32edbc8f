import {
  type CurrencyCode,
  type Language,
  type Money,
  monthOf,
  nextMonth,
  type ParkDay,
  parkDayAt,
  type Product,
  productOf,
  writeShortDate,
} from '@shop/domain';
import type { BackendReply, CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { PosterView } from '@shop/ports/screens';
import { presentPoster } from './present-poster.js';

export interface Offers {
  /** Lowest adult price of the coming weeks, by slug. */
  readonly from: ReadonlyMap<string, Money>;
  /** Products unavailable in these weeks, with the day of their return if known. */
  readonly closed: ReadonlyMap<string, ParkDay | undefined>;
}

interface Asking {
  readonly currency: CurrencyCode;
  readonly now: Date;
}

/** A product that returns later shows no date. */
const monthsLookedAt = 6;

/** Entries that are not on sale for weeks come last; the rest keeps its order. */
export const closedLast = <Entry>(
  entries: readonly Entry[],
  isClosed: (entry: Entry) => boolean,
): readonly Entry[] => [
  ...entries.filter((one) => !isClosed(one)),
  ...entries.filter((one) => isClosed(one)),
];

/** Whether a product is unavailable in the coming weeks. Nothing is if the prices failed. */
export const closedIn =
  (products: readonly Product[], prices: BackendReply<ReadonlyMap<string, Money>>) =>
  (slug: string): boolean =>
    prices.kind === 'ok' && !prices.answer.has(slug) && productOf(products, slug) !== undefined;

/** For the products that a page shows: the days of a closed one cost up to six calendars. */
export async function offersOf(
  products: readonly Product[],
  prices: BackendReply<ReadonlyMap<string, Money>>,
  catalogue: CatalogueGateway,
  asking: Asking,
): Promise<Offers> {
  if (prices.kind !== 'ok') return { from: new Map(), closed: new Map() };
  const from = prices.answer;
  const closed = products
    .filter(({ slug }) => !from.has(slug))
    .map(async ({ slug }) => [slug, await backOn(slug, catalogue, asking)] as const);
  return { from, closed: new Map(await Promise.all(closed)) };
}

async function backOn(
  slug: string,
  catalogue: CatalogueGateway,
  { currency, now }: Asking,
): Promise<ParkDay | undefined> {
  let month = monthOf(parkDayAt(now));
  for (let looked = 0; looked < monthsLookedAt; looked += 1) {
    const days = await catalogue.calendar(slug, month, currency);
    if (days.kind !== 'ok') return undefined;
    const first = days.answer.find(({ priceFrom }) => priceFrom !== undefined);
    if (first) return first.day;
    month = nextMonth(month);
  }
  return undefined;
}

/** Posters in order, with closed products last (docs/rules/screens.md). */
export function presentPosters(
  products: readonly Product[],
  { from, closed }: Offers,
  content: ContentSource,
  language: Language,
): readonly PosterView[] {
  return closedLast(products, ({ slug }) => closed.has(slug)).map((product) => {
    const day = closed.get(product.slug);
    return {
      ...presentPoster(product, content, language, from.get(product.slug)),
      closedUntil: day && writeShortDate(day, language),
    };
  });
}
