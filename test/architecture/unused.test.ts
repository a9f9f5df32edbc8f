import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const reasons: Readonly<Record<string, string>> = {
  OwnAdapters: "the interface for a team's own module",
  FixedClock: 'a clock that tests set',
  parseMoney: 'tests use it to check that formatting loses nothing',
};

interface Source {
  readonly file: string;
  readonly text: string;
}

const sourceIn = (file: string): Source => ({ file, text: readFileSync(file, 'utf8') });

const sourcesOf = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|m[jt]s)$/.test(name))
    .map((name) => sourceIn(join(folder, name)));

const folders = ['apps', 'backends/kit', 'backends/sandbox', 'libs', 'scripts', 'tools'];
const all = folders.flatMap(sourcesOf);
const tests = ['test', 'backends/test'].flatMap(sourcesOf);

const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(/[A-Za-z_$][\w$]*/g)].map(([word]) => word);

const exported =
  /^export (?:async )?(?:const|function|class|type|interface|enum|abstract class) (\w+)/gm;
/** Loaded by file name, or an entry point. */
const isFoundOtherwise = (file: string) => /-screen\.tsx$|^(?:scripts|tools)\//.test(file);

function unused(sources: readonly Source[]): readonly string[] {
  const times = countsOf(sources.flatMap(({ text }) => wordsIn(text)));
  return sources
    .filter(({ file }) => !isFoundOtherwise(file))
    .flatMap(({ text }) => [...text.matchAll(exported)].map(([, name = '']) => name))
    .filter((name) => times.get(name) === 1);
}

const exportedValue = /^export (?:async )?(?:const|function|class|enum|abstract class) (\w+)/gm;
/** Loaded by file name, or a template with exports. */
const isLoadedByName = (file: string) => /-screen\.tsx$|\/new-screen\.mjs$/.test(file);

/** Exported values that no other file mentions. */
function unshared(sources: readonly Source[]): readonly string[] {
  const files = countsOf(sources.flatMap(({ text }) => [...new Set(wordsIn(text))]));
  return sources
    .filter(({ file }) => !isLoadedByName(file))
    .flatMap(({ text }) => [...text.matchAll(exportedValue)].map(([, name = '']) => name))
    .filter((name) => files.get(name) === 1);
}

function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

it('exports nothing that only tests use', () => {
  const found = unused(all.filter(({ file }) => !/\.test\.|\.mts$/.test(file)));
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
});

it('exports no value that no other file mentions', () => {
  const others = ['vite.config.ts', 'jest.config.mjs'].map(sourceIn);
  expect(unshared([...all, ...tests, ...others])).toEqual([]);
});

it('detects an export without an import', () => {
  const used = { file: 'b.ts', text: "import { a } from './a.js';\na();" };
  const text = 'export const a = () => 1;\nexport const b = 2;';
  expect(unused([{ file: 'a.ts', text }, used])).toEqual(['b']);
});

it('detects an export that only its own file mentions', () => {
  const own = { file: 'a.ts', text: 'export const one = 1;\nexport const two = one;' };
  const used = { file: 'b.ts', text: "import { two } from './a.js';" };
  expect(unshared([own, used])).toEqual(['one']);
});
