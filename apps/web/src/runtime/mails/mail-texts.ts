import type { Language } from '@shop/domain';
import en from './order-mail.en.json' with { type: 'json' };
import es from './order-mail.es.json' with { type: 'json' };
import pt from './order-mail.pt.json' with { type: 'json' };

const texts = { es, en, pt };

type Tree = { readonly [key: string]: string | Tree };

/** Looks up a mail text and fills it in. Does not escape. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        texts[language],
      );
    if (typeof found !== 'string') throw new Error(`mails have no text ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
