import { type Money, oncePer, type Product } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import { closedLast } from '../../../presenters/present-posters.js';
import { type FilterKey, filterKeys, type SortKey } from './list-address.js';

type List = readonly Product[];
type Prices = ReadonlyMap<string, Money>;

/** Each filter's products, made once per catalogue. */
const filteredBy = oncePer((content: ContentSource) =>
  oncePer((all: List): ReadonlyMap<FilterKey, List> => {
    const isIn = ({ slug, tourOnly }: Product, key: FilterKey) =>
      key === 'park' || key === 'tour'
        ? tourOnly === (key === 'tour')
        : (content.place(slug, 'en')?.tags.includes(key) ?? false);
    return new Map(filterKeys.map((key) => [key, all.filter((product) => isIn(product, key))]));
  }),
);

export const filtered = (all: List, key: FilterKey, content: ContentSource): List =>
  filteredBy(content)(all).get(key) ?? [];

/** Each order of a list, made once per list and prices. */
const ordered = oncePer((prices: Prices) => {
  const priceOf = ({ slug }: Product) => prices.get(slug)?.amount ?? Infinity;
  const orders: Readonly<Record<SortKey, (list: List) => List>> = {
    featured: (list) => list,
    name: (list) => list.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
    price: (list) => list.toSorted((one, other) => compare(priceOf(one), priceOf(other))),
  };
  const isClosed = ({ slug }: Product) => !prices.has(slug);
  const once = (sort: SortKey) => oncePer((list: List) => closedLast(orders[sort](list), isClosed));
  return { featured: once('featured'), name: once('name'), price: once('price') };
});

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

const unpriced = new Map<string, Money>();

/** Places unavailable for weeks come last, unless the prices failed. */
export function order(list: List, sort: SortKey, prices: Prices | undefined): List {
  if (prices) return ordered(prices)[sort](list);
  return sort === 'name' ? ordered(unpriced).name(list) : list;
}
