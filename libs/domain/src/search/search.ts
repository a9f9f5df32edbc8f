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
function meets(word: string, asked: string): boolean {
  if (word.startsWith(asked)) return true;
  if (asked.length < 4 || !asked.endsWith('s')) return false;
  return word === asked.slice(0, -1) || (asked.endsWith('es') && word === asked.slice(0, -2));
}

const askedIn = (query: string) =>
  [...new Set(searchWords(settleQuery(query)))].slice(0, mostWords);

/** Requires every word. A match in the name weighs most, then one in the kind. */
function weigh(entry: Read<SearchEntry>, asked: readonly string[]): number {
  let weight = 0;
  for (const word of asked) {
    if (entry.name.some((one) => meets(one, word))) weight += 10;
    else if (entry.kind.some((one) => meets(one, word))) weight += 5;
    else if (entry.text.some((one) => meets(one, word))) weight += 1;
    else return 0;
  }
  const [first = ''] = asked;
  const beginsAlike = entry.name[0] !== undefined && meets(entry.name[0], first);
  return weight + (beginsAlike ? 2 : 0) + (entry.name.length === asked.length ? 1 : 0);
}

interface Read<Entry extends SearchEntry> {
  readonly entry: Entry;
  readonly name: readonly string[];
  readonly kind: readonly string[];
  readonly text: readonly string[];
}

/** Entries prepared for any number of queries. */
export interface SearchIndex<Entry extends SearchEntry = SearchEntry> {
  readonly entries: readonly Read<Entry>[];
  readonly vocabulary: readonly string[];
}

export function searchIndexOf<Entry extends SearchEntry>(
  entries: readonly Entry[],
): SearchIndex<Entry> {
  const read = entries.map((entry) => ({
    entry,
    name: searchWords(entry.name),
    kind: searchWords(entry.kind ?? ''),
    text: [...new Set(searchWords(entry.text))],
  }));
  const vocabulary = new Set(read.flatMap(({ name, kind, text }) => [...name, ...kind, ...text]));
  return { entries: read, vocabulary: [...vocabulary].filter((word) => word.length > 3) };
}

/** Best first; ties keep the index order. */
export function searchIn<Entry extends SearchEntry>(
  { entries }: SearchIndex<Entry>,
  query: string,
): readonly Entry[] {
  const asked = askedIn(query);
  if (asked.length === 0) return [];
  return entries
    .map((read) => ({ entry: read.entry, weight: weigh(read, asked) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ entry }) => entry);
}

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
