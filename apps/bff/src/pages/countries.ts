import { type Country, type Language, languageTags, marketCountries } from '@shop/domain';

export interface CountryName {
  readonly code: Country;
  readonly name: string;
}

/** The countries that visitors mostly come from, and the visitor's own, by name in the language. */
export function newsletterCountries(own: Country, language: Language): readonly CountryName[] {
  const tag = languageTags[language];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return [...new Set([...marketCountries, own])]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((left, right) => compare(left.name, right.name));
}
