import type { Language } from '@shop/domain';
import type { i18n } from 'i18next';
import { createTranslator } from './translator.js';

const loaders = {
  es: async () => (await import('./es.js')).es,
  en: async () => (await import('./en.js')).en,
  pt: async () => (await import('./pt.js')).pt,
};

const loaded = new Map<Language, i18n>();

/** Fetches the texts of a language once a page load. */
export async function loadTexts(language: Language): Promise<i18n> {
  const known = loaded.get(language);
  if (known) return known;
  const translator = createTranslator(language, await loaders[language]());
  loaded.set(language, translator);
  return translator;
}

/** The translator of a language that was loaded before; a page is shown only when it is. */
export function translatorOf(language: Language): i18n {
  const translator = loaded.get(language);
  if (!translator) throw new Error(`texts of ${language} are not loaded`);
  return translator;
}
