import { askedIn, meets, type SearchEntry, searchWords, singularsOf } from './search.js';

/** Positions of the entries that have a word, by where they have it. */
type Places = Readonly<Record<Field, number[]>>;

const weights = { name: 10, kind: 5, text: 1 } as const;
type Field = keyof typeof weights;
const fields = ['name', 'kind', 'text'] as const;

/** Entries prepared for any number of queries. */
export interface SearchIndex<Entry extends SearchEntry = SearchEntry> {
  readonly entries: readonly Entry[];
  readonly names: readonly (readonly string[])[];
  readonly places: ReadonlyMap<string, Places>;
  /** Every word, sorted: those with one beginning stand together. */
  readonly words: readonly string[];
  /** Longer words in the order of the entries. */
  readonly vocabulary: readonly string[];
}

/** Takes entries one by one, so that a long index can be made in slices. */
export class SearchIndexBuilder<Entry extends SearchEntry> {
  readonly #entries: Entry[] = [];
  readonly #names: (readonly string[])[] = [];
  readonly #places = new Map<string, Places>();

  add(entry: Entry): void {
    const at = this.#entries.push(entry) - 1;
    this.#names.push(searchWords(entry.name));
    for (const field of fields)
      for (const word of new Set(searchWords(entry[field] ?? '')))
        this.#placesOf(word)[field].push(at);
  }

  index(): SearchIndex<Entry> {
    const words = [...this.#places.keys()];
    return {
      entries: this.#entries,
      names: this.#names,
      places: this.#places,
      words: words.toSorted(),
      vocabulary: words.filter((word) => word.length > 3),
    };
  }

  #placesOf(word: string): Places {
    const known = this.#places.get(word);
    if (known) return known;
    const places = { name: [], kind: [], text: [] };
    this.#places.set(word, places);
    return places;
  }
}

/**
 * Entries with every word of the query, best first; ties keep the index order. A match in the name
 * weighs most, then one in the kind. `where` limits the search to these fields.
 */
export function searchIn<Entry extends SearchEntry>(
  index: SearchIndex<Entry>,
  query: string,
  where: readonly Field[] = fields,
): readonly Entry[] {
  const asked = askedIn(query);
  const [first, ...others] = asked.map((word) => weigh(index, word, where));
  const found = new Map<number, number[]>();
  for (const [at, weight] of first ?? []) {
    const whole = others.reduce((sum, other) => sum + (other.get(at) ?? -Infinity), weight);
    if (whole === -Infinity) continue;
    const rank = whole + bonus(index.names[at] ?? [], asked);
    const alike = found.get(rank);
    if (alike) alike.push(at);
    else found.set(rank, [at]);
  }
  return [...found]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([, alike]) => alike.toSorted((one, other) => one - other))
    .flatMap((at) => index.entries[at] ?? []);
}

/** The weight of each entry that has the word, by position. */
function weigh(
  index: SearchIndex,
  asked: string,
  where: readonly Field[],
): ReadonlyMap<number, number> {
  const best = new Map<number, number>();
  for (const word of wordsMeeting(index, asked)) {
    const places = index.places.get(word);
    for (const field of where)
      for (const at of places?.[field] ?? [])
        if ((best.get(at) ?? 0) < weights[field]) best.set(at, weights[field]);
  }
  return best;
}

function bonus(name: readonly string[], asked: readonly string[]): number {
  const [first = ''] = asked;
  const beginsAlike = name[0] !== undefined && meets(name[0], first);
  return (beginsAlike ? 2 : 0) + (name.length === asked.length ? 1 : 0);
}

/** All words that meet the asked one, found by bisection. */
function* wordsMeeting({ words, places }: SearchIndex, asked: string): Generator<string> {
  for (let at = firstFrom(words, asked); words[at]?.startsWith(asked); at += 1)
    yield words[at] ?? '';
  yield* singularsOf(asked).filter((word) => places.has(word));
}

function firstFrom(words: readonly string[], asked: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < asked) low = middle + 1;
    else high = middle;
  }
  return low;
}
