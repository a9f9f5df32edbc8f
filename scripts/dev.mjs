// `npm run dev`: the shop as `npm start` opens it, rebuilt and restarted on source changes.
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import { buildStamp, ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { nodeProgram } from './lib/node.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { runMain, say } from './lib/say.mjs';
import { loadEnvFile, readSettings } from './lib/settings.mjs';
import { untilAsked } from './lib/until-asked.mjs';

const vite = ['node_modules/vite/bin/vite.js', 'build'];
const builders = [
  [...vite, '--watch', '--logLevel', 'warn'],
  [...vite, '--ssr', '--watch', '--logLevel', 'warn'],
  ['node_modules/@nestjs/cli/bin/nest.js', 'build', '--watch'],
];
/** Debounce: a build writes many files, and the shop restarts once. */
const quietMs = 400;

const startBuilder = (args) =>
  spawn(nodeProgram(), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

function onQuietAfterChange(folder, act) {
  let timer;
  return watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(act, quietMs);
  });
}

await runMain(async () => {
  loadEnvFile();
  const settings = readSettings();
  await ensureInstall();
  await ensureBuild();
  // The incremental build invalidates the stamp that `npm start` trusts.
  await rm(buildStamp, { force: true });
  const { createShop } = await import('./lib/shop.mjs');
  const shop = createShop({ ...settings, mode: 'development' }, say);
  const asked = untilAsked(shop.kill);
  const running = [];
  const watchers = [];
  try {
    await Promise.race([asked, shop.start(), shop.failed]);
    say(`\nTaquilla is open at ${shop.url}, and watches its sources. Ctrl-C closes it.`);
    running.push(...builders.map(startBuilder));
    const restart = async () => {
      // A builder may just have emptied its folder.
      if (!existsSync(inRoot('dist/apps/bff/src/main.js'))) return;
      await shop.restart();
      say('Restarted with the new build.');
    };
    watchers.push(onQuietAfterChange(inRoot('dist'), restart));
    // Vite's builders see what this writes.
    const compileLooks = () => void startBuilder(['scripts/build-theme.mjs']);
    for (const folder of ['apps/web/src/theme', 'apps/web/src/ui'])
      watchers.push(onQuietAfterChange(inRoot(folder), compileLooks));
    await Promise.race([asked, shop.failed]);
  } finally {
    watchers.forEach((watcher) => watcher.close());
    running.forEach((builder) => builder.kill());
    await shop.stop();
  }
  process.exit(0);
});
