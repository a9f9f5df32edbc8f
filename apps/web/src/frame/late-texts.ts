import type { Language } from '@shop/domain';
import { alwaysLoad, type TextsByNamespace } from '../shop/texts.js';
import type footer from './footer.en.json';
import type visitor from './visitor.en.json';

declare module '../shop/texts.js' {
  interface Texts {
    footer: typeof footer;
    visitor: typeof visitor;
  }
}

/** One import per language: a dynamic name would make the bundler emit more code. */
const files = {
  es: () =>
    Promise.all([
      import('./footer.es.json', { with: { type: 'json' } }),
      import('./visitor.es.json', { with: { type: 'json' } }),
    ]),
  en: () =>
    Promise.all([
      import('./footer.en.json', { with: { type: 'json' } }),
      import('./visitor.en.json', { with: { type: 'json' } }),
    ]),
  pt: () =>
    Promise.all([
      import('./footer.pt.json', { with: { type: 'json' } }),
      import('./visitor.pt.json', { with: { type: 'json' } }),
    ]),
};

async function textsOf(language: Language): Promise<TextsByNamespace> {
  const [{ default: footer }, { default: visitor }] = await files[language]();
  return { footer, visitor };
}

/** Loads the texts of the frame's late parts, now and for every later language. */
export const loadLateTexts = (): Promise<void> => alwaysLoad(textsOf);
