// Writes apps/web/generated/theme.css, and ui/*.module.css from the recipes of apps/web/src/ui.
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { compileRecipe } from './lib/compile-recipe.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const output = join(root, 'apps/web/generated');

const load = async (file) =>
  (await runnerImport(join(root, file), { root, configFile: false, logLevel: 'warn' })).module;

/** What is unchanged stays, so that `npm run dev` rebuilds nothing. */
async function write(file, text) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text);
}

/** A mistake in one recipe leaves every file as it was. */
async function compileAll() {
  const { system } = await load('apps/web/src/theme/system.ts');
  const sheets = new Map();
  for (const file of globSync('apps/web/src/ui/**/*.recipe.ts', { cwd: root })) {
    const { recipe } = await load(file);
    const sheet = basename(file).replace('.recipe.ts', '.module.css');
    sheets.set(sheet, compileRecipe(file, recipe, system));
  }
  return sheets;
}

try {
  const css = (await load('apps/web/src/theme/theme-css.ts')).themeCss();
  const sheets = await compileAll();
  await mkdir(join(output, 'ui'), { recursive: true });
  await write(join(output, 'theme.css'), `${css}\n`);
  for (const [name, sheet] of sheets) await write(join(output, 'ui', name), sheet);
  for (const name of await readdir(join(output, 'ui')))
    if (!sheets.has(name)) await rm(join(output, 'ui', name));
  console.log(`theme: ${css.length} bytes, ${sheets.size} recipes`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
