import type { Language } from '@shop/domain';
import { createInstance, type i18n, type Resource, type TFunction } from 'i18next';
import type { Texts, TextsByNamespace } from './texts.js';

type Namespace = keyof Texts;
type Ask = (key: string, variables?: object) => string;

/** Reads the texts of one language; it knows nothing of a visitor, so any number of them share it. */
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
    // A page waits for its texts and its language never changes: there is nothing to listen to.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
  });
  return remembering(translator);
}

/** Adds what came later; a namespace is asked only once it is there. */
export function addTexts(translator: i18n, language: Language, texts: TextsByNamespace): void {
  for (const [namespace, added] of Object.entries(texts))
    if (!translator.hasResourceBundle(language, namespace))
      translator.addResourceBundle(language, namespace, added);
}

/**
 * The same translator with a memory, for most of a render was to look the same texts up again. All
 * else it leaves to the real one, which it stands before.
 */
function remembering(translator: i18n): i18n {
  const known = new Map<Namespace, TFunction>();
  const getFixedT = (_language: unknown, namespace: Namespace) => {
    const t = known.get(namespace) ?? rememberingT(translator, namespace);
    known.set(namespace, t);
    return t;
  };
  return Object.create(translator, { getFixedT: { value: getFixedT } }) as i18n; // as: its heir
}

/** What is about one visitor: what is written there with a name or an amount is not kept. */
const personal: readonly Namespace[] = ['account', 'cart', 'checkout', 'order', 'visitor'];

/** Begun anew when full: a memory for ever would grow with every price and date there is. */
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
