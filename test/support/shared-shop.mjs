import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { givenServer, ownDatabase } from '../../scripts/lib/embedded-postgres.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { contracts } from './contracts/in-tests.mjs';

let starting;

const createDatabase = () =>
  ownDatabase(givenServer(), `${process.env.SHARED_SHOPS}_${randomBytes(8).toString('hex')}`);

async function start() {
  const { runBff, runSandbox } = await import('./run-shop.mjs');
  const [port] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const sandbox = await runSandbox({
    databaseUrl: await createDatabase(),
    publicOrigin: origin,
    webhookUrl: `${origin}/api/webhooks/payment`,
  });
  const bff = await runBff({ port, sandbox, databaseUrl: await createDatabase() });
  contracts.watch(sandbox.port, 'sandbox');
  contracts.watch(port, 'shop');
  return { port, sandbox, ...bff };
}

/**
 * Empties every table of a schema except its migrations. A worker of the product may hold a lock,
 * so this waits less than PostgreSQL's deadlock timeout and retries.
 */
async function empty(databaseUrl, schema) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname = $1 and tablename not like '%migration%'`,
      [schema],
    );
    await client.query(`set lock_timeout = '300ms'`);
    const names = rows.map(({ name }) => name).join(', ');
    for (let left = 20; ; left -= 1) {
      const error = await client.query(`truncate ${names} restart identity cascade`).then(
        () => undefined,
        (reason) => reason,
      );
      if (!error) return;
      if (error.code !== '55P03' || left === 0) throw error;
    }
  } finally {
    await client.end();
  }
}

/** The running shop of this worker, with fresh data. */
export async function sharedShop() {
  const shop = await (starting ??= start());
  await Promise.all([empty(shop.databaseUrl, 'shop'), empty(shop.sandbox.databaseUrl, 'sandbox')]);
  await shop.sandbox.seed();
  shop.logged.length = 0;
  return shop;
}

/** Contract violations of the shared shop since the last call. */
export const problemsOfShared = ({ port, sandbox }) =>
  [port, sandbox.port].flatMap((one) => contracts.take(one));

export async function endSharedShop() {
  const shop = await starting;
  starting = undefined;
  await shop?.stop();
  await shop?.sandbox.stop();
}
