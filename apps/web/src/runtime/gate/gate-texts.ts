import type { Language } from '@shop/domain';
import en from './gate.en.json' with { type: 'json' };
import es from './gate.es.json' with { type: 'json' };
import pt from './gate.pt.json' with { type: 'json' };

export type GateTexts = typeof en;

const texts: Readonly<Record<Language, GateTexts>> = { es, en, pt };

export const gateTexts = (language: Language): GateTexts => texts[language];

type Tree = { readonly [key: string]: string | Tree };

/** Looks up a text by key, such as `verdict.valid`, and fills it in. Does not escape. */
export type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export const sayOf =
  (own: GateTexts): Say =>
  (key, values = {}) => {
    const found = key
      .split('.')
      .reduce<string | Tree | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        own,
      );
    if (typeof found !== 'string') throw new Error(`a gate has no text ${key}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
