import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Replaced words in the glossary: `("kept pages" in older code)`. */
const olderWords = [
  ...readFileSync('docs/glossary.md', 'utf8').matchAll(/"([a-z ]+)" in older code/g),
].map(([, words = '']) => words);

const declared = /\b(?:class|interface|type|enum)\s+([A-Z]\w*)/g;

/** Names in a file: its folders, its own name and its types, with spaces between words. */
function namesIn(file: string, text: string): readonly string[] {
  const [first = ''] = basename(file).split('.');
  const types = [...text.matchAll(declared)].map(([, name = '']) =>
    name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase(),
  );
  return [...file.split('/').slice(0, -1), first, ...types].map((name) => name.replace(/-/g, ' '));
}

const files = ['apps', 'backends', 'libs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, names: namesIn(file, readFileSync(file, 'utf8')) })),
);

/** Matches the words in singular and plural. */
const patternOf = (words: string) => new RegExp(`\\b${words.replace(/s?( |$)/g, 's?$1')}\\b`);

const saying = (words: string, names: readonly string[]) =>
  names.filter((name) => patternOf(words).test(name));

it('knows the replaced words', () => expect(olderWords.length).toBeGreaterThan(5));

it.each(olderWords)('names no file, folder or type after “%s”', (words) => {
  const found = files.flatMap(({ file, names }) =>
    saying(words, names).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['kept pages', 'apps/bff/src/page/kept-page.ts', ''],
  ['way out', 'apps/bff/src/backends/a.ts', 'export class HttpWaysOut {}'],
  ['own state', 'apps/bff/src/own-state/a.ts', ''],
])('detects “%s” in %s', (words, file, text) => {
  expect(saying(words, namesIn(file, text))).toHaveLength(1);
});
