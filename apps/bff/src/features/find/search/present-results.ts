import { type Language, searchGroups, type SearchGroup } from '@shop/domain';
import type { ComposedAnswer } from '@shop/ports/backends';
import type { SearchAnswerView, SearchTabView, SearchView } from '@shop/ports/screens';
import type { Results } from './find-pages.js';
import { presentGroups, type SearchContext } from './present-search.js';
import { searchAddress, type SearchChoice } from './search-address.js';
import type { ShopEntry } from './search-entries.js';

const pageSize = 10;

type Shown = Pick<
  SearchView,
  'count' | 'tabs' | 'paging' | 'groups' | 'offset' | 'answer' | 'attributionToken'
>;

export function presentResults(
  results: Results,
  choice: SearchChoice,
  context: SearchContext,
): Shown {
  const entries = closedLast(results.entries, context);
  const tab = entries.filter(({ group }) => isIn(group, choice.kind));
  const pages = Math.max(1, Math.ceil(tab.length / pageSize));
  const page = Math.min(choice.page, pages);
  const offset = (page - 1) * pageSize;
  const shown = tab.slice(offset, offset + pageSize);
  return {
    count: entries.length,
    tabs: entries.length > 0 ? presentTabs(entries, choice, context.language) : [],
    paging: presentPaging({ ...choice, page }, pages, context.language),
    groups: presentGroups(shown, context),
    offset,
    answer: presentAnswer(results.answer, context.language),
    attributionToken: results.attributionToken,
  };
}

const isIn = (group: SearchGroup, kind: SearchChoice['kind']) => kind === 'all' || kind === group;

/** Places unavailable for weeks come last (docs/rules/screens.md#closed-last). */
function closedLast(entries: readonly ShopEntry[], { offers }: SearchContext) {
  const isClosed = ({ slug }: ShopEntry) => slug !== undefined && offers.closed.has(slug);
  return [...entries.filter((one) => !isClosed(one)), ...entries.filter(isClosed)];
}

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

function presentPaging(choice: SearchChoice, pages: number, language: Language) {
  const { page } = choice;
  if (pages === 1) return undefined;
  const at = (to: number) => searchAddress(language, { ...choice, page: to });
  return {
    page,
    pages,
    previous: page > 1 ? at(page - 1) : undefined,
    next: page < pages ? at(page + 1) : undefined,
  };
}

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
