import type { Pool, PoolClient } from 'pg';
import { purchases } from './migrations/0001-purchases.js';
import { shortLived } from './migrations/0002-short-lived.js';
import { purchasesDue } from './migrations/0003-purchases-due.js';
import { limits } from './migrations/0004-limits.js';
import { seenPrices } from './migrations/0005-seen-prices.js';
import { orderMails } from './migrations/0006-order-mails.js';
import { transferMails } from './migrations/0007-transfer-mails.js';
import { orderChanges } from './migrations/0008-order-changes.js';
import { decisionMails } from './migrations/0009-decision-mails.js';
import { callRequests } from './migrations/0010-call-requests.js';
import { paidChanges } from './migrations/0011-paid-changes.js';
import { records } from './migrations/0012-records.js';
import { holdings } from './migrations/0013-holdings.js';

/** In order; one that was released is never changed, another one is added. */
const migrations = [
  { name: '0001-purchases', sql: purchases },
  { name: '0002-short-lived', sql: shortLived },
  { name: '0003-purchases-due', sql: purchasesDue },
  { name: '0004-limits', sql: limits },
  { name: '0005-seen-prices', sql: seenPrices },
  { name: '0006-order-mails', sql: orderMails },
  { name: '0007-transfer-mails', sql: transferMails },
  { name: '0008-order-changes', sql: orderChanges },
  { name: '0009-decision-mails', sql: decisionMails },
  { name: '0010-call-requests', sql: callRequests },
  { name: '0011-paid-changes', sql: paidChanges },
  { name: '0012-records', sql: records },
  { name: '0013-holdings', sql: holdings },
];

/** Any number that no other software on the same database locks. */
const lock = 7_294_610_551;

/**
 * Brings the schema `shop` up to date. Copies that start at once wait for each other; what fails
 * is rolled back and thrown, since a shop without its ledger must not start.
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // The lock and a long migration may outlast the time that a query of a visitor gets.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query('create schema if not exists shop');
    await client.query(
      'create table if not exists shop.migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from shop.migrations');
    const applied = new Set(rows.map(({ name }) => name));
    for (const { name, sql } of migrations) {
      if (!applied.has(name)) await apply(client, name, sql);
    }
  } finally {
    // Ended, not returned: lock, timeout and a broken transaction go with the connection.
    client.release(true);
  }
}

async function apply(client: PoolClient, name: string, sql: string): Promise<void> {
  await client.query('begin');
  await client.query(sql);
  await client.query('insert into shop.migrations (name) values ($1)', [name]);
  await client.query('commit');
}
