import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const reasons: Readonly<Record<string, string>> = {
  OwnAdapters: 'a module that a team brings is written to it',
  FixedClock: 'the clock of the tests, beside the one that goes on',
  parseMoney: 'reads what was written back: that writing loses nothing is tested by it',
};

interface Source {
  readonly file: string;
  readonly text: string;
}

const sourcesOf = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/\.test\./.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const exported =
  /^export (?:async )?(?:const|function|class|type|interface|enum|abstract class) (\w+)/gm;
/** Loaded by file name, or an entry point. */
const isFoundOtherwise = (file: string) => /-screen\.tsx$|^(?:scripts|tools)\//.test(file);

function unused(sources: readonly Source[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { text } of sources)
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g))
      times.set(word, (times.get(word) ?? 0) + 1);
  return sources
    .filter(({ file }) => !isFoundOtherwise(file))
    .flatMap(({ text }) => [...text.matchAll(exported)].map(([, name = '']) => name))
    .filter((name) => times.get(name) === 1);
}

it('exports nothing that only tests use', () => {
  const found = unused(
    ['apps', 'backends/kit', 'backends/sandbox', 'libs', 'scripts', 'tools'].flatMap(sourcesOf),
  );
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
});

it('detects an export without an import', () => {
  const used = { file: 'b.ts', text: "import { a } from './a.js';\na();" };
  const text = 'export const a = () => 1;\nexport const b = 2;';
  expect(unused([{ file: 'a.ts', text }, used])).toEqual(['b']);
});
