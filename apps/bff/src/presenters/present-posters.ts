import {
  type CurrencyCode,
  type Language,
  type Money,
  monthOf,
  nextMonth,
  type ParkDay,
  parkDayAt,
  type Product,
  writeShortDate,
} from '@shop/domain';
import type { Asked, CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { PosterView } from '@shop/ports/screens';
import { presentPoster } from './present-poster.js';

/** What can be had of the products that a page shows. */
export interface Offers {
  /** The lowest price of an adult over the coming weeks, by slug. */
  readonly from: ReadonlyMap<string, Money>;
  /** What can't be had in these weeks, with the day it is back, where that is known. */
  readonly closed: ReadonlyMap<string, ParkDay | undefined>;
}

interface Asking {
  readonly currency: CurrencyCode;
  readonly now: Date;
}

/** Half a year: what is away for longer says nothing of its return. */
const monthsLookedAt = 6;

/** Nothing is taken for closed on the word of a backend that did not answer. */
export async function offersOf(
  products: readonly Product[],
  prices: Asked<ReadonlyMap<string, Money>>,
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

/** Posters in their order, with what is closed behind the rest (docs/rules/screens.md). */
export function presentPosters(
  products: readonly Product[],
  { from, closed }: Offers,
  content: ContentSource,
  language: Language,
): readonly PosterView[] {
  const [open, away] = [false, true].map((isAway) =>
    products.filter(({ slug }) => closed.has(slug) === isAway),
  );
  return [...(open ?? []), ...(away ?? [])].map((product) => {
    const day = closed.get(product.slug);
    return {
      ...presentPoster(product, content, language, from.get(product.slug)),
      closedUntil: day && writeShortDate(day, language),
    };
  });
}
