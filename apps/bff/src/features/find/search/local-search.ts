import { Inject, Injectable } from '@nestjs/common';
import {
  type Language,
  type Product,
  searchIn,
  type SearchIndex,
  SearchIndexBuilder,
  suggestSpelling,
} from '@shop/domain';
import { ContentSource, HelpContent, HotelsContent } from '@shop/ports/backends';
import { inSlices } from '../../../backends/in-slices.js';
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

interface Made {
  readonly index: SearchIndex<ShopEntry>;
  readonly byAddress: ReadonlyMap<string, ShopEntry>;
}

interface Kept {
  readonly products: readonly Product[];
  readonly pages: string;
  readonly made: Promise<Made>;
}

/** Entries that are read at once; other requests run between two slices. */
const slice = 50;

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

  /** Best first. */
  async find(query: string, language: Language, searchable: Searchable) {
    const { index } = await this.madeOf(language, searchable);
    return searchIn(index, query);
  }

  async spelling(query: string, language: Language, searchable: Searchable) {
    const { index } = await this.madeOf(language, searchable);
    return suggestSpelling(index, query);
  }

  /** Those with the word in their name. */
  async named(query: string, language: Language, searchable: Searchable) {
    const { index } = await this.madeOf(language, searchable);
    return searchIn(index, query, ['name']);
  }

  async entries(
    language: Language,
    searchable: Searchable,
  ): Promise<ReadonlyMap<string, ShopEntry>> {
    return (await this.madeOf(language, searchable)).byAddress;
  }

  /** Rebuilt only if the catalogue or the pages changed: their texts are read once, at start. */
  private madeOf(language: Language, searchable: Searchable): Promise<Made> {
    const { products } = searchable;
    const pages = searchable.pages.map(keyOf).join(' ');
    const kept = this.kept.get(language);
    // While the catalogue fails, each empty list is another one.
    const isSame =
      kept?.products === products || (kept?.products.length === 0 && products.length === 0);
    if (kept && isSame && kept.pages === pages) return kept.made;
    const made = this.make(language, searchable);
    this.kept.set(language, { products, pages, made });
    return made;
  }

  /** One entry per URL. Products and hotels have fuller entries than pages, so they win. */
  private async make(language: Language, { products, pages }: Searchable): Promise<Made> {
    const builder = new SearchIndexBuilder<ShopEntry>();
    const byAddress = new Map<string, ShopEntry>();
    const add = (entry: ShopEntry) => {
      if (byAddress.has(entry.id)) return;
      byAddress.set(entry.id, entry);
      builder.add(entry);
    };
    for await (const some of inSlices(products, slice))
      for (const product of some) add(placeEntry(product, this.words, language));
    for (const entry of hotelEntries(this.words, language)) add(entry);
    for (const page of pages) add(pageEntry(page, language));
    for await (const some of inSlices(questionEntries(this.words, language), slice))
      some.forEach(add);
    return { index: builder.index(), byAddress };
  }
}

const keyOf = ({ route: { name, params } }: ListedPage) =>
  `${name}:${Object.values(params).join()}`;
