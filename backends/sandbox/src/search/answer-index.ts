import type { Language } from '@shop/domain';
import MiniSearch, { type SearchResult } from 'minisearch';
import type { AnsweredQuestion } from './document.js';
import { askedTerms, askedWords, slackOf, termOf, textWords } from './words.js';

export interface Answered {
  readonly best: AnsweredQuestion;
  readonly related: readonly AnsweredQuestion[];
}

/** The share of the query's words that an answer must contain. */
const enough = 0.6;
/** The share of them that the question itself must contain. */
const enoughAsked = 0.5;
const mostRelated = 3;

export class AnswerIndex {
  private readonly index: MiniSearch<AnsweredQuestion>;
  private readonly questions: ReadonlyMap<string, AnsweredQuestion>;

  constructor(
    questions: readonly AnsweredQuestion[],
    private readonly language: Language,
  ) {
    this.questions = new Map(questions.map((question) => [question.id, question]));
    this.index = new MiniSearch<AnsweredQuestion>({
      fields: ['question', 'place', 'answer'],
      tokenize: textWords,
      processTerm: (word) => termOf(word, language),
      searchOptions: { boost: { question: 4, place: 2 }, fuzzy: slackOf, maxFuzzy: 2 },
    });
    this.index.addAll(questions);
  }

  /** `undefined` if no question matches. */
  answer(text: string): Answered | undefined {
    const asked = askedWords(text).join(' ');
    const terms = askedTerms(asked, this.language).length;
    const hits = this.index.search(asked).filter((hit) => askedIn(hit) > 0);
    const fits = (hit: SearchResult) =>
      isAsked(hit) &&
      hit.queryTerms.length >= enough * terms &&
      askedIn(hit) >= enoughAsked * terms;
    const hit = hits.find(fits);
    const best = this.questions.get(hit?.id);
    if (!best) return undefined;
    const others = hits.filter((other) => other !== hit).slice(0, mostRelated);
    return { best, related: others.flatMap(({ id }) => this.questions.get(id) ?? []) };
  }
}

/** How many words match the question: a word in the answer alone proves little. */
const askedIn = ({ match }: SearchResult): number =>
  Object.values(match).filter((fields) => fields.includes('question')).length;

/** The name of a place alone is no question. */
const isAsked = ({ match }: SearchResult): boolean =>
  Object.values(match).some((fields) => fields.includes('question') && !fields.includes('place'));
