import {
  type Language,
  languages,
  type SearchEntry,
  searchIn,
  type SearchIndex,
  searchIndexOf,
  suggestSpelling,
} from '@shop/domain';
import type {
  Asked,
  ComposedAnswer,
  Found,
  FoundDocument,
  SearchAsker,
  SearchEvent,
  SearchGateway,
} from '@shop/ports/backends';
import { Outage } from './outage.js';

interface Kept extends SearchEntry {
  readonly document: FoundDocument;
}

const entryOf = (document: FoundDocument): Kept => {
  const { id, group, title: name, snippet: text } = document;
  return { id, group, name, text, document };
};

/** The pages that it was given, searched with the shop's own index, a language at a time. */
export class MemorySearchGateway implements SearchGateway {
  readonly outage = new Outage();
  /** What was told and reported, oldest first. */
  readonly told: { readonly event: SearchEvent; readonly asker: SearchAsker }[] = [];
  readonly reported: {
    readonly error: string;
    readonly params: Readonly<Record<string, string>>;
  }[] = [];
  /** Access tokens that it had to get. */
  tokens = 0;
  readonly #indexes: ReadonlyMap<Language, SearchIndex<Kept>>;
  readonly #answers = new Map<string, ComposedAnswer>();

  constructor(documents: readonly FoundDocument[] = []) {
    this.#indexes = new Map(
      languages.map((language) => {
        const own = documents.filter((document) => document.language === language);
        return [language, searchIndexOf(own.map(entryOf))];
      }),
    );
  }

  /** Makes it answer a query in sentences; to the others it has no answer. */
  compose(query: string, answer: ComposedAnswer): this {
    this.#answers.set(query, answer);
    return this;
  }

  async start(): Promise<Asked<true>> {
    return this.#asked(() => true);
  }

  async suggest(query: string, { language }: SearchAsker): Promise<Asked<readonly string[]>> {
    return this.#asked(() => [
      ...new Set(this.#documents(query, language).map(({ title }) => title)),
    ]);
  }

  async search(query: string, { language }: SearchAsker): Promise<Asked<Found>> {
    return this.#asked(() => ({
      documents: this.#documents(query, language),
      corrected: suggestSpelling(this.#index(language), query),
      attributionToken: 'attribution',
      queryId: 'query',
      sessionId: 'session',
    }));
  }

  async answer(query: string): Promise<Asked<ComposedAnswer>> {
    const answer = this.#answers.get(query);
    return this.outage.reply ?? (answer ? this.#asked(() => answer) : { kind: 'unknown' });
  }

  async tell(event: SearchEvent, asker: SearchAsker): Promise<void> {
    if (this.outage.reply || asker.pseudonym === undefined) return;
    this.told.push({ event, asker });
  }

  async report(params: Readonly<Record<string, string>>, error = 'ERROR'): Promise<void> {
    if (!this.outage.reply) this.reported.push({ error, params });
  }

  #asked<Answer>(find: () => Answer): Asked<Answer> {
    if (this.outage.reply) return this.outage.reply;
    this.tokens ||= 1;
    return { kind: 'ok', answer: find() };
  }

  #documents(query: string, language: Language): readonly FoundDocument[] {
    return searchIn(this.#index(language), query).map(({ document }) => document);
  }

  #index(language: Language): SearchIndex<Kept> {
    return this.#indexes.get(language) ?? searchIndexOf([]);
  }
}
