// `npm run migrate`, `order`, `backup`, `restore`, `privacy`: runs a program of the operator
// (dist/bff) on the shop's database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { nodeProgram } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain } from './lib/say.mjs';
import { loadEnvFile, readSettings } from './lib/settings.mjs';

/** Those that `npm start` generated, unless the settings name them. */
async function sessionSecrets(dataDir) {
  const { SESSION_SECRETS, SESSION_SECRETS_FILE } = process.env;
  if (SESSION_SECRETS || SESSION_SECRETS_FILE) return {};
  const kept = await readFile(join(dataDir, 'secrets.json'), 'utf8').catch(() => '{}');
  return { SESSION_SECRETS: JSON.parse(kept).SESSION_SECRETS ?? '' };
}

await runMain(async () => {
  const [name, ...args] = process.argv.slice(2);
  loadEnvFile();
  const { dataDir } = readSettings();
  const { withShopDatabase } = await import('./lib/own-database.mjs');
  const own = await sessionSecrets(dataDir);
  return withShopDatabase(dataDir, async (url) => {
    await ensureBuild();
    const env = { ...process.env, ...own, DATABASE_URL: url, DATABASE_URL_FILE: '' };
    const program = ['--enable-source-maps', inRoot(`dist/bff/${name}.mjs`), ...args];
    const [code] = await once(spawn(nodeProgram(), program, { env, stdio: 'inherit' }), 'close');
    return code;
  });
});
