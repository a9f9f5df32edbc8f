import {
  buyRoute,
  type Language,
  pathOf,
  type Product,
  searchIn,
  type SearchEntry,
  type SearchIndex,
  searchIndexOf,
  suggestSpelling,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { ListedPage } from '../pages/screen-handler.js';

/** Everything that can be found: what is sold, and every public page. */
export interface Searchable {
  readonly products: readonly Product[];
  readonly pages: readonly ListedPage[];
}

/** What a search answers, whoever searches: entries by their address, and a better spelling. */
export interface SearchAnswer {
  readonly found: readonly SearchEntry[];
  /** Set only when nothing was found. */
  readonly spelling: string | undefined;
}

/** The shop's own index of its pages, in memory: it answers when nothing else can. */
export class LocalSearch {
  private readonly kept = new Map<
    Language,
    { readonly key: string; readonly index: SearchIndex }
  >();

  constructor(private readonly content: ContentSource) {}

  find(query: string, language: Language, searchable: Searchable): SearchAnswer {
    const index = this.indexOf(language, searchable);
    const found = searchIn(index, query);
    return { found, spelling: found.length > 0 ? undefined : suggestSpelling(index, query) };
  }

  /** Made anew only when pages have come or gone: the words on them are read once, at start. */
  private indexOf(language: Language, { products, pages }: Searchable): SearchIndex {
    const places = products.map((product) => this.placeEntry(product, language));
    const known = new Set(places.map(({ id }) => id));
    const others = pages
      .map((page) => pageEntry(page, language))
      .filter(({ id }) => !known.has(id) && known.add(id));
    const key = [...known].join(' ');
    const kept = this.kept.get(language);
    if (kept?.key === key) return kept.index;
    const index = searchIndexOf([...places, ...others]);
    this.kept.set(language, { key, index });
    return index;
  }

  private placeEntry(product: Product, language: Language): SearchEntry {
    const place = this.content.place(product.slug, language);
    const written = place && [
      place.kind,
      place.variant,
      place.line,
      place.summary,
      ...place.description,
      ...place.included,
    ];
    return {
      id: pathOf(buyRoute(product), language),
      group: product.tourOnly ? 'tours' : 'parks',
      name: place?.name ?? product.name,
      text: written?.join(' ') ?? '',
    };
  }
}

/** A page is found by its name and by the words of its address. */
function pageEntry({ route, group, name }: ListedPage, language: Language): SearchEntry {
  const id = pathOf(route, language);
  return {
    id,
    group: group === 'hotels' ? 'hotels' : 'help',
    name: name[language],
    text: id.split('/').slice(2).join(' '),
  };
}
