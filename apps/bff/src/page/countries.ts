import { type Country, type Language, languageTags, marketCountries } from '@shop/domain';

export interface CountryName {
  readonly code: Country;
  readonly name: string;
}

/** Intl objects are expensive to create. */
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

/** The main markets and the visitor's own country, sorted by name. */
export function newsletterCountries(own: Country, language: Language): readonly CountryName[] {
  const { named, inOrder, markets } = tongues[language];
  return marketCountries.includes(own) ? markets : inOrder([...markets, named(own)]);
}
