import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import {
  givenServer,
  type Postgres,
  startPostgres,
  temporaryDataDir,
} from '../../scripts/lib/embedded-postgres.mjs';

/** Nothing here outlives the test, so nothing waits for a disk. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];

let own: Promise<{ readonly server: Postgres; readonly dataDir: string }> | undefined;
const made: string[] = [];
const users: (() => Promise<void>)[] = [];

/** Has something ended before its database goes, whatever order a test ends things in. */
export const endBeforeDatabase = (end: () => Promise<void>): void => void users.push(end);

async function startOwn() {
  const dataDir = temporaryDataDir();
  return { dataDir, server: await startPostgres({ dataDir, settings }) };
}

/**
 * The address of a fresh database: on the server of DATABASE_URL when that is set, else on an
 * embedded one, started once a test file and gone with it.
 */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const given = givenServer();
  if (!given) {
    own ??= startOwn();
    return (await own).server.createDatabase(name);
  }
  await onServer(given, `create database ${name}`);
  made.push(name);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  for (const end of users) await end();
  const given = givenServer();
  if (given)
    for (const name of made) await onServer(given, `drop database if exists ${name} with (force)`);
  if (!own) return;
  const { server, dataDir } = await own;
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
