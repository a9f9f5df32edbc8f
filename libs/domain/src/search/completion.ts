import { plainText, type TextPart } from './search.js';

/**
 * A suggestion in two pieces: what was typed, marked, and what completes it. Accents and capitals
 * of either are overlooked; a suggestion that begins otherwise is one unmarked piece.
 */
export function completionParts(suggestion: string, typed: string): readonly TextPart[] {
  const end = typedEnd(suggestion, plainText(typed));
  return [
    { text: suggestion.slice(0, end), isMarked: true },
    { text: suggestion.slice(end), isMarked: false },
  ].filter(({ text }) => text !== '');
}

/** Where in the suggestion that which was typed ends; 0 where it does not begin with it. */
function typedEnd(suggestion: string, typed: string): number {
  if (typed === '' || !plainText(suggestion).startsWith(typed)) return 0;
  let end = 0;
  for (const letter of suggestion) {
    if (plainText(suggestion.slice(0, end)).length >= typed.length) break;
    end += letter.length;
  }
  return end + trailingMarks(suggestion, end);
}

/** An accent that is a character of its own belongs to its letter. */
const trailingMarks = (text: string, from: number): number =>
  /^\p{M}*/u.exec(text.slice(from))?.[0].length ?? 0;
