import type { Language } from '@shop/domain';
import { createInstance, type i18n, type Resource, type TFunction } from 'i18next';
import type { Texts, TextsByNamespace } from './texts.js';

type Namespace = keyof Texts;
type Ask = (key: string, variables?: object) => string;

/** Holds no visitor data, so any number of visitors can share one. */
export function createTranslator(language: Language, texts: TextsByNamespace): i18n {
  const translator = createInstance();
  void translator.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: 'frame',
    resources: { [language]: texts } as Resource, // as: the namespaces of our own files
    initAsync: false,
    interpolation: { escapeValue: false },
    // Texts are loaded and the language is fixed, so there are no events to bind.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return remembering(translator);
}

export function addTexts(translator: i18n, language: Language, texts: TextsByNamespace): void {
  for (const [namespace, added] of Object.entries(texts))
    if (!translator.hasResourceBundle(language, namespace))
      translator.addResourceBundle(language, namespace, added);
}

/** Caches lookups, which took most of a render; the rest falls through to the translator. */
function remembering(translator: i18n): i18n {
  const known = new Map<Namespace, TFunction>();
  const getFixedT = (_language: unknown, namespace: Namespace) => {
    const t = known.get(namespace) ?? rememberingT(translator, namespace);
    known.set(namespace, t);
    return t;
  };
  return Object.create(translator, { getFixedT: { value: getFixedT } }) as i18n; // as: inherits from it
}

/** Namespaces with names or amounts of one visitor: texts with variables are not cached. */
const personal: readonly Namespace[] = ['account', 'cart', 'checkout', 'order', 'visitor'];

/** Cleared when full: it would grow with every price and date. */
const mostTexts = 2_000;

function rememberingT(translator: i18n, namespace: Namespace): TFunction {
  const ask = translator.getFixedT(null, namespace) as unknown as Ask; // as: without its key types
  const keepsVariables = !personal.includes(namespace);
  const texts = new Map<string, string>();
  const t: Ask = (key, variables) => {
    if (variables && !keepsVariables) return ask(key, variables);
    const question = variables ? key + JSON.stringify(variables) : key;
    const known = texts.get(question);
    if (known !== undefined) return known;
    if (texts.size === mostTexts) texts.clear();
    const text = ask(key, variables);
    texts.set(question, text);
    return text;
  };
  // `Trans` reads the namespace off it.
  return Object.assign(t, { ns: namespace }) as unknown as TFunction; // as: called with a key and variables
}
