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

async function textsOf(language: Language): Promise<TextsByNamespace> {
  const [{ default: footer }, { default: visitor }] = await Promise.all([
    import(`./footer.${language}.json`, { with: { type: 'json' } }),
    import(`./visitor.${language}.json`, { with: { type: 'json' } }),
  ]);
  return { footer, visitor };
}

/** Fetches the texts of the frame's late parts; once they were asked for, every page has them. */
export const loadLateTexts = (): Promise<void> => alwaysLoad(textsOf);
