import type { Language } from '@shop/domain';

type Ending = readonly [plural: RegExp, stem: string];

/** Plural endings and their singular; words are in lower case without accents. */
const english: readonly Ending[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=ss|x|z|ch|sh)es$/, ''],
  [/(?<=..[^sui])s$/, ''],
];

const portuguese: readonly Ending[] = [
  [/[oa]es$/, 'ao'],
  [/(?<=.[aeou])is$/, 'l'],
  [/(?<=.)ns$/, 'm'],
];

const replaced = (word: string, endings: readonly Ending[]): string => {
  const [plural, stem] = endings.find(([one]) => one.test(word)) ?? [];
  return plural && stem !== undefined ? word.replace(plural, stem) : word;
};

const shortest = 3;
const without = (word: string, letter: string) =>
  word.length > shortest && word.endsWith(letter) ? word.slice(0, -1) : word;

/** Singular and plural lose the same letters, so that `autobús` and `luz` match their plurals. */
const romance = (word: string): string =>
  without(without(without(word, 's'), 'e'), 's').replace(/z$/, 'c');

/** The common part of a word and its plural. It need not be a word. */
const stemmers: Readonly<Record<Language, (word: string) => string>> = {
  es: romance,
  en: (word) => replaced(word, english),
  pt: (word) => romance(replaced(word, portuguese)),
};

export const stemOf = (word: string, language: Language): string => stemmers[language](word);
