import pg from 'pg';
import { givenServer } from '../../scripts/lib/embedded-postgres.mjs';
import { endSharedShop } from './shared-shop.mjs';

async function dropSharedDatabases() {
  const client = new pg.Client({ connectionString: givenServer() });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where datname like $1', [
    `${process.env.SHARED_SHOPS}\\_%`,
  ]);
  for (const { datname } of rows) {
    await client.query(`drop database if exists ${datname} with (force)`);
    await client.query(`drop role if exists ${datname}`);
  }
  await client.end();
}

/** Stops what before-shops.mjs started, and the shared shop when tests run in this process. */
export default async function afterShops() {
  await endSharedShop();
  await (globalThis.endOwnServer ?? dropSharedDatabases)();
}
