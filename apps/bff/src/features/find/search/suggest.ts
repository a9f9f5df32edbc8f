import { Inject, Injectable } from '@nestjs/common';
import {
  completionParts,
  errorText,
  type Language,
  type Layout,
  mostPlaces,
  mostSuggestions,
  plainText,
  settleQuery,
  type Visitor,
} from '@shop/domain';
import { type ReportEvent, Reporter, type SearchAsker, SearchGateway } from '@shop/ports/backends';
import type { SuggestionsView, SuggestionView } from '@shop/ports/screens';
import { Limits } from '../../../backends/limits/limits.js';
import { askerOf } from '../../../visit/search-asker.js';
import { searchAddress } from './search-address.js';
import { SuggestPlaces } from './suggest-places.js';

export interface SuggestionsAsked {
  readonly typed: string;
  readonly path: string;
  readonly visitor: Pick<Visitor, 'language' | 'currency'>;
  readonly layout: Layout;
}

@Injectable()
export class Suggest {
  constructor(
    @Inject(SearchGateway) private readonly gateway: SearchGateway,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly places: SuggestPlaces,
    private readonly limits: Limits,
  ) {}

  async admits(address: string): Promise<boolean> {
    return (await this.limits.suggestions.waitFor(address)) === 0;
  }

  /** Whether there is an access token; its absence is reported, and the box stays a form. */
  async isReady(asker: SearchAsker): Promise<boolean> {
    const reply = await this.gateway.start(asker);
    if (reply.kind === 'failed') this.report('search_token', reply.reason, asker);
    return reply.kind === 'ok';
  }

  async run({ typed, path, visitor, layout }: SuggestionsAsked): Promise<SuggestionsView> {
    const query = settleQuery(typed);
    if (!query) return { suggestions: [], problem: undefined };
    const { language } = visitor;
    const asker = askerOf(path, visitor);
    const [reply, places] = await Promise.all([
      this.gateway.suggest(query, asker),
      this.places.run(query, visitor, mostPlaces[layout]),
    ]);
    if (reply.kind === 'ok') {
      const most = mostSuggestions[layout] - places.length;
      const phrases = presentPhrases(reply.answer, query, language, places);
      return { suggestions: [...places, ...phrases.slice(0, most)], problem: undefined };
    }
    if (reply.kind === 'failed') this.report('search_suggestions', reply.reason, asker);
    return unavailable(language);
  }

  private report(event: ReportEvent, reason: string, asker: SearchAsker): void {
    this.reporter.report({ event, reason });
    void this.gateway.report({ at: event, reason }, { asker });
  }
}

export const unavailable = (language: Language): SuggestionsView => ({
  suggestions: [],
  problem: errorText('suggestions', language),
});

/** Skips a phrase that is already shown as a place. */
function presentPhrases(
  found: readonly string[],
  query: string,
  language: Language,
  places: readonly SuggestionView[],
): readonly SuggestionView[] {
  const shown = new Set(places.map(({ keyword }) => plainText(keyword)));
  return [...new Set(found)]
    .filter((keyword) => !shown.has(plainText(keyword)))
    .map((keyword) => ({
      keyword,
      text: completionParts(keyword, query),
      href: searchAddress(language, { query: keyword, kind: 'all', page: 1 }),
    }));
}
