import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { needsSandbox, playedBackends, secretsOfReal } from './backends.mjs';
import { keepRunning } from './kept-running.mjs';
import { expectFree } from './ports.mjs';
import { runningFile } from './running-file.mjs';
import { secretsIn } from './secrets.mjs';
import { unhurried, unlimited } from './test-settings.mjs';

/** Grace period of the BFF, which drains its requests within 25 s. */
const drainMs = 27_000;
const sandboxGraceMs = 5_000;

function addressesOf({ port, sandboxPort, real }) {
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  const sandbox = `http://localhost:${sandboxPort}`;
  return { origin, sandbox, backends: playedBackends(real, sandbox) };
}

/**
 * The databases of both programs: the embedded server's, unless the settings name one. The sandbox
 * never writes to the shop's own DATABASE_URL.
 */
async function databasesFor({ dataDir, real }, note, onGivenUp) {
  const withSandbox = needsSandbox(real);
  const { DATABASE_URL, SANDBOX_DATABASE_URL } = process.env;
  const needsEmbedded = !DATABASE_URL || (withSandbox && !SANDBOX_DATABASE_URL);
  if (!needsEmbedded) return { shop: DATABASE_URL, sandbox: SANDBOX_DATABASE_URL };
  const { startPostgres } = await import('./embedded-postgres.mjs');
  const postgres = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    kept: { note, onGivenUp, logFile: join(dataDir, 'log/postgres.log') },
  });
  const own = (name, given) => given || postgres.createDatabase(name);
  return {
    shop: await own('shop', DATABASE_URL),
    sandbox: withSandbox ? await own('sandbox', SANDBOX_DATABASE_URL) : undefined,
    stop: () => postgres.stop(),
  };
}

/** The copies of the shop: one, unless a balancer at `port` has its own list of them. */
const copiesOf = ({ copies, port, opsPort }) => copies ?? [{ name: 'bff', port, opsPort }];

const environmentOf = (settings, secrets, addresses, databaseUrl) => ({
  ...secrets,
  // The operator's settings win over generated ones; empty counts as unset.
  ...Object.fromEntries(
    Object.keys(secrets).flatMap((name) => {
      const given = process.env[name];
      return given ? [[name, given]] : [];
    }),
  ),
  ...addresses.backends,
  // `npm start` runs as in production unless development or tests set the mode.
  NODE_ENV: settings.mode ?? 'production',
  // Development never shows cached pages.
  ...(settings.mode === 'development' ? { PAGE_FRESH_SECONDS: '0' } : {}),
  ...(settings.mode === 'test'
    ? {
        ...unhurried,
        ...unlimited,
        // Checking a password costs 40 ms at the default cost; tests sign in by the hundred.
        PASSWORD_COST: '4',
      }
    : {}),
  ...(needsSandbox(settings.real) && !process.env.CHAT_PAGE_URL
    ? { CHAT_PAGE_URL: `${addresses.sandbox}/chat/` }
    : {}),
  ...(needsSandbox(settings.real) && !process.env.INSTALMENT_WIDGET_URL
    ? {
        INSTALMENT_WIDGET_URL: `${addresses.sandbox}/instalments/widget.js`,
        INSTALMENT_WIDGET_KEY: 'sandbox',
      }
    : {}),
  HOST: process.env.HOST || 'localhost',
  CONTENT_DIR: process.env.CONTENT_DIR || 'content',
  // Shop and sandbox need the same client.
  OAUTH_CLIENT_ID: process.env.OAUTH_CLIENT_ID || 'taquilla',
  PUBLIC_ORIGIN: addresses.origin,
  DATABASE_URL: databaseUrl,
});

/** Development runs unbundled files, so that a change recompiles one small file. */
const entryOf = (program, { mode }) =>
  mode === 'development' ? `dist/${folders[program]}/src/main.js` : `dist/${program}/main.mjs`;
const folders = { bff: 'apps/bff', sandbox: 'backends/sandbox' };

