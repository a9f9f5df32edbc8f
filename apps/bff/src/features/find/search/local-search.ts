import { Inject, Injectable } from '@nestjs/common';
import {
  type Language,
  type Product,
  searchIn,
  type SearchIndex,
  searchIndexOf,
  suggestSpelling,
} from '@shop/domain';
import { ContentSource, HelpContent, HotelsContent } from '@shop/ports/backends';
import type { ListedPage } from '../../../screen/screen-handler.js';
import {
  hotelEntries,
  pageEntry,
  placeEntry,
  questionEntries,
  type SearchWords,
  type ShopEntry,
} from './search-entries.js';

export interface Searchable {
  readonly products: readonly Product[];
  readonly pages: readonly ListedPage[];
}

/** Entries, best first, and a suggested spelling. */
export interface SearchAnswer {
  readonly found: readonly ShopEntry[];
  /** Only if nothing was found. */
  readonly spelling: string | undefined;
}

interface Kept {
  readonly key: string;
  readonly index: SearchIndex<ShopEntry>;
  readonly byAddress: ReadonlyMap<string, ShopEntry>;
}

/** The shop's own index of its pages, in memory, for when the search backend fails. */
@Injectable()
export class LocalSearch {
  private readonly kept = new Map<Language, Kept>();

  private readonly words: SearchWords;

  constructor(
    @Inject(ContentSource) content: ContentSource,
    @Inject(HotelsContent) hotels: HotelsContent,
    @Inject(HelpContent) help: HelpContent,
  ) {
    this.words = { content, hotels, help };
  }

  find(query: string, language: Language, searchable: Searchable): SearchAnswer {
    const { index } = this.keptOf(language, searchable);
    const found = searchIn(index, query);
    return { found, spelling: found.length > 0 ? undefined : suggestSpelling(index, query) };
  }

  entries(language: Language, searchable: Searchable): ReadonlyMap<string, ShopEntry> {
    return this.keptOf(language, searchable).byAddress;
  }

  /** Rebuilt only if pages were added or removed: their texts are read once, at start. */
  private keptOf(language: Language, searchable: Searchable): Kept {
    const { products, pages } = searchable;
    const key = [...products.map(({ slug }) => slug), ...pages.map(keyOf)].join(' ');
    const kept = this.kept.get(language);
    if (kept?.key === key) return kept;
    const entries = this.entriesOf(language, searchable);
    const byAddress = new Map(entries.map((entry) => [entry.id, entry]));
    const made = { key, index: searchIndexOf(entries), byAddress };
    this.kept.set(language, made);
    return made;
  }

  /** One entry per URL. Products and hotels have fuller entries than pages, so they win. */
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
