import type { Language } from '@shop/domain';
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchDocument } from './document.js';
import { plainOf } from './phrases.js';
import type { Vocabulary } from './spelling.js';
import { askedTerms, askedWords, rememberedTerms, slackOf, termOf, textWords } from './words.js';

export interface Hits {
  readonly documents: readonly SearchDocument[];
  /** Only if a word matched by a near spelling alone. */
  readonly corrected: string | undefined;
}

const boost = { title: 6, head: 3, text: 1 };
/** Product pages rank before help pages. */
const soldWeight = 3;
/** Shorter prefixes would match too much. */
const shortestBeginning = 3;
/** The share of a query that a page must match if no page matches all of it. */
const enough = 0.4;

/** A name comes before longer names that begin with it: Laguna Nácar, Laguna Nácar Tarde. */
function baseFirst(documents: readonly SearchDocument[]): readonly SearchDocument[] {
  const rankOf = ({ title }: SearchDocument, own: number) => {
    const longer = documents.findIndex((other) => other.title.startsWith(`${title} `));
    return longer === -1 ? own : Math.min(longer, own);
  };
  return documents
    .map((document, index) => ({ document, rank: rankOf(document, index) }))
    .sort((a, b) => a.rank - b.rank || a.document.title.length - b.document.title.length)
    .map(({ document }) => document);
}

export class SearchIndex {
  private readonly index: MiniSearch<SearchDocument>;
  private readonly documents: ReadonlyMap<string, SearchDocument>;

  constructor(
    documents: readonly SearchDocument[],
    private readonly language: Language,
    private readonly vocabulary: Vocabulary,
  ) {
    this.documents = new Map(documents.map((document) => [document.id, document]));
    this.index = new MiniSearch<SearchDocument>({
      fields: ['title', 'head', 'text'],
      tokenize: textWords,
      processTerm: rememberedTerms(language),
      searchOptions: {
        processTerm: (word) => termOf(word, language),
        boost,
        maxFuzzy: 2,
        prefix: ({ length }) => length >= shortestBeginning,
        boostDocument: (id) => (this.documents.get(String(id))?.kind === 'HELP' ? 1 : soldWeight),
      },
    });
    this.index.addAll(documents);
  }

  /** Pages with every word; else pages with near spellings; else pages with most words. */
  find(query: string): Hits {
    const asked = askedWords(query).join(' ');
    if (askedTerms(asked, this.language).length === 0)
      return { documents: [], corrected: undefined };
    const exact = this.matching(asked, { combineWith: 'AND' });
    if (exact.length > 0) return { documents: exact, corrected: undefined };
    const corrected = this.vocabulary.correct(asked);
    const meant = corrected ? this.matching(corrected, { combineWith: 'AND' }) : [];
    if (meant.length > 0) return { documents: meant, corrected };
    const near = this.matching(asked, { combineWith: 'AND', fuzzy: slackOf });
    const documents = near.length > 0 ? near : this.holdingMost(asked);
    return { documents, corrected: documents.length > 0 ? corrected : undefined };
  }

  private matching(query: string, options: SearchOptions): readonly SearchDocument[] {
    const found = this.index.search(query, options);
    const documents = baseFirst(found.flatMap(({ id }) => this.documents.get(id) ?? []));
    // A query that is a whole name means that page, not a longer name.
    const plain = plainOf(query);
    const isNamed = ({ title }: SearchDocument) => plainOf(title) === plain;
    return [...documents.filter(isNamed), ...documents.filter((document) => !isNamed(document))];
  }

  private holdingMost(query: string): readonly SearchDocument[] {
    const least = enough * askedTerms(query, this.language).length;
    return this.index
      .search(query, { combineWith: 'OR', fuzzy: slackOf })
      .filter(({ queryTerms }) => queryTerms.length >= least)
      .flatMap(({ id }) => this.documents.get(id) ?? []);
  }
}
