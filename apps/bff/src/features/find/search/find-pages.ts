import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@shop/domain';
import {
  type ComposedAnswer,
  type Found,
  type FoundDocument,
  Reporter,
  type SearchAsker,
  SearchGateway,
} from '@shop/ports/backends';
import { answerOr } from '../../../presenters/answer-or.js';
import { markPartial } from '../../../observability/request-scope.js';
import { LocalSearch, type Searchable } from './local-search.js';
import type { ShopEntry } from './search-entries.js';

/** What was found, whoever found it. */
export interface Results {
  readonly entries: readonly ShopEntry[];
  /** A better spelling of what was asked. */
  readonly spelling: string | undefined;
  readonly answer: ComposedAnswer | undefined;
  readonly attributionToken: string | undefined;
  /** The search backend was away: the shop's own index of its pages answered. */
  readonly isLocal: boolean;
}

/** Asks the search backend, and without it the shop's own index: a search is never a dead end. */
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
    const known = this.local.entries(asker.language, searchable);
    const isEmpty = documents.length === 0;
    return {
      entries: documents
        .filter((document) => isSold(document, searchable))
        .map((document) => entryOf(document, known)),
      spelling:
        corrected ??
        (isEmpty ? this.local.find(query, asker.language, searchable).spelling : undefined),
      answer: isEmpty ? undefined : await this.answer(query, found, asker),
      attributionToken,
      isLocal: false,
    };
  }

  /** The results stand without it. */
  private async answer(query: string, found: Found, asker: SearchAsker) {
    const reply = await this.gateway.answer(query, found, asker);
    if (reply.kind === 'failed') markPartial();
    return answerOr(reply, undefined);
  }

  private ownResults(query: string, language: Language, searchable: Searchable): Results {
    const { found, spelling } = this.local.find(query, language, searchable);
    const nothing = { answer: undefined, attributionToken: undefined };
    return { entries: found, spelling, ...nothing, isLocal: true };
  }
}

/** Who searches may know a place that is sold no more: what leads nowhere is not found. */
const isSold = ({ group, slug }: FoundDocument, { products }: Searchable): boolean =>
  products.length === 0 ||
  slug === undefined ||
  (group !== 'parks' && group !== 'tours') ||
  products.some((product) => product.slug === slug);

/** The backend says what was found and how it is called; the shop, what it looks like here. */
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
    // A page that explains a place is not what is bought there.
    slug: group === 'help' ? undefined : (own?.slug ?? slug),
  };
}
