import {
  type Language,
  type Product,
  searchIn,
  type SearchIndex,
  searchIndexOf,
  suggestSpelling,
} from '@shop/domain';
import type { ListedPage } from '../pages/screen-handler.js';
import {
  hotelEntries,
  pageEntry,
  placeEntry,
  questionEntries,
  type SearchWords,
  type ShopEntry,
} from './search-entries.js';

/** Everything that comes and goes: what is sold, and every public page. */
export interface Searchable {
  readonly products: readonly Product[];
  readonly pages: readonly ListedPage[];
}

/** What a search answers, whoever searches: entries, best first, and a better spelling. */
export interface SearchAnswer {
  readonly found: readonly ShopEntry[];
  /** Set only when nothing was found. */
  readonly spelling: string | undefined;
}

interface Kept {
  readonly key: string;
  readonly index: SearchIndex<ShopEntry>;
}

/** The shop's own index of its pages, in memory: it answers when nothing else can. */
export class LocalSearch {
  private readonly kept = new Map<Language, Kept>();

  constructor(private readonly words: SearchWords) {}

  find(query: string, language: Language, searchable: Searchable): SearchAnswer {
    const index = this.indexOf(language, searchable);
    const found = searchIn(index, query);
    return { found, spelling: found.length > 0 ? undefined : suggestSpelling(index, query) };
  }

  /** Made anew only when pages have come or gone: the words on them are read once, at start. */
  private indexOf(language: Language, searchable: Searchable): SearchIndex<ShopEntry> {
    const { products, pages } = searchable;
    const key = [...products.map(({ slug }) => slug), ...pages.map(keyOf)].join(' ');
    const kept = this.kept.get(language);
    if (kept?.key === key) return kept.index;
    const index = searchIndexOf(this.entriesOf(language, searchable));
    this.kept.set(language, { key, index });
    return index;
  }

  /** One entry an address: what is sold and hotels say more of themselves than their pages' names. */
  private entriesOf(language: Language, { products, pages }: Searchable): readonly ShopEntry[] {
    const entries = [
      ...products.map((product) => placeEntry(product, this.words, language)),
      ...hotelEntries(this.words, language),
      ...pages.map((page) => pageEntry(page, language)),
      ...questionEntries(this.words, language),
    ];
    const known = new Set<string>();
    return entries.filter(({ id }) => !known.has(id) && known.add(id));
  }
}

const keyOf = ({ route: { name, params } }: ListedPage) =>
  `${name}:${Object.values(params).join()}`;
