import { type Language, searchWords, suggestSpelling } from '@shop/domain';
import type { SearchDocument } from './document.js';
import { askedWords, isStopWord, termOf } from './words.js';

/** In longer texts, a wrong word does not matter. */
const mostCorrected = 8;
/** Longer corrections are not suggested. */
const longestCorrected = 200;

/** The words of a language in their most frequent spelling, frequent words first. */
export class Vocabulary {
  private readonly written: ReadonlyMap<string, string>;
  private readonly words: readonly string[];
  private readonly terms: ReadonlySet<string | null>;

  constructor(
    documents: readonly SearchDocument[],
    private readonly language: Language,
  ) {
    const counted = countWords(documents);
    const usual = [...counted].filter(([word]) => word.length > 3 && !isStopWord(word, language));
    const byCount = usual.sort(([, one], [, other]) => other.count - one.count);
    this.words = byCount.map(([word]) => word);
    this.terms = new Set([...counted.keys()].map((word) => termOf(word, language)));
    this.written = new Map([...counted].map(([word, { form }]) => [word, form]));
  }

  /** The query with its last, unfinished word replaced by the beginning of a known one. */
  correctBeginning(typed: string): string | undefined {
    const words = askedWords(typed);
    const last = words.at(-1) ?? '';
    const vocabulary = [...new Set(this.words.map((word) => word.slice(0, last.length)))];
    const near = suggestSpelling({ vocabulary }, last);
    return near && [...words.slice(0, -1), near].join(' ');
  }

  /** The query with unknown words replaced by the nearest; `undefined` if nothing changes. */
  correct(query: string): string | undefined {
    const asked = askedWords(query);
    if (asked.length > mostCorrected) return undefined;
    const near = { vocabulary: this.words };
    const corrected = asked.map((word) =>
      this.knows(word) ? word : (suggestSpelling(near, word) ?? word),
    );
    if (corrected.join(' ') === asked.join(' ')) return undefined;
    const written = corrected.map((word) => this.written.get(word) ?? word).join(' ');
    return written.length > longestCorrected ? undefined : written;
  }

  /** A plural counts as known with its singular; stop words always do. */
  private knows(word: string): boolean {
    return this.terms.has(termOf(word, this.language));
  }
}

interface Counted {
  readonly form: string;
  readonly count: number;
}

/** The frequency of each word regardless of accents, with its most frequent spelling. */
function countWords(documents: readonly SearchDocument[]): ReadonlyMap<string, Counted> {
  const forms = new Map<string, number>();
  for (const { title, head, text } of documents)
    for (const form of `${title} ${head} ${text}`.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
      forms.set(form, (forms.get(form) ?? 0) + 1);
  const words = new Map<string, Counted & { readonly most: number }>();
  for (const [form, count] of forms) {
    const [word = ''] = searchWords(form);
    const known = words.get(word) ?? { form, count: 0, most: 0 };
    const best = count > known.most ? { form, most: count } : known;
    words.set(word, { form: best.form, most: best.most, count: known.count + count });
  }
  return words;
}
