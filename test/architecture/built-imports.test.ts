import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const named = /\b(?:from|import)\s*\(?\s*(["'`])((?:\.{1,2}|\/assets)\/[^"'`\s]+\.m?js)\1/g;

/** JSDoc types name files too, so comments are removed. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');

const targetOf = (folder: string, file: string, name: string) =>
  name.startsWith('/') ? join(folder, 'web/client', name) : resolve(dirname(file), name);

/** Imports of built files without a target, as `file: import`. */
function broken(folder: string): { readonly seen: number; readonly lost: readonly string[] } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((name) => /\.m?js$/.test(name) && !/\.test\.js$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const names = [...codeOf(file).matchAll(named)].map(([, , to = '']) => to);
      return names.map((to) => ({ name, to, isThere: existsSync(targetOf(folder, file, to)) }));
    });
  const lost = found.filter(({ isThere }) => !isThere).map(({ name, to }) => `${name}: ${to}`);
  return { seen: found.length, lost };
}

it('finds every import of a built file', () => {
  const { seen, lost } = broken(join(process.cwd(), 'dist'));
  expect(seen).toBeGreaterThan(1_000);
  expect(lost).toEqual([]);
});

it('detects an import of a missing file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web/there.js'), 'import"./there.js";');
  writeFileSync(join(folder, 'web/lost.js'), 'const a=()=>import("./islands/panel.js");');
  const { lost } = broken(folder);
  rmSync(folder, { recursive: true, force: true });
  expect(lost).toEqual(['web/lost.js: ./islands/panel.js']);
});
