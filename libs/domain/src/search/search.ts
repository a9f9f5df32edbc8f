/** In display order (docs/rules/search.md#groups). */
export const searchGroups = ['parks', 'tours', 'hotels', 'help'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** A page in the index, found by its name and its text. */
export interface SearchEntry {
  readonly id: string;
  readonly group: SearchGroup;
  readonly name: string;
  /** The kind of place, such as `Water and snorkel park`. */
  readonly kind?: string;
  readonly text: string;
}

export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Longer queries are cut off. */
export const longestQuery = 200;
/** More words would only narrow a short list further. */
const mostWords = 8;

const words = /[\p{L}\p{N}]+/gu;

/** Lower case without accents: `Nácar` and `nacar` are equal. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The query to show and search for: one line, no control characters, limited length. */
export function settleQuery(typed: string): string {
  const visible = typed.slice(0, 4 * longestQuery).replace(/[\p{C}\s]+/gu, ' ');
  return [...visible].slice(0, longestQuery).join('').trim();
}

export const searchWords = (text: string): readonly string[] => plainText(text).match(words) ?? [];

/** Matches prefixes, and plurals of singular words: `hoteles` finds `Hotel`. */
export const meets = (word: string, asked: string): boolean =>
  word.startsWith(asked) || singularsOf(asked).includes(word);

export function singularsOf(asked: string): readonly string[] {
  if (asked.length < 4 || !asked.endsWith('s')) return [];
  return asked.endsWith('es') ? [asked.slice(0, -1), asked.slice(0, -2)] : [asked.slice(0, -1)];
}

export const askedIn = (query: string) =>
  [...new Set(searchWords(settleQuery(query)))].slice(0, mostWords);

/** Splits a text and marks the query's words. The parts concatenate to the text. */
export function markWords(text: string, query: string): readonly TextPart[] {
  const asked = askedIn(query);
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const [word] = match;
    if (!asked.some((one) => meets(plainText(word), one))) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMarked: false });
    parts.push({ text: word, isMarked: true });
    end = match.index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}
