import {
  fewestCompared,
  type Language,
  mostCompared,
  pathOf,
  type Product,
  productOf,
  readPicks,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { ListView, Problem } from '@shop/ports/screens';
import { presentCombo } from '../../../presenters/builder-with.js';
import { type Page, presentPaging } from '../../../presenters/present-paging.js';
import { type Offers, presentPosters } from '../../../presenters/present-posters.js';
import { filterKeys, listAddress, type ListChoice, sortKeys } from './list-address.js';
import { filtered } from './order-list.js';

export interface ListFacts {
  readonly all: readonly Product[];
  /** The chosen products, and those on the chosen page. */
  readonly chosen: readonly Product[];
  readonly page: Page<Product>;
  readonly offers: Offers;
  readonly choice: ListChoice;
  readonly picks: readonly string[];
  readonly problem: Problem | undefined;
}

export function presentList(
  { all, chosen, page, offers, choice, picks, problem }: ListFacts,
  content: ContentSource,
  language: Language,
): ListView {
  const { filter, sort, isComparing } = choice;
  const site = content.site(language);
  const to = (change: Partial<ListChoice>) =>
    listAddress(language, { ...choice, page: 1, ...change });
  return {
    title: site.listTitle,
    lead: site.listSummary,
    filters: filterKeys.map((key) => ({
      key,
      href: to({ filter: key === filter ? undefined : key }),
      isOn: key === filter,
      count: filtered(all, key, content).length,
    })),
    sorts: sortKeys.map((key) => ({ key, href: to({ sort: key }), isOn: key === sort })),
    count: chosen.length,
    posters: presentPosters(page.shown, offers, content, language),
    paging: presentPaging(page, (other) => to({ page: other })),
    clear: to({ filter: undefined, sort: 'featured' }),
    build: presentCombo(all, [], language),
    compare: {
      toggle: to({ isComparing: !isComparing, page: page.page }),
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
  picked: readPicks(picks, (slug) => productOf(all, slug) !== undefined),
});
