import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that hide who acts. The docs name the visitor, the BFF, the backend or the test instead. */
const vague =
  /\b(?:whoever|somebody|nobody|anybody|is told|are told|is asked for|are asked for|goes on with|gone on with|is gone on|has the say|such a one|none of ours)\b/i;

const maxWords = { sentence: 40, record: 450 };

/** Sentences for visitors that docs quote. */
const quoted: readonly string[] = ['Somebody else took the last room.'];

interface Page {
  readonly path: string;
  readonly text: string;
}

const wordsIn = (text: string): number =>
  text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** Prose alone: no code, no diagrams, and of a link its text. */
const proseOf = (text: string): string =>
  text
    .replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .replaceAll(/`[^`\n]*`/g, 'code')
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replaceAll(/<[^>\n]*>/g, '');

/** A cell of a table, an item of a list and a heading end a sentence as a full stop does. */
const sentencesIn = (text: string): readonly string[] =>
  proseOf(text)
    .split(/\n\s*\n|\n(?=\s*(?:[-*#>]|\d+\.) )|\n(?=\|)|\||(?<=[.!?:;])\s+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');

const findingsIn = ({ path, text }: Page): readonly string[] => [
  ...sentencesIn(text)
    .filter((sentence) => vague.test(sentence) && !quoted.includes(sentence))
    .map((sentence) => `${path}: vague: ${sentence}`),
  ...sentencesIn(text)
    .filter((sentence) => wordsIn(sentence) > maxWords.sentence)
    .map((sentence) => `${path}: ${wordsIn(sentence)} words: ${sentence}`),
  ...(/\/decisions\/\d/.test(path) && wordsIn(text) > maxWords.record
    ? [`${path}: a record of ${wordsIn(text)} words`]
    : []),
];

const pagesIn = (folder: string): readonly Page[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'CODE_OF_CONDUCT.md'].map(
    (path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }),
  ),
  ...pagesIn('docs'),
  ...pagesIn('backends'),
];

it('finds plain English in every document', () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.flatMap(findingsIn)).toEqual([]);
});

const long = 'word '.repeat(41);

it.each([
  ['a word that hides who acts', { path: 'README.md', text: 'Whoever pays first wins.' }],
  ['one in the cell of a table', { path: 'README.md', text: '| a | The cart is asked for. |' }],
  ['a sentence of 41 words', { path: 'README.md', text: `${long}.` }],
  ['a long record', { path: 'docs/decisions/0001-import-table.md', text: 'One two. '.repeat(226) }],
])('finds %s', (_, page) => {
  expect(findingsIn(page)).toHaveLength(1);
});

it.each([
  ['two sentences', { path: 'README.md', text: `${'word '.repeat(30)}. ${'word '.repeat(30)}.` }],
  ['code', { path: 'README.md', text: `\`\`\`sh\n# somebody ${long}\n\`\`\`` }],
  ['a long page that is no record', { path: 'docs/bench.md', text: 'One two. '.repeat(226) }],
])('accepts %s', (_, page) => {
  expect(findingsIn(page)).toEqual([]);
});
