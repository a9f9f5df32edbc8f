import { type Language, searchWords } from '@shop/domain';
import { stemOf } from './stem.js';

const longestWord = 40;
/** Further words make a search slower, not better. */
const mostWords = 24;

/** Common words without accents; they are left out of searches. */
const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(
    (
      'a al como con cual cuales cuando cuanta cuantas cuanto cuantos de del desde ' +
      'donde e el ella en es esta este esto hay hasta la las le les lo los me mi mis ' +
      'muy ni no nos o para pero por puede pueden puedo que quien se si sin sobre su ' +
      'sus te tengo tiene tu tus u un una uno unos y ya'
    ).split(' '),
  ),
  en: new Set(
    (
      'a am an and any are as at be by can could de del do does el for from has have ' +
      'how i if in into is it its me my no not of on or our so that the their them ' +
      'there they this to us was we what when where which who will with would you your'
    ).split(' '),
  ),
  pt: new Set(
    (
      'a ao aos as com como da das de del do dos e el em essa esse esta este eu ha ja ' +
      'la las me mas meu minha na nas no nos nao num numa o onde os ou para pela pelo ' +
      'pode podem por posso qual quais quando quanta quantas quanto quantos que quem se ' +
      'sem ser seu sua tem tenho um uma voce'
    ).split(' '),
  ),
};

export const isStopWord = (word: string, language: Language): boolean =>
  stopWords[language].has(word);

/** The form in which a word is indexed and searched; `null` for stop words. */
export const termOf = (word: string, language: Language): string | null =>
  isStopWord(word, language) ? null : stemOf(word, language);

export function rememberedTerms(language: Language): (word: string) => string | null {
  const known = new Map<string, string | null>();
  return (word) => {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const term = termOf(word, language);
    known.set(word, term);
    return term;
  };
}

/** The words of a text. Joined forms of hyphenated words count too, for queries without hyphens. */
export const textWords = (text: string): string[] => [
  ...searchWords(text),
  ...(text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []).flatMap((one) =>
    searchWords(one.replaceAll('-', '')),
  ),
];

export const askedWords = (query: string): readonly string[] =>
  [...new Set(searchWords(query))]
    .filter(({ length }) => length <= longestWord)
    .slice(0, mostWords);

export const askedTerms = (query: string, language: Language): readonly string[] => [
  ...new Set(askedWords(query).flatMap((word) => termOf(word, language) ?? [])),
];

/** How many letters of a word may be wrong, by the length of its term. */
export const slackOf = ({ length }: string): number => (length < 4 ? 0 : length < 7 ? 1 : 2);
