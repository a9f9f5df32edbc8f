import { plainText, type TextPart } from './search.js';

/** Marks the typed beginning of a suggestion, ignoring case and accents. */
export function completionParts(suggestion: string, typed: string): readonly TextPart[] {
  const end = typedEnd(suggestion, plainText(typed));
  return [
    { text: suggestion.slice(0, end), isMarked: true },
    { text: suggestion.slice(end), isMarked: false },
  ].filter(({ text }) => text !== '');
}

/** Where the typed text ends in the suggestion; 0 if it does not start with it. */
function typedEnd(suggestion: string, typed: string): number {
  if (typed === '' || !plainText(suggestion).startsWith(typed)) return 0;
  let end = 0;
  for (const letter of suggestion) {
    if (plainText(suggestion.slice(0, end)).length >= typed.length) break;
    end += letter.length;
  }
  return end + trailingMarks(suggestion, end);
}

/** Combining marks stay with their letter. */
const trailingMarks = (text: string, from: number): number =>
  /^\p{M}*/u.exec(text.slice(from))?.[0].length ?? 0;
