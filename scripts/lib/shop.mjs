import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { needsSandbox, playedBackends, secretsOfReal } from './backends.mjs';
import { keepRunning } from './kept-running.mjs';
import { expectFree } from './ports.mjs';
import { runningFile } from './running-file.mjs';
import { secretsIn } from './secrets.mjs';
import { unhurried, unlimited } from './test-settings.mjs';

/** What the BFF gets to finish the requests it has; it drains itself within 25 s. */
const drainMs = 27_000;
const sandboxGraceMs = 5_000;

function addressesOf({ port, sandboxPort, real }) {
  const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  const sandbox = `http://localhost:${sandboxPort}`;
  return { origin, sandbox, backends: playedBackends(real, sandbox) };
}

/**
 * The database of a program: the embedded server's, unless one is named. The sandbox never writes
 * into the shop's own DATABASE_URL.
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

const environmentOf = (settings, secrets, addresses, databaseUrl) => ({
  ...secrets,
  // What the operator set wins over what was made up here; empty counts as not set.
  ...Object.fromEntries(
    Object.keys(secrets).flatMap((name) => {
      const given = process.env[name];
      return given ? [[name, given]] : [];
    }),
  ),
  ...addresses.backends,
  // `npm start` walks the path of production; development and the tests say otherwise.
  NODE_ENV: settings.mode ?? 'production',
  // What is worked on shows at once.
  ...(settings.mode === 'development' ? { PAGE_FRESH_SECONDS: '0' } : {}),
  ...(settings.mode === 'test'
    ? {
        ...unhurried,
        ...unlimited,
        // The tests sign in by the hundred, and a look at a password costs 40 ms otherwise.
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
  // Both have to know the same one.
  OAUTH_CLIENT_ID: process.env.OAUTH_CLIENT_ID || 'taquilla',
  PUBLIC_ORIGIN: addresses.origin,
  DATABASE_URL: databaseUrl,
  PORT: String(settings.port),
  OPS_PORT: String(settings.opsPort),
});

/** What is worked on runs as it was compiled: what changes then is one small file. */
const entryOf = (program, { mode }) =>
  mode === 'development' ? `dist/${folders[program]}/src/main.js` : `dist/${program}/main.mjs`;
const folders = { bff: 'apps/bff', sandbox: 'backends/sandbox' };

const bffOf = (settings, secrets, databaseUrl, common) =>
  keepRunning({
    ...common,
    name: 'The shop',
    entry: entryOf('bff', settings),
    env: environmentOf(settings, secrets, addressesOf(settings), databaseUrl),
    logFile: join(settings.dataDir, 'log/bff.log'),
    readyUrl: `http://localhost:${settings.opsPort}/health/ready`,
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

/** Stopped in this order: the one that takes visitors' requests goes first. */
function programsOf(settings, secrets, databases, common) {
  const bff = { program: bffOf(settings, secrets, databases.shop, common), graceMs: drainMs };
  if (!needsSandbox(settings.real)) return [bff];
  const sandbox = sandboxOf(settings, secrets, databases.sandbox, common);
  return [bff, { program: sandbox, graceMs: sandboxGraceMs }];
}

/** A promise that does nothing but fail, and who makes it fail. */
function failure() {
  let fail;
  const failed = new Promise((_, reject) => (fail = reject));
  // Whoever starts a shop and does not wait for its failure hears of it by the notes.
  failed.catch(() => undefined);
  return { failed, fail };
}

/**
 * The whole shop on this machine: database, sandbox, BFF. `start` resolves when all are ready and
 * rejects with an obstacle; `stop` may be called at any moment, and ends what was begun.
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
    await expectFree(settings.opsPort, 'OPS_PORT', "the shop's health and metrics");
    if (needsSandbox(settings.real))
      await expectFree(settings.sandboxPort, 'SANDBOX_PORT', 'the sandbox');
    // The folder stays open to be walked into, for root runs the database as another user.
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
    /** Rejects with an obstacle when a part of it dies again and again. */
    failed,
    /** Puts a new build to work. */
    restart: () => Promise.all(programs.map(({ program }) => program.restart(sandboxGraceMs))),
    /** At once, without asking: what was being done may be lost, what was written is not. */
    kill: () => programs.forEach(({ program }) => program.kill()),
  };
}
