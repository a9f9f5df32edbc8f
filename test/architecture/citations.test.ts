import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

interface Text {
  readonly path: string;
  readonly text: string;
}

const own = 'test/architecture/citations.test.ts';
const left = /^(?:\..*|node_modules|dist|generated|coverage|test-results|playwright-report)$/;
const isRead = /\.(?:tsx?|[cm]?js|css|md|ya?ml|html)$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(process.cwd(), folder), { withFileTypes: true })
    .filter(({ name }) => !left.test(name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });

/** Anchors of a page of documentation: its named rows and its headings. */
const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...[...text.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id),
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  ]);

const capturesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, captured = '']) => captured);

/** Citations of a text that do not exist in the repository. */
function findingsIn(
  { path, text }: Text,
  paths: ReadonlySet<string>,
  textOf: (path: string) => string,
): readonly string[] {
  const held = (name: string) =>
    [posix.normalize(name), posix.join(posix.dirname(path), name)].find((one) => paths.has(one));
  const documents = capturesIn(
    text.replaceAll(/\[[^\]\n]*\](?=\()/g, ''),
    /((?:[\w.-]+\/)*[\w-]+\.md(?:#[\w-]+)?|(?:docs|backends)\/[\w/-]+\.yaml)/g,
  ).filter((cited) => {
    const [name = '', anchor] = cited.split('#');
    const found = held(name);
    return !found || (anchor !== undefined && !anchorsOf(textOf(found)).has(anchor));
  });
  // References to design documents outside the repository.
  const strangers = capturesIn(text, /\b([Bb]rief|U\d\d)\b/g);
  return [...documents, ...strangers].map((cited) => `${path}: ${cited}`);
}

/** Paths that a page of rules names and that do not exist; a path may be shortened to its end. */
function placesMissing({ path, text }: Text, paths: readonly string[]): readonly string[] {
  const isEnd = (end: string) => paths.some((one) => `/${one}`.endsWith(`/${end}`));
  const isFolder = (end: string) => paths.some((one) => `/${one}`.includes(`/${end}/`));
  const tests = capturesIn(text, /`([\w./-]+\.(?:test|spec)\.tsx?)`/g);
  const folders = capturesIn(text, /^.*\bCode: (.*)$/gm).flatMap((line) =>
    capturesIn(line, /`([\w./-]+)`/g),
  );
  return [
    ...tests.filter((name) => !isEnd(name)),
    ...folders.filter((name) => !isFolder(name)),
  ].map((name) => `${path}: ${name}`);
}

const paths = filesIn('.');
const known = new Set(paths);
const read = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');
const texts = paths
  .filter((path) => isRead.test(path) && path !== own)
  .map((path): Text => ({ path, text: read(path) }));
const rules = texts.filter(({ path }) => path.startsWith('docs/rules/'));

describe('the repository', () => {
  it('has every document and row that it cites', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.flatMap((text) => findingsIn(text, known, read))).toEqual([]);
  });

  it('has the tests and folders that its rules name', () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.flatMap((text) => placesMissing(text, paths))).toEqual([]);
  });

  it('lists every page of rules', () => {
    const index = read('docs/rules/README.md');
    const pages = rules
      .map(({ path }) => posix.basename(path))
      .filter((name) => /^[a-z]/.test(name));
    expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });
});

describe('the check', () => {
  const path = 'libs/domain/src/money/money.ts';
  const findings = (text: string) => findingsIn({ path, text }, known, read);

  it.each([
    ['a document that is not there', '(handbook.md 4)', 'handbook.md'],
    ['a page that is not there', 'docs/rules/taxes.md', 'docs/rules/taxes.md'],
    ['a row that is not there', 'docs/rules/prices.md#taxes', 'docs/rules/prices.md#taxes'],
    [
      'a contract that is not there',
      'backends/contracts/taxes.yaml',
      'backends/contracts/taxes.yaml',
    ],
    ['a design document', 'as the brief says', 'brief'],
    ['a row of one', "it('U40 offers two ways')", 'U40'],
  ])('finds %s', (_, text, cited) => {
    expect(findings(text)).toEqual([`${path}: ${cited}`]);
  });

  it('finds a missing test and a missing folder', () => {
    const text = '| a row | `taxes.test.ts` |\n\nCode: `libs/domain/src/taxes`.';
    expect(placesMissing({ path, text }, paths)).toEqual([
      `${path}: taxes.test.ts`,
      `${path}: libs/domain/src/taxes`,
    ]);
  });

  it.each([
    'docs/rules/prices.md#rounding',
    'docs/rules/prices.md#money',
    'backends/contracts/hotels.yaml',
    'README.md',
  ])('accepts %s', (text) => {
    expect(findings(text)).toEqual([]);
  });
});
