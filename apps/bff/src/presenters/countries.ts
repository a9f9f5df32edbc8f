import { type Language, languageTags, type Translated } from '@shop/domain';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

export interface CountryOption {
  readonly code: string;
  readonly name: string;
  readonly dialCode: string;
}

function countriesIn(language: Language): readonly CountryOption[] {
  const tag = languageTags[language];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return getCountries()
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      dialCode: `+${getCountryCallingCode(code)}`,
    }))
    .sort((left, right) => compare(left.name, right.name));
}

export const countries: Translated<readonly CountryOption[]> = {
  es: countriesIn('es'),
  en: countriesIn('en'),
  pt: countriesIn('pt'),
};
