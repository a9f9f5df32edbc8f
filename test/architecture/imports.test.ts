import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Cruise, cruise } from '@shop/test/cruise';
import { bystanders, trespasses } from './trespasses.js';

const root = process.cwd();
const packages = [
  'libs/domain/src/',
  'libs/ports/src/screens/',
  'libs/ports/src/forms/',
  'libs/ports/src/backends/',
  'libs/adapters/src/http/',
  'libs/adapters/src/memory/',
  'libs/adapters/src/octo/',
  'libs/adapters/src/postgres/',
  'libs/adapters/src/redis/',
  'libs/adapters/src/oauth/',
  'libs/adapters/src/jose/',
  'libs/adapters/src/smtp/',
  'libs/adapters/src/ical/',
  'libs/adapters/src/pdf/',
  'libs/adapters/src/wallet/',
  'libs/adapters/src/files/',
  'libs/adapters/src/system/',
  'apps/bff/src/',
  'apps/web/src/',
  'backends/sandbox/src/',
  'backends/kit/src/',
];

/** A separate process, which starts slowly on a busy machine. */
const timeoutMs = 60_000;

/** A copy of the repository's rules with a few files that break them. */
function plant(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trespass-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${content}\n`);
  };
  for (const { file, imports } of trespasses) write(file, `import '${imports}';`);
  for (const [file, content] of Object.entries(bystanders)) write(file, content);
  return folder;
}

/** The check `imports` of `npm run check` applies the same rules to the repository. */
describe('a planted violation', () => {
  let caught: Cruise;
  let folder: string;
  beforeAll(async () => {
    folder = plant();
    caught = await cruise(folder);
  }, timeoutMs);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(trespasses)('$file importing $imports breaks $rule', ({ rule, file }) => {
    // A cycle is reported from one of its files or folders, and names the other.
    const ends = [file, dirname(file)];
    const broken = caught.violations.filter(({ from, to }) =>
      [from, to].some((end) => ends.includes(end)),
    );
    expect(broken.map((violation) => violation.rule)).toContain(rule);
  });

  it.each(packages)('is detected in %s, where the tree has files too', (folder) => {
    expect(caught.files.some((file) => file.startsWith(folder))).toBe(true);
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    expect(files.some((file) => /\.tsx?$/.test(file))).toBe(true);
  });

  it('in an unimported file breaks nobody-forgotten', () => {
    const broken = caught.violations.filter(({ rule }) => rule === 'nobody-forgotten');
    expect(broken.map(({ from }) => from)).toEqual(['apps/web/src/ui/forgotten.ts']);
  });

  it('exists for every rule', () => {
    const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
    const rules = forbidden.map(({ name }: { name: string }) => name);
    const planted = new Set([...trespasses.map(({ rule }) => rule), 'nobody-forgotten']);
    expect(rules.filter((name: string) => !planted.has(name))).toEqual([]);
  });
});
