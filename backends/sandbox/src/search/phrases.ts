import { type Language, searchWords } from '@shop/domain';
import type { SearchDocument } from './document.js';
import { isStopWord } from './words.js';

export interface Phrase {
  readonly text: string;
  /** Lower case, without accents, with single spaces. */
  readonly plain: string;
  /** Names rank before frequent phrases. */
  readonly isName: boolean;
  readonly count: number;
}

const longestPhrase = 3;
/** A phrase must occur in at least this many sentences. */
const fewestSentences = 3;

export const plainOf = (text: string): string => searchWords(text).join(' ');

/** Completions for typed text: names, frequent words, and phrases of two or three words. */
export function phrasesOf(
  documents: readonly SearchDocument[],
  language: Language,
): readonly Phrase[] {
  const names = documents
    .filter(({ id }) => !id.startsWith('faq-'))
    .map(({ title }) => ({ text: title, plain: plainOf(title), isName: true, count: 1 }));
  const frequent = [...countPhrases(documents, language)]
    .filter(([, { count }]) => count >= fewestSentences)
    .map(([plain, { text, count }]) => ({ text, plain, isName: false, count }));
  return [...new Map([...frequent, ...names].map((one) => [one.plain, one])).values()];
}

interface Word {
  readonly text: string;
  readonly plain: string;
  /** Whether a phrase may begin or end with it. */
  readonly says: boolean;
}

function countPhrases(documents: readonly SearchDocument[], language: Language) {
  const texts = documents.map(({ title, head, text }) => `${title}\n${head}\n${text}`);
  const sentences = new Set(
    texts
      .join('\n')
      .toLowerCase()
      .split(/[^\p{L}\p{N}\p{M} -]+/u),
  );
  const wordOf = rememberedWords(language);
  const counted = new Map<string, { readonly text: string; readonly count: number }>();
  for (const sentence of sentences)
    for (const run of runsIn(sentence.split(/[ -]+/).filter(Boolean).map(wordOf))) {
      const plain = run.map((word) => word.plain).join(' ');
      const { text, count } = counted.get(plain) ?? { text: '', count: 0 };
      const written = text || run.map((word) => word.text).join(' ');
      counted.set(plain, { text: written, count: count + 1 });
    }
  return counted;
}

function rememberedWords(language: Language): (text: string) => Word {
  const known = new Map<string, Word>();
  return (text) => {
    const kept = known.get(text);
    if (kept) return kept;
    const plain = plainOf(text);
    const word = { text, plain, says: /\p{L}{3}/u.test(plain) && !isStopWord(plain, language) };
    known.set(text, word);
    return word;
  };
}

/** Up to three words in a row that neither begin nor end with a stop word. */
const runsIn = (words: readonly Word[]): readonly (readonly Word[])[] =>
  words.flatMap((first, start) => {
    if (!first.says) return [];
    const runs = [...Array(longestPhrase).keys()].map((more) =>
      words.slice(start, start + more + 1),
    );
    return runs.filter((run, more) => run.length === more + 1 && run.at(-1)?.says);
  });

/** Phrases that contain the typed text; those that begin with it come first. */
export function complete(phrases: readonly Phrase[], typed: string, most: number) {
  const plain = plainOf(typed);
  if (plain === '') return [];
  return phrases
    .flatMap((phrase) => {
      const place = ` ${phrase.plain}`.indexOf(` ${plain}`);
      const isTypedAlready = phrase.plain === plain && !phrase.isName;
      return place < 0 || isTypedAlready
        ? []
        : [{ phrase, rank: (place > 0 ? 2 : 0) + (phrase.isName ? 0 : 1) }];
    })
    .sort((one, other) => one.rank - other.rank || other.phrase.count - one.phrase.count)
    .slice(0, most)
    .map(({ phrase }) => phrase.text);
}
