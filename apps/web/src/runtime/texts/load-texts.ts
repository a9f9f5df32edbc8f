import type { Language } from '@shop/domain';
import type { i18n } from 'i18next';
import { type ScreenName, screenTexts, type TextGroup } from '../screens.js';
import { addTexts, createTranslator, type Texts } from './translator.js';

type Group = TextGroup | 'common' | 'late';
type Load = () => Promise<{ readonly texts: Partial<Texts> }>;

/** Texts travel in groups: those of the frame with every page, others with the screens they are of. */
const loaders: Readonly<Record<Group, Readonly<Record<Language, Load>>>> = {
  common: {
    es: () => import('./common.es.js'),
    en: () => import('./common.en.js'),
    pt: () => import('./common.pt.js'),
  },
  browse: {
    es: () => import('./browse.es.js'),
    en: () => import('./browse.en.js'),
    pt: () => import('./browse.pt.js'),
  },
  sale: {
    es: () => import('./sale.es.js'),
    en: () => import('./sale.en.js'),
    pt: () => import('./sale.pt.js'),
  },
  purchase: {
    es: () => import('./purchase.es.js'),
    en: () => import('./purchase.en.js'),
    pt: () => import('./purchase.pt.js'),
  },
  identity: {
    es: () => import('./identity.es.js'),
    en: () => import('./identity.en.js'),
    pt: () => import('./identity.pt.js'),
  },
  pages: {
    es: () => import('./pages.es.js'),
    en: () => import('./pages.en.js'),
    pt: () => import('./pages.pt.js'),
  },
  late: {
    es: () => import('./late.es.js'),
    en: () => import('./late.en.js'),
    pt: () => import('./late.pt.js'),
  },
};

const translators = new Map<Language, i18n>();
const loaded = new Set<string>();

/** Once the late parts were asked for, they are there for good, in every language. */
let isLate = false;

/** Fetches the texts that a screen needs in a language; each group once a page load. */
export const loadTexts = (language: Language, screen: string): Promise<void> => {
  const own = screenTexts[screen as ScreenName]; // as: its code is found under the same name
  return loadGroups(language, ['common', own, ...(isLate ? (['late'] as const) : [])]);
};

/** Fetches the texts of the frame's late parts, in the languages that were shown. */
export async function loadLateTexts(): Promise<void> {
  isLate = true;
  await Promise.all([...translators.keys()].map((language) => loadGroups(language, ['late'])));
}

async function loadGroups(language: Language, wanted: readonly Group[]): Promise<void> {
  const groups = wanted.filter((group) => !loaded.has(`${group} ${language}`));
  const files = await Promise.all(groups.map((group) => loaders[group][language]()));
  const translator = translators.get(language) ?? createTranslator(language, {});
  translators.set(language, translator);
  files.forEach(({ texts }) => addTexts(translator, language, texts));
  groups.forEach((group) => loaded.add(`${group} ${language}`));
}

/** The translator of a language that was loaded before; a page is shown only when it is. */
export function translatorOf(language: Language): i18n {
  const translator = translators.get(language);
  if (!translator) throw new Error(`texts of ${language} are not loaded`);
  return translator;
}
