import { type Language, languages } from '@shop/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Text {
  readonly file: string;
  readonly language: Language;
  readonly text: string;
}

const languageIn = (key: string) => languages.find((language) => language === key);

/** What stands under a language, or in a file of one language. */
function textsIn(file: string, node: unknown, language: Language | undefined): readonly Text[] {
  if (typeof node === 'string') return language ? [{ file, language, text: node }] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    textsIn(file, value, language ?? languageIn(key)),
  );
}

const textsOf = (folder: string): readonly Text[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = join(folder, name);
      const language = languageIn(/\.(\w\w)\.json$/.exec(name)?.[1] ?? '');
      return textsIn(file, JSON.parse(readFileSync(file, 'utf8')), language);
    });

/** All that the operator and the shop say. */
const texts = [...textsOf('content'), ...textsOf('apps/web/src')];

const saying = (language: Language, pattern: RegExp) =>
  texts
    .filter((one) => one.language === language && pattern.test(one.text))
    .map(({ file, text }) => `${file}: ${text}`);

it('reads the texts of all three languages', () => {
  for (const language of languages)
    expect(texts.filter((one) => one.language === language).length).toBeGreaterThan(1_000);
});

it('writes times in Portuguese as 9h and 9h30', () => {
  expect(saying('pt', /\d:\d\d/)).toEqual([]);
});
