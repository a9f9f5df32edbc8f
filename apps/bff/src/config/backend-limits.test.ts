import { readFileSync } from 'node:fs';
import { defaultLimits, limitVariables, readLimits } from './backend-limits.js';

it('uses the documented defaults', () => {
  expect(readLimits({})).toEqual({ limits: defaultLimits, wrong: [] });
});

it.each(limitVariables)('reads $name as one limit of one client', ({ name, client, key }) => {
  const { limits, wrong } = readLimits({ [name]: '7' });
  expect(wrong).toEqual([]);
  expect(limits).toEqual({ ...defaultLimits, [client]: { ...defaultLimits[client], [key]: 7 } });
});

it.each(limitVariables)('refuses an invalid $name with its name and rule', ({ name, least }) => {
  for (const value of [String(least - 1), '1.5', '1e9', 'soon']) {
    const { limits, wrong } = readLimits({ [name]: value });
    expect(wrong).toEqual([`${name} must be a whole number from ${least} to 100000`]);
    expect(limits).toEqual(defaultLimits);
  }
});

it('matches the documented rules', () => {
  const text = readFileSync('docs/rules/backends.md', 'utf8');
  const [, table = ''] = text.split(/\| Client .*\n/);
  const rows = [...table.matchAll(/^\| ([a-z][a-z ]+?) +((?:\| \d+ +){4})/gm)];
  const told = rows.map(([, client, figures = '']) => [client, figures.match(/\d+/g)?.map(Number)]);
  const held = Object.entries(defaultLimits).map(([client, limits]) => [
    client,
    [limits.readMs, limits.writeMs, limits.atATime, limits.waiting],
  ]);
  expect(told).toEqual(held);
});
