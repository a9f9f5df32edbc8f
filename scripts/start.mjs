// `npm start`: installs and builds when needed, then opens the shop on one address.
import { relative } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/paths.mjs';
import { runMain, say } from './lib/say.mjs';
import { loadEnvFile, readSettings } from './lib/settings.mjs';
import { tellBackends } from './lib/tell-backends.mjs';
import { untilAsked } from './lib/until-asked.mjs';

await runMain(async () => {
  loadEnvFile();
  const settings = readSettings();
  await ensureInstall();
  await ensureBuild();
  // Imported only after its packages are installed.
  const { createShop } = await import('./lib/shop.mjs');
  const shop = createShop(settings, say);
  const asked = untilAsked(shop.kill);
  const opened = shop.start().then(async () => {
    say(`\nTaquilla is open at ${shop.url}`);
    await tellBackends(settings, say);
    const folder = relative(root, settings.dataDir) || '.';
    say(`Ctrl-C closes it. Stock, orders and logs are kept in ${folder}/.`);
  });
  try {
    await Promise.race([asked, opened, shop.failed]);
    await Promise.race([asked, shop.failed]);
    say('\nClosing: finishing open requests …');
  } finally {
    await shop.stop();
  }
  process.exit(0);
});
