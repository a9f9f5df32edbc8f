import { en } from '../../runtime/texts/en.js';
import { es } from '../../runtime/texts/es.js';
import { pt } from '../../runtime/texts/pt.js';

type Texts = { readonly [key: string]: string | Texts };

/** `buy.summary.dock_one`: every text by its whole key. */
const flatten = (texts: Texts, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

const plural = /_(one|many|other)$/;
const stems = (texts: ReadonlyMap<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(plural, '')))].sort();
const holes = (text = '') => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

const english = flatten(en);

describe.each([
  ['es', flatten(es), ['one', 'many', 'other']],
  ['en', english, ['one', 'other']],
  ['pt', flatten(pt), ['one', 'many', 'other']],
] as const)('the texts in %s', (_, texts, forms) => {
  it('lack no key that another language has', () => {
    expect(stems(texts)).toEqual(stems(english));
  });

  it('have every plural form of the language, and no other', () => {
    const counted = [...texts.keys()].filter((key) => plural.test(key));
    const wanted = [...new Set(counted.map((key) => key.replace(plural, '')))].flatMap((stem) =>
      forms.map((form) => `${stem}_${form}`),
    );
    expect([...counted].sort()).toEqual([...wanted].sort());
  });

  it('are never empty, and fill the same holes as the English ones', () => {
    for (const [key, text] of texts) {
      expect(`${key}: ${text.trim()}`).not.toBe(`${key}: `);
      const same = english.get(key) ?? english.get(key.replace(/_many$/, '_other'));
      expect([key, holes(text)]).toEqual([key, holes(same)]);
    }
  });
});
