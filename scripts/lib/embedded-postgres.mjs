import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { endLeftover, isServing } from './postgres-leftover.mjs';
import { preparePlace } from './postgres-place.mjs';
import { countRestarts, givenUpText } from './restarts.mjs';
import { Obstacle } from './say.mjs';

/**
 * Runs the packaged PostgreSQL on loopback; embedded-postgres.d.mts documents the exports.
 * @typedef {import('./postgres-place.mjs').Place} Place
 */

const superuser = 'taquilla';

/** @type {typeof import('./embedded-postgres.d.mts').startPostgres} */
export async function startPostgres({ dataDir, port, settings = [], log = () => {}, kept }) {
  const place = await preparePlace(path.resolve(dataDir), log);
  const cluster = path.join(place.dataDir, 'cluster');
  const password = keptPassword(place.dataDir);
  await endLeftover(place.dataDir, cluster, log);
  const isUnsafe = settings.includes('fsync=off');
  if (!fs.existsSync(cluster)) initialise(place, cluster, password, isUnsafe);
  const usedPort = port ?? (await freePort());
  const say = kept ? intoFile(kept.logFile) : log;
  const running = await keepServer(() => launch(place, cluster, usedPort, settings, say), kept);
  fs.writeFileSync(path.join(place.dataDir, 'owner'), String(process.pid));
  const url = urlOf(password, usedPort);
  return {
    port: usedPort,
    url,
    createDatabase: (name) => ownDatabase(url('postgres'), name),
    stop: running.stop,
  };
}

const urlOf =
  (/** @type {string} */ password, /** @type {number} */ port) =>
  (/** @type {string} */ database) =>
    `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;

/** @type {typeof import('./embedded-postgres.d.mts').runningServer} */
export function runningServer(dataDir) {
  const cluster = path.join(dataDir, 'cluster');
  if (!isServing(cluster)) return undefined;
  const port = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  return urlOf(keptPassword(dataDir), Number(port))('postgres');
}

const intoFile = (/** @type {string} */ file) => (/** @type {string} */ line) =>
  fs.appendFileSync(file, `${line}\n`, { mode: 0o600 });

/**
 * Runs the server until it is stopped. With `kept`, restarts a dead one over the same data and
 * port.
 * @param {() => Promise<import('node:child_process').ChildProcess>} start
 * @param {import('./embedded-postgres.d.mts').Kept} [kept]
 */
async function keepServer(start, kept) {
  const restarts = countRestarts();
  let isStopping = false;
  let server = await start();
  let again = Promise.resolve();
  // Stops the server when the process exits without stop(), except on SIGKILL.
  const endAtExit = () => void server.kill('SIGINT');
  process.once('exit', endAtExit);

  /** @returns {Promise<void>} */
  async function revive() {
    if (isStopping || !kept) return;
    if (!restarts.admits())
      return kept.onGivenUp(new Obstacle(givenUpText('PostgreSQL', kept.logFile)));
    kept.note(`PostgreSQL died; it is started again. What it said: ${kept.logFile}`);
    try {
      server = await start();
    } catch {
      // Its output is in the log file; a failed restart counts as another death.
      return revive();
    }
    watch();
  }
  const watch = () =>
    server.once('exit', () => {
      again = revive();
    });
  watch();
  return {
    stop: async () => {
      isStopping = true;
      process.off('exit', endAtExit);
      await again;
      await endServer(server);
    },
  };
}

/** The cluster's password, generated once and readable by the owner only. */
function keptPassword(/** @type {string} */ dataDir) {
  const file = path.join(dataDir, 'password');
  if (!fs.existsSync(file))
    fs.writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return fs.readFileSync(file, 'utf8').trim();
}

/** @param {Place} place @param {string} cluster @param {string} password @param {boolean} isUnsafe */
function initialise({ dataDir, binaries, runAs }, cluster, password, isUnsafe) {
  const half = `${cluster}.new`;
  fs.rmSync(half, { recursive: true, force: true });
  const passwordFile = path.join(dataDir, 'password.init');
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined)
    fs.chownSync(passwordFile, runAs.uid, runAs.gid);
  try {
    execFileSync(
      binaries.initdb,
      [
        `--pgdata=${half}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        ...(isUnsafe ? ['--no-sync'] : []),
      ],
      { ...runAs, cwd: dataDir, stdio: 'pipe', env: { ...process.env, LC_ALL: 'C' } },
    );
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  // The rename makes the cluster complete or absent, even if the start is interrupted.
  fs.renameSync(half, cluster);
}

const readyLine = 'database system is ready to accept connections';
/** Half a minute, for a busy machine. */
const attempts = 120;

/**
 * @param {Place} place
 * @param {string} cluster
 * @param {number} port
 * @param {readonly string[]} settings
 * @param {(line: string) => void} log
 */
async function launch(place, cluster, port, settings, log) {
  for (let attempt = 1; ; attempt += 1) {
    const { server, said } = await tryLaunch(place, cluster, port, settings, log);
    if (server) return server;
    // After kill -9 the old server's children take a moment to exit.
    const isClosing = /still in use|pre-existing shared memory/.test(said);
    if (!isClosing || attempt === attempts) throw new Error(`PostgreSQL did not start: ${said}`);
    await wait(250);
  }
}

/**
 * @param {Place} place
 * @param {string} cluster
 * @param {number} port
 * @param {readonly string[]} settings
 * @param {(line: string) => void} log
 * @returns {Promise<{ server?: import('node:child_process').ChildProcess, said: string }>}
 */
function tryLaunch({ binaries, runAs, dataDir }, cluster, port, settings, log) {
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const server = spawn(
    binaries.postgres,
    ['-D', cluster, '-p', String(port), ...own.flatMap((setting) => ['-c', setting])],
    {
      ...runAs,
      cwd: dataDir,
      // A process group of its own: Ctrl-C reaches the start script, which stops the server.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    },
  );
  let said = '';
  return new Promise((resolve) => {
    server.stderr?.on('data', (/** @type {Buffer} */ chunk) => {
      log(String(chunk).trimEnd());
      if (said.includes(readyLine)) return;
      said += String(chunk);
      if (said.includes(readyLine)) resolve({ server, said });
    });
    server.once('error', (error) => resolve({ said: error.message }));
    server.once('exit', () => resolve({ said }));
  });
}

/** @param {import('node:child_process').ChildProcess} server */
function endServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGINT');
    })
  );
}

/**
 * An existing database keeps its owner; before roles that was the superuser.
 * @type {typeof import('./embedded-postgres.d.mts').ownDatabase}
 */
export async function ownDatabase(serverUrl, name) {
  const url = new URL(serverUrl);
  const password = (/** @type {import('pg').Client} */ client) =>
    client.escapeLiteral(decodeURIComponent(url.password));
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [name],
    );
    // An interrupted start may have created only the role.
    if (rows.length === 0)
      for (const statement of [`drop role if exists ${name}`, ...roleSql(name, password(client))])
        await client.query(statement);
    url.username = rows[0]?.owner ?? name;
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}

/** As docs/security.md#database-roles has it. @param {string} name @param {string} password */
const roleSql = (name, password) => [
  `create role ${name} login password ${password}`,
  `create database ${name} owner ${name}`,
  `revoke all on database ${name} from public`,
];

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

/** @type {typeof import('./embedded-postgres.d.mts').givenServer} */
export const givenServer = () => process.env.DATABASE_URL || undefined;
