import { type Language, languages } from '@shop/domain';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { screenSources } from '../../apps/web/src/runtime/page/document/assets.js';

const client = join(process.cwd(), 'dist/web/client');
const source = 'apps/web/src/';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

function manifest(): Readonly<Record<string, Chunk>> {
  const file = join(client, '.vite/manifest.json');
  if (!existsSync(file))
    throw new Error('There is no build of the web app to weigh: run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>; // as: Vite's own format
}

/** Files fetched before these chunks run, without repeats. */
function filesOf(chunks: Readonly<Record<string, Chunk>>, keys: readonly string[]): Set<string> {
  const found = new Map<string, string>();
  const visit = (key: string) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}.`);
    if (found.has(key)) return;
    found.set(key, chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return new Set(found.values());
}

const kilobytes = (files: Iterable<string>) =>
  [...files]
    .map((file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0) / 1000;

const codeOf = (screen: string, language: Language) => {
  const own = screenSources(manifest(), language).get(screen) ?? [];
  return filesOf(manifest(), [`${source}entry-client.tsx`, ...own]);
};

const screens = [...screenSources(manifest(), 'es').keys()];

it('finds the screens of the build, each with its texts', () => {
  expect(screens).toEqual(expect.arrayContaining(['home', 'thingsToDo', 'internalError']));
  for (const language of languages)
    for (const sources of screenSources(manifest(), language).values())
      expect(sources.filter((file) => file.includes(`.${language}.`))).toHaveLength(2);
});

it('runs at most 3 kB of script before the first interaction, without other files', () => {
  const { file, imports } = manifest()[`${source}entry-early.ts`] ?? {};
  expect(imports).toBeUndefined();
  expect(kilobytes([file ?? ''])).toBeLessThanOrEqual(3);
});

describe.each(languages)('the code of a woken page in %s', (language) => {
  it.each(screens)('of %s stays within its budget', (screen) => {
    expect(kilobytes(codeOf(screen, language))).toBeLessThanOrEqual(150);
  });
});

it.each(screens.filter((name) => name !== 'home'))(
  'a navigation from the home page to %s costs at most 30 kB',
  (screen) => {
    const there = codeOf('home', 'es');
    const further = [...codeOf(screen, 'es')].filter((file) => !there.has(file));
    expect(kilobytes(further)).toBeLessThanOrEqual(30);
  },
);

it('has no circular imports between built files', () => {
  const chunks = manifest();
  const circles = Object.keys(chunks).filter((key) =>
    (chunks[key]?.imports ?? []).some((one) => reaches(chunks, one, key)),
  );
  expect(circles).toEqual([]);
});

const reaches = (chunks: ReturnType<typeof manifest>, from: string, to: string) =>
  filesOf(chunks, [from]).has(chunks[to]?.file ?? '');

const filesNamed = (pattern: RegExp) =>
  new Set(
    Object.entries(manifest())
      .filter(([key]) => pattern.test(key))
      .map(([, { file }]) => file),
  );

it.each([
  ['what opens at a press', /islands\//],
  ['what of a screen is only read', /static-parts/],
  ['the late parts of the frame and their texts', /frame\/(parts\/|footer\.|visitor\.)/],
])('keeps %s out of the wake-up code', (_, pattern) => {
  const late = filesNamed(pattern);
  expect(late.size).toBeGreaterThan(0);
  for (const screen of screens)
    expect([...codeOf(screen, 'es')].filter((file) => late.has(file))).toEqual([]);
});
