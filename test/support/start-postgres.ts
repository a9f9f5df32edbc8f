import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { givenServer, ownDatabase } from '../../scripts/lib/embedded-postgres.mjs';

const made: string[] = [];
const users: (() => Promise<void>)[] = [];

/** Registers what must end before its database; the last registered ends first. */
export const endBeforeDatabase = (end: () => Promise<void>): void => void users.push(end);

/** The server that before-shops.mjs started, unless DATABASE_URL names one. */
function server(): string {
  const given = givenServer();
  if (!given) throw new Error('no database server: is this test in a project that has one?');
  return given;
}

/** The address of a new database on the run's server, dropped after the test file. */
export async function createDatabase(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  made.push(name);
  return ownDatabase(server(), name);
}

export const superuserUrl = (): string => server();

async function onServer(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  for (const end of users.toReversed()) await end();
  for (const name of made)
    await onServer(`drop database if exists ${name} with (force)`, `drop role if exists ${name}`);
});
