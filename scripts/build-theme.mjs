// Writes apps/web/generated/theme.css from the Chakra system for static parts and islands.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const output = join(root, 'apps/web/generated/theme.css');

const { module } = await runnerImport(join(root, 'apps/web/src/theme/theme-css.ts'), {
  root,
  configFile: false,
  logLevel: 'warn',
});
const css = module.themeCss();
await mkdir(dirname(output), { recursive: true });
await writeFile(output, `${css}\n`);
console.log(`theme: ${css.length} bytes`);
