import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
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
import { retentionIndexes } from './migrations/0014-retention.js';
import type { SchemaChange } from './migrations/schema-change.js';

/** Never edit a released migration; add a new one. */
const migrations: Readonly<Record<string, SchemaChange>> = {
  '0001-purchases': purchases,
  '0002-short-lived': shortLived,
  '0003-purchases-due': purchasesDue,
  '0004-limits': limits,
  '0005-seen-prices': seenPrices,
  '0006-order-mails': orderMails,
  '0007-transfer-mails': transferMails,
  '0008-order-changes': orderChanges,
  '0009-decision-mails': decisionMails,
  '0010-call-requests': callRequests,
  '0011-paid-changes': paidChanges,
  '0012-records': records,
  '0013-holdings': holdings,
  '0014-retention': retentionIndexes,
};

const run = (statements: string) => async (db: Kysely<unknown>) =>
  void (await sql.raw(statements).execute(db));

const steps = Object.fromEntries(
  Object.entries(migrations).map(([name, { up, down }]) => [
    name,
    { up: run(up), down: run(down) },
  ]),
);

/** The migrations of a database, in order. */
export interface SchemaState {
  readonly done: readonly string[];
  /** Known to this program, and not done. */
  readonly open: readonly string[];
  /** Done by a newer program. */
  readonly newer: readonly string[];
}

/** Changes nothing. */
export async function schemaOf(pool: Pool): Promise<SchemaState> {
  const { rows } = await pool.query<{ there: boolean }>(
    "select to_regclass('shop.migrations') is not null as there",
  );
  const done = rows[0]?.there
    ? (await pool.query<{ name: string }>('select name from shop.migrations order by name')).rows
    : [];
  const names = done.map(({ name }) => name);
  return {
    done: names,
    open: Object.keys(migrations).filter((name) => !names.includes(name)),
    newer: names.filter((name) => !(name in migrations)),
  };
}

/** The SQL that a migration runs. */
export const schemaSql = (name: string, way: keyof SchemaChange): string =>
  migrations[name]?.[way].trim() ?? '';

/**
 * Migrates the schema `shop` in one transaction; copies that start together wait for each other.
 * Throws on failure, because a shop without its ledger must not start. Leaves a database of a newer
 * release as it is, so that the previous release still starts. Needs a pool without a statement
 * timeout, for the lock and long migrations.
 */
export async function migrate(pool: Pool): Promise<void> {
  const migrator = await migratorOf(pool);
  if ((await schemaOf(pool)).newer.length > 0) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Migrates up to one migration, for the rows of a backup. */
export async function migrateTo(pool: Pool, name: string): Promise<void> {
  const { error } = await (await migratorOf(pool)).migrateTo(name);
  if (error) throw error;
}

/** Whether these are this program's first migrations. */
export const isSchemaOf = (names: readonly string[]): boolean =>
  Object.keys(migrations).slice(0, names.length).join() === names.join();

/** Takes back the last migration, under the same lock; returns its name. */
export async function migrateDown(pool: Pool): Promise<string | undefined> {
  const { error, results } = await (await migratorOf(pool)).migrateDown();
  if (error) throw error;
  return results?.[0]?.migrationName;
}

async function migratorOf(pool: Pool): Promise<Migrator> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  // Tables written before the Migrator lack its timestamp.
  await sql`alter table if exists shop.migrations
    add column if not exists "timestamp" varchar(255) not null default now()::text`.execute(db);
  return new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    migrationTableSchema: 'shop',
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
}
