import type { Language } from '@shop/domain';
import type { i18n } from 'i18next';
import { addTexts, createTranslator } from './translator.js';

/** All texts by namespace, as the English files have them: each folder adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the texts are
export interface Texts {}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: Texts;
  }
}

export type TextsByNamespace = Readonly<Record<string, object>>;

/** Some namespaces in one language, such as those of a screen; a file is fetched once. */
export type LoadTexts = (language: Language) => Promise<TextsByNamespace>;

const translators = new Map<Language, i18n>();
const always = new Set<LoadTexts>();

/** Fetches texts, and with them what every page needs, into the translator of the language. */
export async function loadTexts(language: Language, ...loads: LoadTexts[]): Promise<void> {
  const files = await Promise.all([...always, ...loads].map((load) => load(language)));
  const translator = translators.get(language) ?? createTranslator(language, {});
  translators.set(language, translator);
  for (const texts of files) addTexts(translator, language, texts);
}

/** From now on every page needs these texts, in each language that was or will be shown. */
export async function alwaysLoad(load: LoadTexts): Promise<void> {
  always.add(load);
  await Promise.all([...translators.keys()].map((language) => loadTexts(language)));
}

/** The translator of a language that was loaded before; a page is shown only when it is. */
export function translatorOf(language: Language): i18n {
  const translator = translators.get(language);
  if (!translator) throw new Error(`texts of ${language} are not loaded`);
  return translator;
}
