import { type Country, type Language, languageTags, marketCountries } from '@shop/domain';

export interface CountryName {
  readonly code: Country;
  readonly name: string;
}

/** To make these is dear, and they say the same for ever. */
const makeTongue = (language: Language) => {
  const tag = languageTags[language];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  const named = (code: Country): CountryName => ({ code, name: names.of(code) ?? code });
  const inOrder = (countries: readonly CountryName[]) =>
    [...countries].sort((left, right) => compare(left.name, right.name));
  return { named, inOrder, markets: inOrder(marketCountries.map(named)) };
};

const tongues = { es: makeTongue('es'), en: makeTongue('en'), pt: makeTongue('pt') };

/** The countries that visitors mostly come from, and the visitor's own, by name in the language. */
export function newsletterCountries(own: Country, language: Language): readonly CountryName[] {
  const { named, inOrder, markets } = tongues[language];
  return marketCountries.includes(own) ? markets : inOrder([...markets, named(own)]);
}
