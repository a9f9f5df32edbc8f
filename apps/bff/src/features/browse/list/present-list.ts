import {
  fewestCompared,
  type Language,
  mostCompared,
  pathOf,
  type Product,
  readPicks,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { ListView, Problem } from '@shop/ports/screens';
import { presentCombo } from '../../../presenters/builder-with.js';
import { type Offers, presentPosters } from '../../../presenters/present-posters.js';
import {
  type FilterKey,
  filterKeys,
  listAddress,
  type ListChoice,
  type SortKey,
  sortKeys,
} from './list-address.js';

export interface ListFacts {
  readonly all: readonly Product[];
  readonly offers: Offers;
  readonly choice: ListChoice;
  readonly picks: readonly string[];
  readonly problem: Problem | undefined;
}

export function presentList(
  { all, offers, choice, picks, problem }: ListFacts,
  content: ContentSource,
  language: Language,
): ListView {
  const { filter, sort, isComparing } = choice;
  const site = content.site(language);
  const to = (change: Partial<ListChoice>) => listAddress(language, { ...choice, ...change });
  const isIn = (product: Product, key: FilterKey) =>
    key === 'park' || key === 'tour'
      ? product.tourOnly === (key === 'tour')
      : (content.place(product.slug, language)?.tags.includes(key) ?? false);
  const chosen = all.filter((product) => !filter || isIn(product, filter));
  return {
    title: site.listTitle,
    lead: site.listSummary,
    filters: filterKeys.map((key) => ({
      key,
      href: to({ filter: key === filter ? undefined : key }),
      isOn: key === filter,
      count: all.filter((product) => isIn(product, key)).length,
    })),
    sorts: sortKeys.map((key) => ({ key, href: to({ sort: key }), isOn: key === sort })),
    posters: presentPosters(sorted(chosen, sort, offers), offers, content, language),
    clear: to({ filter: undefined, sort: 'featured' }),
    build: presentCombo(all, [], language),
    compare: {
      toggle: to({ isComparing: !isComparing }),
      picks: isComparing ? presentPicks(picks, all, language) : undefined,
    },
    problem,
  };
}

const presentPicks = (
  picks: readonly string[],
  all: readonly Product[],
  language: Language,
): ListView['compare']['picks'] => ({
  action: pathOf({ name: 'compare', params: {} }, language),
  fewest: fewestCompared,
  most: mostCompared,
  picked: readPicks(
    picks,
    all.map(({ slug }) => slug),
  ),
});

function sorted(products: readonly Product[], sort: SortKey, { from }: Offers) {
  if (sort === 'name') return [...products].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  if (sort === 'featured') return products;
  const price = ({ slug }: Product) => from.get(slug)?.amount ?? Infinity;
  return [...products].sort((a, b) => price(a) - price(b));
}
