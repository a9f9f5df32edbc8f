// `npm run cluster`: two copies of the shop behind nginx, with Redis and PostgreSQL, on this machine
// only. Configured by deploy/nginx, as in docker-compose.yml.
import { rm } from 'node:fs/promises';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { runMain, say } from './lib/say.mjs';
import { loadEnvFile, readSettings } from './lib/settings.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';
import { untilAsked } from './lib/until-asked.mjs';

/** Ports after those of `npm start`, so that PORT alone moves all. */
const layoutOf = (port) => ({
  copies: [1, 2].map((copy) => ({
    name: `bff-${copy}`,
    port: port + 10 * copy,
    opsPort: port + 10 * copy + 2,
  })),
  redisPort: port + 3,
});

async function startRedis(port) {
  const { ensureRedisServer, launchRedis } = await import('./lib/redis-server.mjs');
  const { expectFree } = await import('./lib/ports.mjs');
  const program = await ensureRedisServer();
  await expectFree(port, 'PORT', 'Redis');
  return launchRedis(program, port);
}

function tellAddresses(shop, { copies, redisPort }, sandboxPort) {
  say(`\nTaquilla is open at ${shop.url}: nginx in front of two copies`);
  for (const [at, { name, port, opsPort }] of copies.entries())
    say(`  ${name}: process ${shop.pids()[at]}, port ${port}, health and metrics at ${opsPort}`);
  say(`  sandbox: ${sandboxPort}, Redis: ${redisPort}`);
  say('End a copy (kill PROCESS): the other one serves on, and the copy starts again.');
  say('Ctrl-C closes all.');
}

await runMain(async () => {
  loadEnvFile();
  const settings = readSettings();
  const layout = layoutOf(settings.port);
  await ensureInstall();
  await ensureBuild();
  // Imported only after its packages are installed.
  const { createShop } = await import('./lib/shop.mjs');
  const { ensureNginx, startNginx } = await import('./lib/nginx.mjs');
  await ensureNginx();
  const variables = {
    HOST: '127.0.0.1',
    REDIS_URL: `redis://127.0.0.1:${layout.redisPort}`,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    DRAIN_SECONDS: process.env.DRAIN_SECONDS || '10',
  };
  const shop = createShop({ ...settings, ...layout, variables }, say);
  const folder = temporaryFolder('nginx');
  const asked = untilAsked(shop.kill);
  const running = [];
  const open = async () => {
    const redis = await startRedis(layout.redisPort);
    running.push(() => redis.kill('SIGTERM'));
    await shop.start();
    const ports = layout.copies.map(({ port }) => port);
    const nginx = await startNginx({ folder, port: settings.port, copies: ports });
    running.push(() => nginx.stop());
    tellAddresses(shop, layout, settings.sandboxPort);
  };
  try {
    await Promise.race([asked, open(), shop.failed]);
    await Promise.race([asked, shop.failed]);
    say('\nClosing: finishing open requests …');
  } finally {
    // Visitors first, Redis last.
    const [endRedis, endNginx] = running;
    await endNginx?.();
    await shop.stop();
    endRedis?.();
    await rm(folder, { recursive: true, force: true });
  }
  process.exit(0);
});
