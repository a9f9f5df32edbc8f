import {
  type Language,
  markWords,
  pathOf,
  type Product,
  productOf,
  searchGroups,
  writeShortDate,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { LinkView, PosterView, SearchHitView, SearchView } from '@shop/ports/screens';
import type { ListedPage } from '../../../screen/screen-handler.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { type Offers, presentPosters } from '../../../presenters/present-posters.js';
import type { ShopEntry } from './search-entries.js';

export interface SearchContext {
  readonly query: string;
  readonly language: Language;
  readonly products: readonly Product[];
  readonly offers: Offers;
  readonly content: ContentSource;
}

export const presentGroups = (
  found: readonly ShopEntry[],
  context: SearchContext,
): SearchView['groups'] =>
  searchGroups
    .map((key) => ({
      key,
      hits: found.filter(({ group }) => group === key).map((entry) => presentHit(entry, context)),
    }))
    .filter(({ hits }) => hits.length > 0);

function presentHit(entry: ShopEntry, { query, language, offers }: SearchContext): SearchHitView {
  const { slug = '' } = entry;
  const price = offers.from.get(slug);
  const back = offers.closed.get(slug);
  return {
    href: entry.id,
    document: entry.document,
    name: markWords(entry.name, query),
    text: markWords(entry.summary, query),
    picture: entry.picture,
    from: price && presentMoney(price, language),
    closedUntil: back && writeShortDate(back, language),
  };
}

/** The home page's first places, as suggestions for an empty search. */
export const beginningsOf = (
  products: readonly Product[],
  content: ContentSource,
): readonly Product[] =>
  content
    .site('en')
    .posters.flatMap((slug) => productOf(products, slug) ?? [])
    .slice(0, 3);

export const presentBeginnings = ({
  content,
  language,
  offers,
  products,
}: SearchContext): readonly PosterView[] =>
  presentPosters(beginningsOf(products, content), offers, content, language);

export const presentPopular = (
  pages: readonly ListedPage[],
  language: Language,
): readonly LinkView[] =>
  pages
    .filter(({ group, route }) => group === 'shop' && route.name !== 'home')
    .slice(0, 8)
    .map(({ route, name }) => ({ name: name[language], href: pathOf(route, language) }));
