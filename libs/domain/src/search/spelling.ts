import { oncePer } from '../catalogue/once-per.js';
import { settleQuery, searchWords } from './search.js';
import type { SearchIndex } from './search-index.js';

/** The most wrong letters: one in a short word, two in a long one. */
const slack = (word: string) => (word.length < 6 ? 1 : 2);

/** Longer words are not corrected, because comparing them costs most. */
const longestWord = 24;

/** Replaces each unknown word with the nearest known one. */
export function suggestSpelling(
  { vocabulary }: Pick<SearchIndex, 'vocabulary'>,
  query: string,
): string | undefined {
  const asked = searchWords(settleQuery(query)).slice(0, 4);
  const known = asked.map((word) => nearest(word, vocabulary));
  if (asked.length === 0 || known.some((word) => word === undefined)) return undefined;
  const suggested = known.join(' ');
  return suggested === asked.join(' ') ? undefined : suggested;
}

function nearest(word: string, vocabulary: readonly string[]): string | undefined {
  if (vocabulary.some((known) => known.startsWith(word))) return word;
  if (word.length < 4 || word.length > longestWord) return undefined;
  const letters = lettersOf(word);
  const lettersOfEach = lettersOfAll(vocabulary);
  let best: { readonly known: string; readonly far: number } | undefined;
  for (const [at, known] of vocabulary.entries()) {
    if (Math.abs(known.length - word.length) > slack(word)) continue;
    // Each wrong letter changes two bits at most. This spares most of the costly comparisons.
    if (bitsIn(letters ^ (lettersOfEach[at] ?? 0)) > 2 * slack(word)) continue;
    const far = distance(word, known);
    if (far <= slack(word) && far < (best?.far ?? Infinity)) best = { known, far };
  }
  return best?.known;
}

/** One bit for each letter that the word has. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32);
  return bits;
}

const lettersOfAll = oncePer((vocabulary: readonly string[]) => vocabulary.map(lettersOf));

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The edit distance: insertions, deletions, changes and swaps of neighbours. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwapped) least = Math.min(least, at(before, column - 2) + 1);
      next.push(least);
    }
    [before, last] = [last, next];
  }
  return at(last, other.length);
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;
