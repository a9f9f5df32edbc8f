export const languages = ['es', 'en', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Where a path or a cookie names no language that we speak (docs/rules/visitor.md#language). */
export const defaultLanguage: Language = 'en';

/** BCP 47 tags, as written in `lang` and `hreflang`. */
export const languageTags: Record<Language, string> = { es: 'es-MX', en: 'en-US', pt: 'pt-BR' };

/** Each language in its own words, as a language menu offers it. */
export const languageNames: Record<Language, string> = {
  es: 'Español',
  en: 'English',
  pt: 'Português',
};

/** A text in every language that the shop speaks. */
export type Translated<Text = string> = Readonly<Record<Language, Text>>;

/** The same said in every language. */
export const translated = <Text>(say: (language: Language) => Text): Translated<Text> => ({
  es: say('es'),
  en: say('en'),
  pt: say('pt'),
});

export const isLanguage = (text: string | undefined): text is Language =>
  languages.some((language) => language === text);

/** A page speaks the language that the first part of its path names. */
export function languageOf(path: string): Language | undefined {
  const [, first] = path.split('/');
  return languages.find((language) => language === first);
}
