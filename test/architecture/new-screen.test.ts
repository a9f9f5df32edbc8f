import { readFileSync } from 'node:fs';
import { added, changed } from '../../scripts/lib/new-screen.mjs';

const [, chapter = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## A new screen\n');
const steps = chapter.split('\n## ')[0]?.match(/^\d\. .*$/gm) ?? [];

function filesOf(step: string): readonly string[] {
  const names = [...step.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const folder = names.find((name) => name.endsWith('/')) ?? '';
  return names
    .filter((name) => /\.\w+$/.test(name))
    .map((name) => (name.includes('/') ? name : folder + name));
}

/** `npm run prove:screen` follows these steps in a copy; `npm run test:whole` runs it. */
describe('the steps to a new screen', () => {
  it('are the files and rows that are proved to be enough', () => {
    const proved = [
      ...Object.values(added).flatMap((files) => Object.keys(files)),
      ...Object.values(changed).map(([file]) => file),
    ];
    expect(steps.flatMap(filesOf)).toEqual(proved);
  });

  it.each(Object.values(changed))('add a row to %s in its current form', (file, turn) => {
    const before = readFileSync(file, 'utf8');
    const after = turn(before);
    expect(after).toMatch(/tides/i);
    expect(after.split('\n').filter((line) => !/tides/i.test(line))).toEqual(before.split('\n'));
  });
});
