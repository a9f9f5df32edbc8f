import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { keepRunning } from '../../scripts/lib/kept-running.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { complain } from '../../scripts/lib/say.mjs';
import { secretsIn } from '../../scripts/lib/secrets.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { startOwn } from './programs.mjs';

const graceMs = 10_000;

/**
 * Database, sandbox and BFF as `npm start` runs them, on free ports in temporary folders. `parts`
 * lists what was started. `checkout` is the folder of the build; `keptSeconds` is the cache time of
 * the caching shop, `settings` more variables of both shops.
 */
export function createShop({ checkout = root, keptSeconds = '3600', settings = {} } = {}) {
  const parts = [];
  /** Earlier commits have another build layout. */
  const entryOf = (program) =>
    [`dist/${program}/main.mjs`, `dist/apps/${program}/src/main.js`].find((entry) =>
      existsSync(join(checkout, entry)),
    );
  const program = (name, entry, env, readyUrl, logFolder) => {
    const kept = keepRunning({
      name,
      entry,
      env: { NODE_ENV: 'production', HOST: 'localhost', LOG_LEVEL: 'info', ...env },
      logFile: join(logFolder, `${name.replaceAll(' ', '-')}.log`),
      folder: checkout,
      readyUrl,
      note: complain,
      onLaunch: () => undefined,
    });
    parts.push({ stop: () => kept.stop(graceMs), kill: kept.kill });
    return kept.start();
  };

  async function startDatabase() {
    const dataDir = temporaryFolder('postgres');
    const postgres = await startPostgres({ dataDir, settings: ['fsync=off'] });
    parts.push({
      stop: async () => {
        await postgres.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
      kill: () => undefined,
    });
    return postgres;
  }

  async function folder() {
    const made = temporaryFolder('bench');
    await mkdir(join(made, 'log'));
    const stop = () => rm(made, { recursive: true, force: true });
    parts.push({ stop, kill: () => undefined });
    return made;
  }

  return {
    /** Behind the shop stands the sandbox, whose replies come from memory from the second time on. */
    async start() {
      const place = await folder();
      const logs = join(place, 'log');
      const [secrets, postgres] = [await secretsIn(place), await startDatabase()];
      const [port, opsPort, sandboxPort, keptPort, keptOpsPort] = await freePorts(5);
      const sandbox = `http://localhost:${sandboxPort}`;
      await program(
        'the sandbox',
        entryOf('sandbox'),
        {
          ...secrets,
          PORT: String(sandboxPort),
          PUBLIC_URL: sandbox,
          DATABASE_URL: await postgres.createDatabase('sandbox'),
          BFF_WEBHOOK_URL: `http://localhost:${port}/api/webhooks/payment`,
        },
        `${sandbox}/health`,
        logs,
      );
      const memory = await startOwn('memory-backend', { origin: sandbox });
      parts.push({ stop: memory.stop, kill: () => undefined });
      const backends = `http://localhost:${memory.first.port}`;
      const bff = async (name, [ownPort, ownOpsPort], freshSeconds, own = {}) => {
        const [url, ops] = [`http://localhost:${ownPort}`, `http://localhost:${ownOpsPort}`];
        const env = {
          ...secrets,
          PORT: String(ownPort),
          OPS_PORT: String(ownOpsPort),
          PUBLIC_ORIGIN: url,
          DATABASE_URL: await postgres.createDatabase(name.replaceAll(' ', '_')),
          CART_API_URL: `${backends}/cart-api`,
          PAYMENT_API_URL: `${backends}/payment-api`,
          HOTELS_API_URL: `${backends}/hotel-api`,
          NEWSLETTER_API_URL: `${backends}/newsletter-api`,
          SEARCH_API_URL: `${backends}/search-api`,
          USERS_API_URL: `${backends}/users-api`,
          MAILBOX_API_URL: `${backends}/mail-api`,
          OAUTH_ISSUER_URL: `${sandbox}/identity`,
          // The bench measures capacity, so the shop must not shed load.
          SHED_DELAY_MS: '0',
          SHED_IN_FLIGHT: '1000000',
          CART_CHANGES_PER_MINUTE: '10000000',
          CHECKOUTS_PER_MINUTE: '10000000',
          PLACES_PER_ADDRESS: '10000000',
          PLACES_LEAST: '10000000',
          ROOMS_LEAST: '10000000',
          SUGGESTIONS_PER_MINUTE: '1000000',
          PAYMENT_PAGE_ORIGIN: sandbox,
          PAGE_FRESH_SECONDS: freshSeconds,
          ...settings,
          ...own,
        };
        const ready = `${ops}/health/ready`;
        await program(name, entryOf('bff'), env, ready, logs);
        return { url, ops };
      };
      // One shop without page cache and one with.
      const shop = await bff('the shop', [port, opsPort], '0');
      const keeping = await bff('the keeping shop', [keptPort, keptOpsPort], keptSeconds);
      /** Another shop without page cache, with variables of its own. */
      const beside = async (name, own) => bff(name, await freePorts(2), '0', own);
      return { ...shop, keeping, backends, beside };
    },
    /** In reverse order: the BFF, the sandbox, their database, their folder. */
    async stop() {
      for (const part of parts.reverse().splice(0)) await part.stop();
    },
    kill: () => parts.forEach((part) => part.kill()),
  };
}

async function metricOf({ ops }, name) {
  const text = await (await fetch(`${ops}/metrics`)).text();
  return Number(new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(text)[1]);
}

/** Processor time so far, in ms. */
export const cpuMsOf = async (shop) => (await metricOf(shop, 'process_cpu_seconds_total')) * 1000;

export const residentBytesOf = (shop) => metricOf(shop, 'process_resident_memory_bytes');
