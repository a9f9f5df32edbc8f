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

/** Each by its name: for a name with a gap a bundler adds more code than these lines are. */
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

/** Fetches the texts of the frame's late parts; once they were asked for, every page has them. */
export const loadLateTexts = (): Promise<void> => alwaysLoad(textsOf);
