import { Inject, Injectable } from '@nestjs/common';
import { productOf, type Language } from '@shop/domain';
import {
  type ComposedAnswer,
  type Found,
  type FoundDocument,
  Reporter,
  type SearchAsker,
  SearchGateway,
} from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { markPartial } from '../../../observability/request-scope.js';
import { LocalSearch, type Searchable } from './local-search.js';
import type { ShopEntry } from './search-entries.js';

export interface Results {
  readonly entries: readonly ShopEntry[];
  readonly spelling: string | undefined;
  readonly answer: ComposedAnswer | undefined;
  readonly attributionToken: string | undefined;
  /** The search backend was down and the shop's own index answered. */
  readonly isLocal: boolean;
}

/** Searches by the search backend; if it fails, by the shop's own index. */
@Injectable()
export class FindPages {
  constructor(
    @Inject(SearchGateway) private readonly gateway: SearchGateway,
    private readonly local: LocalSearch,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {}

  async run(query: string, asker: SearchAsker, searchable: Searchable): Promise<Results> {
    const reply = await this.gateway.search(query, asker);
    if (reply.kind === 'ok') return this.found(query, reply.answer, asker, searchable);
    const reason = reply.kind === 'failed' ? reply.reason : reply.kind;
    this.reporter.report({ event: 'search_unavailable', reason });
    void this.gateway.report({ at: 'search', reason }, { asker });
    markPartial();
    return this.ownResults(query, asker.language, searchable);
  }

  private async found(
    query: string,
    found: Found,
    asker: SearchAsker,
    searchable: Searchable,
  ): Promise<Results> {
    const { documents, corrected, attributionToken } = found;
    const known = await this.local.entries(asker.language, searchable);
    const isEmpty = documents.length === 0;
    return {
      entries: documents
        .filter((document) => isSold(document, searchable))
        .map((document) => entryOf(document, known)),
      spelling:
        corrected ??
        (isEmpty ? await this.local.spelling(query, asker.language, searchable) : undefined),
      answer: isEmpty ? undefined : await this.answer(query, found, asker),
      attributionToken,
      isLocal: false,
    };
  }

  /** Optional: results are shown without it. */
  private async answer(query: string, found: Found, asker: SearchAsker) {
    const reply = await this.gateway.answer(query, found, asker);
    if (reply.kind === 'failed') markPartial();
    return valueOr(reply, undefined);
  }

  private async ownResults(
    query: string,
    language: Language,
    searchable: Searchable,
  ): Promise<Results> {
    const entries = await this.local.find(query, language, searchable);
    const isEmpty = entries.length === 0;
    return {
      entries,
      spelling: isEmpty ? await this.local.spelling(query, language, searchable) : undefined,
      answer: undefined,
      attributionToken: undefined,
      isLocal: true,
    };
  }
}

/** Drops results for places no longer sold: the search backend may still know them. */
const isSold = ({ group, slug }: FoundDocument, { products }: Searchable): boolean =>
  products.length === 0 ||
  slug === undefined ||
  (group !== 'parks' && group !== 'tours') ||
  productOf(products, slug) !== undefined;

/** Name and snippet come from the search backend, the picture from the shop. */
function entryOf(
  { id, url, group, title, snippet, slug }: FoundDocument,
  known: ReadonlyMap<string, ShopEntry>,
): ShopEntry {
  const own = known.get(url);
  return {
    id: url,
    document: id,
    group,
    name: title,
    text: snippet,
    summary: snippet,
    picture: own?.picture,
    // A page that explains a place does not sell it.
    slug: group === 'help' ? undefined : (own?.slug ?? slug),
  };
}
