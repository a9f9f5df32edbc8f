import type { Pool, PoolClient } from 'pg';
import { isSchemaOf, migrate, migrateTo, schemaOf } from './migrate.js';

/** Tables whose loss a visitor or the operator would notice. Others are worth nothing after a day. */
export const backedUpTables = [
  'purchases',
  'order_changes',
  'mails',
  'order_links',
  'call_requests',
  'records',
  'seen_prices',
] as const;
type Table = (typeof backedUpTables)[number];
export type RowCounts = Readonly<Record<Table, number>>;

const isTable = (name: string): name is Table => backedUpTables.some((table) => table === name);
const noRows = (): Record<Table, number> => ({
  purchases: 0,
  order_changes: 0,
  mails: 0,
  order_links: 0,
  call_requests: 0,
  records: 0,
  seen_prices: 0,
});

const format = 'taquilla-backup-1';
const rowsAStep = 500;

/** Why a backup can't be restored: one sentence. */
export class BackupFault extends Error {}

/**
 * The lines of a backup, from one moment: a head with the migrations, a line per row, an end with
 * the counts. Rows stay text, so that no number or time is rounded on its way.
 */
export async function* backupOf(pool: Pool): AsyncGenerator<string> {
  const { done } = await schemaOf(pool);
  const client = await pool.connect();
  const counts = noRows();
  try {
    await client.query('begin isolation level repeatable read read only');
    yield JSON.stringify({ format, migrations: done });
    for (const table of backedUpTables) {
      if (!(await isThere(client, table))) continue;
      for await (const row of rowsOf(client, table)) {
        counts[table] += 1;
        yield `${table} ${row}`;
      }
    }
    yield JSON.stringify({ end: counts });
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function isThere(client: PoolClient, table: Table): Promise<boolean> {
  const { rows } = await client.query('select to_regclass($1) is not null as there', [
    `shop.${table}`,
  ]);
  return rows[0]?.there === true;
}

async function* rowsOf(client: PoolClient, table: Table): AsyncGenerator<string> {
  await client.query(`declare kept no scroll cursor for
    select to_jsonb(one)::text as text from shop.${table} as one`);
  for (;;) {
    const { rows } = await client.query<{ text: string }>(`fetch ${rowsAStep} from kept`);
    if (rows.length === 0) break;
    for (const { text } of rows) yield text;
  }
  await client.query('close kept');
}

/**
 * Restores into a database without rows: first the schema of the backup, then all rows in one
 * transaction, then newer migrations. Throws `BackupFault` for a file or database that is not fit.
 */
export async function restoreBackup(pool: Pool, lines: AsyncIterable<string>): Promise<RowCounts> {
  const source = lines[Symbol.asyncIterator]();
  const migrations = migrationsIn((await source.next()).value);
  await prepare(pool, migrations);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const counts = await insertAll(client, source);
    for (const table of ['purchases', 'order_changes'] as const)
      if (await isThere(client, table))
        await client.query(`select setval(pg_get_serial_sequence('shop.${table}', 'opened'),
        coalesce(max(opened), 1), max(opened) is not null) from shop.${table}`);
    await client.query('commit');
    await migrate(pool);
    return counts;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

function migrationsIn(head: unknown): readonly string[] {
  const read = parsed(head);
  if (read?.format !== format || !Array.isArray(read.migrations))
    throw new BackupFault('the file is no backup of this shop');
  return read.migrations.map(String);
}

/** `undefined` for a line that is no JSON object. */
function parsed(line: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(String(line));
    return typeof read === 'object' && read !== null ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}

async function prepare(pool: Pool, migrations: readonly string[]): Promise<void> {
  const last = migrations.at(-1);
  if (last === undefined || !isSchemaOf(migrations))
    throw new BackupFault(
      `the backup is of another version of the shop, with ${last ?? 'no'} migration`,
    );
  const { done } = await schemaOf(pool);
  if (done.length > 0 && done.join() !== migrations.join())
    throw new BackupFault(
      'the database has the tables of another version: restore into a new database',
    );
  await migrateTo(pool, last);
  for (const table of backedUpTables) {
    const { rows } = await pool
      .query(`select exists (select from shop.${table}) as used`)
      .catch(ofNoTable);
    if (rows[0]?.used) throw new BackupFault('the database has rows: restore into a new database');
  }
}

/** An older schema lacks some of the tables. */
function ofNoTable(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return { rows: [] };
  throw error;
}

async function insertAll(client: PoolClient, source: AsyncIterator<string>): Promise<RowCounts> {
  const counts = noRows();
  let step: { table: Table; rows: string[] } | undefined;
  for (;;) {
    const { value: line = '', done } = await source.next();
    if (done) throw new BackupFault('the file is cut off: its last line is missing');
    const table = line.slice(0, line.indexOf(' '));
    if (step && (step.table !== table || step.rows.length === rowsAStep)) {
      await insert(client, step.table, step.rows);
      step = undefined;
    }
    if (!isTable(table)) return checked(counts, line);
    step ??= { table, rows: [] };
    step.rows.push(line.slice(table.length + 1));
    counts[table] += 1;
  }
}

const insert = (client: PoolClient, table: Table, rows: readonly string[]) =>
  client.query(
    `insert into shop.${table} overriding system value
     select * from jsonb_populate_recordset(null::shop.${table}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  );

function checked(counts: RowCounts, line: string): RowCounts {
  if (JSON.stringify(parsed(line)?.end) !== JSON.stringify(counts))
    throw new BackupFault('the file is damaged: its rows differ from its count');
  return counts;
}
