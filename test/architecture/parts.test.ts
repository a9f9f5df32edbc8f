import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isBelow, partsOf } from '../../scripts/lib/changed-parts.mjs';
import { wholeParts } from '../parts.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n');

it.each(wholeParts.flatMap(({ name, paths }) => paths.map((path) => ({ name, path }))))(
  'the path $path of the part $name exists',
  ({ path }) => {
    expect(files.some((file) => isBelow(path, file) && existsSync(file))).toBe(true);
  },
);

it.each([
  ['backends/sandbox/src/main.ts', ['backends']],
  ['libs/adapters/src/postgres/migrate.ts', ['kills']],
  ['apps/web/src/ui/button.tsx', ['looks']],
  ['apps/web/src/screens/choose/buy/buy.es.json', ['languages']],
  ['apps/web/src/screens/choose/buy/buy-screen.tsx', []],
  ['README.md', []],
])('a change of %s adds the parts %j to the gate', (file, names) => {
  expect(partsOf([file]).map(({ name }) => name)).toEqual(names);
});

it('CONTRIBUTING.md shows each part with its paths', () => {
  const rows = [
    ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `(\w+)` +\|(.+)\|(.+)\|$/gm),
  ];
  const shown = rows.map(([, name, what = '', paths = '']) => ({
    name,
    what: what.trim(),
    paths: [...paths.matchAll(/`([^`]+)`/g)].map(([, path]) => path),
  }));
  expect(shown).toEqual(wholeParts.map(({ name, what, paths }) => ({ name, what, paths })));
});

it('the workflow runs both commands and a daily vulnerability check', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));
  const commands = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  expect(commands.filter((one) => one.startsWith('npm'))).toEqual([
    'npm test',
    'npm run test:whole',
    'npm audit --omit=dev --audit-level=high',
  ]);
});
