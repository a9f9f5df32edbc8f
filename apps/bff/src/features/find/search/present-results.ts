import { type Language, searchGroups, type SearchGroup } from '@shop/domain';
import type { ComposedAnswer } from '@shop/ports/backends';
import type { SearchAnswerView, SearchTabView, SearchView } from '@shop/ports/screens';
import { closedLast } from '../../../presenters/present-posters.js';
import { type Page, pageOf, presentPaging } from '../../../presenters/present-paging.js';
import type { Results } from './find-pages.js';
import { presentGroups, type SearchContext } from './present-search.js';
import { searchAddress, type SearchChoice } from './search-address.js';
import type { ShopEntry } from './search-entries.js';

const hitsOnAPage = 10;

type Shown = Pick<
  SearchView,
  'count' | 'tabs' | 'paging' | 'groups' | 'offset' | 'answer' | 'attributionToken'
>;

/** All results of a search, and the page of the chosen tab. */
export interface ResultsPage {
  readonly entries: readonly ShopEntry[];
  readonly page: Page<ShopEntry>;
}

/** Places unavailable for weeks come last (docs/rules/screens.md#closed-last). */
export function pageOfResults(
  { entries }: Results,
  { kind, page }: SearchChoice,
  isClosed: (slug: string) => boolean,
): ResultsPage {
  const ordered = closedLast(entries, ({ slug }) => slug !== undefined && isClosed(slug));
  const tab = ordered.filter(({ group }) => isIn(group, kind));
  return { entries: ordered, page: pageOf(tab, page, hitsOnAPage) };
}

export function presentResults(
  results: Results,
  { entries, page }: ResultsPage,
  choice: SearchChoice,
  context: SearchContext,
): Shown {
  const { language } = context;
  return {
    count: entries.length,
    tabs: entries.length > 0 ? presentTabs(entries, choice, language) : [],
    paging: presentPaging(page, (to) => searchAddress(language, { ...choice, page: to })),
    groups: presentGroups(page.shown, context),
    offset: page.offset,
    answer: presentAnswer(results.answer, language),
    attributionToken: results.attributionToken,
  };
}

const isIn = (group: SearchGroup, kind: SearchChoice['kind']) => kind === 'all' || kind === group;

/** Empty groups get no tab, except the requested one. */
const presentTabs = (
  entries: readonly ShopEntry[],
  choice: SearchChoice,
  language: Language,
): readonly SearchTabView[] =>
  (['all', ...searchGroups] as const)
    .map((key) => ({
      key,
      href: searchAddress(language, { ...choice, kind: key, page: 1 }),
      count: entries.filter(({ group }) => isIn(group, key)).length,
      isOn: key === choice.kind,
    }))
    .filter(({ count, isOn }) => count > 0 || isOn);

function presentAnswer(
  answer: ComposedAnswer | undefined,
  language: Language,
): SearchAnswerView | undefined {
  if (!answer) return undefined;
  return {
    text: answer.text,
    references: answer.references.map(({ title, url }) => ({ name: title, href: url })),
    related: answer.related.map((query) => ({
      name: query,
      href: searchAddress(language, { query, kind: 'all', page: 1 }),
    })),
  };
}
