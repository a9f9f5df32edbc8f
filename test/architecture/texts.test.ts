import { errorCatalogue } from '@shop/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(process.cwd(), 'apps/web/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });

/** Plural forms for whole numbers, thousands and millions; other forms are errors. */
const forms = {
  es: ['one', 'many', 'other'],
  en: ['one', 'other'],
  pt: ['one', 'many', 'other'],
};
type Language = keyof typeof forms;
const languages = Object.keys(forms) as Language[]; // as: the keys of a const table
const plural = /_(zero|one|two|few|many|other)$/;

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );
}

const textFiles = files.filter((file) => /\.(es|en|pt)\.json$/.test(file));
const namespaces = [...new Set(textFiles.map((file) => file.replace(/\.\w\w\.json$/, '')))].sort();

const textsOf = (namespace: string, language: Language) =>
  new Map(
    flat(JSON.parse(readFileSync(join(source, `${namespace}.${language}.json`), 'utf8')) as Tree), // as: checked by every test below
  );

const keysOf = (texts: ReadonlyMap<string, string>) =>
  new Set([...texts.keys()].map((key) => key.replace(plural, '')));

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

/** The source code, in which `${…}` stands for any part of a key. */
const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** A key may be a state of a view, so the views' names count too. */
const views = join(process.cwd(), 'libs/ports/src/screens');
const code = codeIn(source) + codeIn(views);

const asked = [...code.matchAll(/(['"`])((?:[\w$-]|\.(?=\w|\$)|\$\{[^}]*\})+)\1/g)].map(
  ([, , text = '']) => text,
);
const patterns = asked
  .filter((text) => text.includes('${'))
  .map((text) => text.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.')))
  .filter((parts) => parts.join('').length > 2)
  .map((parts) => new RegExp(`^${parts.join('[\\w-]+')}$`));
const names = new Set(asked);
const isAsked = (key: string) => names.has(key) || patterns.some((pattern) => pattern.test(key));

it('finds the texts of the shop', () => {
  expect(namespaces).toEqual(
    expect.arrayContaining(['frame/frame', 'shop/shop', 'screens/choose/buy/buy']),
  );
});

describe.each(namespaces)('the texts of %s', (namespace) => {
  const english = textsOf(namespace, 'en');

  it.each(languages)('have exactly the keys of English in %s', (language) => {
    expect([...keysOf(textsOf(namespace, language))].sort()).toEqual([...keysOf(english)].sort());
  });

  it.each(languages)('have exactly the plural forms that %s needs', (language) => {
    const texts = textsOf(namespace, language);
    const counted = new Set(
      [...texts.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')),
    );
    for (const key of counted)
      expect([...texts.keys()].filter((other) => other.replace(plural, '') === key).sort()).toEqual(
        forms[language].map((form) => `${key}_${form}`).sort(),
      );
  });

  it.each(languages)('are never empty in %s', (language) => {
    expect([...textsOf(namespace, language)].filter(([, text]) => !text.trim())).toEqual([]);
  });

  it.each(languages)('have the placeholders of English in %s', (language) => {
    for (const [key, text] of textsOf(namespace, language)) {
      const same = english.get(key) ?? english.get(key.replace(plural, '_other')) ?? '';
      expect([key, placeholders(text)]).toEqual([key, placeholders(same)]);
    }
  });

  it('are all used by the web app', () => {
    expect([...keysOf(english)].filter((key) => !isAsked(key))).toEqual([]);
  });
});

/**
 * Sentences that a browser shows without a server reply. They are part of each language's texts,
 * but the error catalogue defines them.
 */
describe.each(languages)('the built-in browser sentences in %s', (language) => {
  const said = [...textsOf('shop/shop', language)];
  const catalogue = new Map<string, string>(
    Object.entries(errorCatalogue).map(([code, texts]) => [code, texts[language]]),
  );

  it('match the catalogue exactly', () => {
    expect(said.map(([code]) => [code, catalogue.get(code)])).toEqual(said);
  });

  it('exist only once among the texts', () => {
    const sentences = new Set(said.map(([, text]) => text.toLowerCase()));
    const again = namespaces
      .filter((namespace) => namespace !== 'shop/shop')
      .flatMap((namespace) => [...textsOf(namespace, language)])
      .filter(([, text]) => sentences.has(text.toLowerCase()));
    expect(again).toEqual([]);
  });
});
