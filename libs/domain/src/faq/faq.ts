/** In the order of a visit. */
export const faqGroups = ['before', 'tickets', 'inPark', 'transport', 'family', 'payment'] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** Shorter words are too common to tell questions apart. */
const shortestWord = 3;
const longWord = 6;

/** Ignores case and accents. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);

/** A crude stem that plurals and other forms share. */
const stemOf = (word: string) =>
  word.length >= longWord
    ? word.slice(0, -2)
    : word.length > shortestWord
      ? word.replace(/s$/, '')
      : word;

/** The questions with the most query words, in their own order; all of them for an empty query. */
export function searchQuestions<Question>(
  questions: readonly Question[],
  query: string,
  textsOf: (question: Question) => readonly string[],
): readonly Question[] {
  const wanted = [...new Set(wordsOf(query).map(stemOf))];
  if (wanted.length === 0) return questions;
  const counted = questions.map((question) => {
    const words = textsOf(question).flatMap(wordsOf);
    const held = wanted.filter((stem) => words.some((word) => word.startsWith(stem)));
    return { question, count: held.length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (most === 0) return [];
  return counted.filter(({ count }) => count === most).map(({ question }) => question);
}
