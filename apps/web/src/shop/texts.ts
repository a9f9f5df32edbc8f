import type { Language } from '@shop/domain';
import type { i18n } from 'i18next';
import { addTexts, createTranslator } from './translator.js';

/** All texts by namespace, typed by the English files; each folder extends it. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the texts are
export interface Texts {}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'frame';
    resources: Texts;
  }
}

export type TextsByNamespace = Readonly<Record<string, object>>;

/** Loads namespaces in one language; each file is fetched once. */
export type LoadTexts = (language: Language) => Promise<TextsByNamespace>;

const translators = new Map<Language, i18n>();
const always = new Set<LoadTexts>();

/** Loads texts, and those of `alwaysLoad`, into the language's translator. */
export async function loadTexts(language: Language, ...loads: LoadTexts[]): Promise<void> {
  const files = await Promise.all([...always, ...loads].map((load) => load(language)));
  const translator = translators.get(language) ?? createTranslator(language, {});
  translators.set(language, translator);
  for (const texts of files) addTexts(translator, language, texts);
}

/** Adds texts that every page needs from now on, in every loaded language. */
export async function alwaysLoad(load: LoadTexts): Promise<void> {
  always.add(load);
  await Promise.all([...translators.keys()].map((language) => loadTexts(language)));
}

/** Throws if the language is not loaded. */
export function translatorOf(language: Language): i18n {
  const translator = translators.get(language);
  if (!translator) throw new Error(`texts of ${language} are not loaded`);
  return translator;
}