const bffOf = ({ name, port, opsPort }, settings, secrets, databaseUrl, common) =>
  keepRunning({
    ...common,
    name: name === 'bff' ? 'The shop' : name,
    entry: entryOf('bff', settings),
    env: {
      ...environmentOf(settings, secrets, addressesOf(settings), databaseUrl),
      PORT: String(port),
      OPS_PORT: String(opsPort),
      ...settings.variables,
    },
    logFile: join(settings.dataDir, `log/${name}.log`),
    readyUrl: `http://localhost:${opsPort}/health/ready`,
  });

function sandboxOf(settings, secrets, databaseUrl, common) {
  const { port, sandboxPort, dataDir, real } = settings;
  const addresses = addressesOf(settings);
  const hidden = secretsOfReal(real).map((name) => [name, secrets[name] ?? '']);
  return keepRunning({
    ...common,
    name: 'The sandbox',
    entry: entryOf('sandbox', settings),
    env: {
      ...environmentOf(settings, secrets, addresses, databaseUrl),
      ...Object.fromEntries(hidden),
      PORT: String(sandboxPort),
      PUBLIC_URL: addresses.sandbox,
      SANDBOX_FAULTS: settings.mode === 'test' ? 'on' : 'off',
      BFF_WEBHOOK_URL: real.includes('PAYMENT_API_URL')
        ? ''
        : `http://localhost:${port}/api/webhooks/payment`,
    },
    logFile: join(dataDir, 'log/sandbox.log'),
    readyUrl: `${addresses.sandbox}/health`,
  });
}

/** In stop order: the BFF, which takes the visitors' requests, first. */
function programsOf(settings, secrets, databases, common) {
  const copies = copiesOf(settings).map((copy) => ({
    program: bffOf(copy, settings, secrets, databases.shop, common),
    graceMs: drainMs,
  }));
  if (!needsSandbox(settings.real)) return copies;
  const sandbox = sandboxOf(settings, secrets, databases.sandbox, common);
  return [...copies, { program: sandbox, graceMs: sandboxGraceMs }];
}

function failure() {
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  // Avoids an unhandled rejection when the caller does not await `failed`; the notes report it.
  failed.catch(() => undefined);
  return { failed, fail };
}

/**
 * The whole shop on this machine: database, sandbox, BFF. `start` resolves when all are ready and
 * rejects with an obstacle. `stop` may be called at any time and ends what was started.
 * @param {ReturnType<import('./settings.mjs').readSettings>} settings
 */
export function createShop(settings, note = () => undefined) {
  const file = runningFile(settings.dataDir);
  let databases = {};
  let programs = [];
  let isClaimed = false;
  let isStopping = false;
  const { failed, fail: onGivenUp } = failure();
  const noteRunning = () =>
    file.write(programs.map(({ program }) => ({ pid: program.pid ?? 0, entry: 'dist/' })));

  async function start() {
    await file.claim(note);
    await expectFree(settings.port, 'PORT', 'the shop');
    for (const { port, opsPort } of copiesOf(settings)) {
      if (port !== settings.port) await expectFree(port, 'PORT', 'a copy of the shop');
      await expectFree(opsPort, 'OPS_PORT', "the shop's health and metrics");
    }
    if (needsSandbox(settings.real))
      await expectFree(settings.sandboxPort, 'SANDBOX_PORT', 'the sandbox');
    // The folder stays accessible, since root runs the database as another user.
    await mkdir(settings.dataDir, { recursive: true });
    await mkdir(join(settings.dataDir, 'log'), { recursive: true, mode: 0o700 });
    isClaimed = true;
    noteRunning();
    const secrets = await secretsIn(settings.dataDir);
    databases = await databasesFor(settings, note, onGivenUp);
    if (isStopping) return;
    programs = programsOf(settings, secrets, databases, { note, onGivenUp, onLaunch: noteRunning });
    await Promise.all(programs.map(({ program }) => program.start()));
  }

  async function stop() {
    isStopping = true;
    for (const { program, graceMs } of programs) await program.stop(graceMs);
    await databases.stop?.();
    if (isClaimed) file.remove();
  }

  return {
    url: addressesOf(settings).origin,
    start,
    stop,
    failed,
    pids: () => programs.map(({ program }) => program.pid),
    restart: () => Promise.all(programs.map(({ program }) => program.restart(sandboxGraceMs))),
    /** Kills the programs at once; unfinished work is lost, written data is not. */
    kill: () => programs.forEach(({ program }) => program.kill()),
  };
}
