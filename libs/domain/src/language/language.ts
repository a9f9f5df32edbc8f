export const languages = ['es', 'en', 'pt'] as const;
export type Language = (typeof languages)[number];

/** For paths and cookies without a supported language (docs/rules/visitor.md#language). */
export const defaultLanguage: Language = 'en';

/** BCP 47 tags for `lang` and `hreflang`. */
export const languageTags: Record<Language, string> = { es: 'es-MX', en: 'en-US', pt: 'pt-BR' };

export const languageNames: Record<Language, string> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
};

export type Translated<Text = string> = Readonly<Record<Language, Text>>;

export const translated = <Text>(say: (language: Language) => Text): Translated<Text> => ({
  es: say('es'),
  en: say('en'),
  pt: say('pt'),
});

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** A language range with its weight (RFC 9110, 12.4.2): `pt-BR;q=0.9`. */
const weightedRange =
  /^\s*([a-z]{1,8})(?:-[a-z\d]{1,8})*\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** The supported language with the highest weight (RFC 4647, 3.3); the first of equals. */
export function acceptedLanguage(header: string): Language | undefined {
  const wanted = header.split(',').flatMap((range) => {
    const [, name = '', weight = '1'] = weightedRange.exec(range) ?? [];
    const language = name.toLowerCase();
    return isLanguage(language) && Number(weight) > 0 ? [{ language, weight: Number(weight) }] : [];
  });
  return wanted.sort((one, other) => other.weight - one.weight)[0]?.language;
}

export function languageOf(path: string): Language | undefined {
  const [, first] = path.split('/');
  return languages.find((language) => language === first);
}
