import { readFileSync } from 'node:fs';
import { languages } from '@shop/domain';
import { cookieTable, nameOf } from './cookie-table.js';

const textOf = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const named = (text: string) =>
  [...text.matchAll(/"__Host-(\w+)(?:_\*)?"/g)].map(([, name]) => name);

const names = Object.keys(cookieTable).sort();

it.each(languages)('lists exactly these cookies in the privacy notice in %s', (language) => {
  const { sections } = JSON.parse(textOf('content/legal/privacy.json'));
  const own = sections.map((section: Record<string, unknown>) => section[language]);
  expect(named(JSON.stringify(own)).sort()).toEqual(names);
});

it('lists every cookie on its rules page', () => {
  const rules = textOf('docs/rules/cookies.md');
  const absent = names.filter((name) => !rules.includes(`\`${name}\``));
  // One per tab, with the state in its name.
  expect(absent).toEqual(['sign_in']);
  expect(nameOf('sign_in')).toBe('__Host-sign_in');
});
