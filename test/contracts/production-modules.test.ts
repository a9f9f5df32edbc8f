import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { SourceTextModule } from 'node:vm';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies } = read('package.json');
const lock: Lock = read('package-lock.json');

const web = 'dist/web/server';

/** Static and dynamic imports of a module. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const later = [...text.matchAll(/\bimport\(\s*["']([^"'\n]+)["']\s*\)/g)].map(
    ([, one = '']) => one,
  );
  return [...new SourceTextModule(text).dependencySpecifiers, ...later];
}

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Files of ours reachable from the entry points, and the packages they import. */
function reached(starts: readonly string[]) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    // Code of a screen that loads on use exists only among the browser's files.
    if (file.startsWith(resolve(web)) && !existsSync(file)) continue;
    files.add(file);
    for (const name of importsOf(file)) {
      if (/^\.{1,2}\//.test(name)) waiting.push(resolve(dirname(file), name));
      else if (!name.startsWith('node:') && !builtinModules.includes(name))
        packages.add(packageOf(name));
    }
  }
  return { files: [...files].map((file) => relative('.', file)), packages: [...packages] };
}

const rendered = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.m?js$/.test(name))
  .map((name) => join(web, name));

it.each([
  ['shop', ['dist/apps/bff/src/main.js', ...rendered]],
  ['sandbox', ['dist/backends/sandbox/src/main.js']],
])('the %s loads no test, and no development dependency', (_, starts) => {
  const { files, packages } = reached(starts.map((file) => resolve(file)));
  // Guards against a search that finds nothing.
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\.test\.|(^|\/)test\//.test(file))).toEqual([]);
  expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
  // Nor does any of them depend on one: the lock file marks those as `dev`.
  expect(packages.filter((name) => lock.packages[`node_modules/${name}`]?.dev)).toEqual([]);
});

it('counts the contract checker as a development dependency', () => {
  for (const name of ['ajv', 'ajv-formats', 'jest', 'yaml', '@octocloud/types']) {
    expect([name, Object.hasOwn(devDependencies, name)]).toEqual([name, true]);
    expect([name, lock.packages[`node_modules/${name}`]?.dev]).toEqual([name, true]);
  }
});
