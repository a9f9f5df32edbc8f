/** The parts of a page of questions, in the order of a visit. */
export const faqGroups = ['before', 'tickets', 'inPark', 'transport', 'family', 'payment'] as const;
export type FaqGroup = (typeof faqGroups)[number];

/** Shorter words are in every sentence and tell questions apart no more. */
const shortestWord = 3;
const longWord = 6;

/** One case and no accents: a word is found however it was typed. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);

/** The part of a word that its plural and its other forms begin with. */
const stemOf = (word: string) =>
  word.length >= longWord
    ? word.slice(0, -2)
    : word.length > shortestWord
      ? word.replace(/s$/, '')
      : word;

/**
 * The questions that hold most of the words asked for, in their own order. A query without a word
 * to look for finds all of them; one whose words are nowhere finds none.
 */
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
