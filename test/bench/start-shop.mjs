import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, temporaryDataDir } from '../../scripts/lib/embedded-postgres.mjs';
import { keepRunning } from '../../scripts/lib/kept-running.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { complain } from '../../scripts/lib/say.mjs';
import { secretsIn } from '../../scripts/lib/secrets.mjs';

const graceMs = 10_000;

/**
 * Database, sandbox and BFF as `npm start` runs them, on free ports and in folders of their own
 * that go with them. Each takes its turn to start; what was started is in `parts` for its end.
 */
export function createShop() {
  const parts = [];
  const program = (name, entry, env, readyUrl, logFolder) => {
    const kept = keepRunning({
      name,
      entry,
      env: { NODE_ENV: 'production', HOST: 'localhost', LOG_LEVEL: 'info', ...env },
      logFile: join(logFolder, `${name.replaceAll(' ', '-')}.log`),
      readyUrl,
      note: complain,
      onLaunch: () => undefined,
    });
    parts.push({ stop: () => kept.stop(graceMs), kill: kept.kill });
    return kept.start();
  };

  async function startDatabase() {
    const dataDir = temporaryDataDir();
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
    const made = await mkdtemp(join(tmpdir(), 'taquilla-bench-'));
    await mkdir(join(made, 'log'));
    const stop = () => rm(made, { recursive: true, force: true });
    parts.push({ stop, kill: () => undefined });
    return made;
  }

  return {
    /** `paymentOrigin` stands in for the sandbox's payment API, whose cost is not the BFF's. */
    async start(paymentOrigin) {
      const own = await folder();
      const [secrets, postgres] = [await secretsIn(own), await startDatabase()];
      const [port, opsPort, sandboxPort] = await freePorts(3);
      const [url, ops] = [`http://localhost:${port}`, `http://localhost:${opsPort}`];
      const sandbox = `http://localhost:${sandboxPort}`;
      await program(
        'the sandbox',
        'dist/apps/sandbox/src/main.js',
        {
          ...secrets,
          PORT: String(sandboxPort),
          PUBLIC_URL: sandbox,
          DATABASE_URL: await postgres.createDatabase('sandbox'),
          BFF_WEBHOOK_URL: `${url}/api/webhooks/payment`,
        },
        `${sandbox}/health`,
        join(own, 'log'),
      );
      await program(
        'the shop',
        'dist/apps/bff/src/main.js',
        {
          ...secrets,
          PORT: String(port),
          OPS_PORT: String(opsPort),
          PUBLIC_ORIGIN: url,
          DATABASE_URL: await postgres.createDatabase('shop'),
          CART_API_URL: `${sandbox}/cart-api`,
          PAYMENT_API_URL: paymentOrigin,
          PAYMENT_PAGE_ORIGIN: sandbox,
        },
        `${ops}/health/ready`,
        join(own, 'log'),
      );
      return { url, ops };
    },
    /** The last begun goes first: the BFF, the sandbox, their database, their folder. */
    async stop() {
      for (const part of parts.reverse().splice(0)) await part.stop();
    },
    kill: () => parts.forEach((part) => part.kill()),
  };
}

/** What the BFF used of the processor so far, in ms, as its own metrics say. */
export async function cpuMsOf({ ops }) {
  const text = await (await fetch(`${ops}/metrics`)).text();
  const found = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text);
  return Number(found[1]) * 1000;
}
