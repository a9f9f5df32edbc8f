import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { migrate, openPool, PostgresPurchaseLedger, schemaOf } from '@shop/adapters/postgres';
import { aPurchase } from '@shop/test/a-purchase';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { backUp, restore } from '../../apps/bff/src/backends/operate/backup-file.js';
import type { Operation } from '../../apps/bff/src/backends/operate/operation.js';

const folder = await mkdtemp(join(tmpdir(), 'backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function aDatabase() {
  const url = await createDatabase();
  const pool = openPool({ url, statementTimeoutMs: 0, onError: () => undefined });
  endBeforeDatabase(() => pool.end());
  return { url, pool };
}

async function run(operation: Operation, url: string, ...args: readonly string[]) {
  const said: string[] = [];
  const env = { DATABASE_URL: url };
  const code = await operation({ args, env, say: (line) => void said.push(line) });
  return { code, said: said.join('\n') };
}

type Pool = Awaited<ReturnType<typeof aDatabase>>['pool'];

const durable = ['purchases', 'order_changes', 'mails', 'order_links', 'call_requests', 'records'];

const rowsOf = async (pool: Pool) =>
  Promise.all(
    [...durable, 'seen_prices'].map(async (table) => {
      const { rows } = await pool.query(
        `select one::text as row from shop.${table} as one order by 1`,
      );
      return [table, rows];
    }),
  );

const orders = 10_000;

/** A database with rows in every table, and amounts and texts that are easily spoilt. */
async function aFullDatabase() {
  const { url, pool } = await aDatabase();
  await migrate(pool);
  const contact = { ...aPurchase().contact, firstName: `Zoë "O'Neil"\n\t\\ 😀` };
  await new PostgresPurchaseLedger(pool).open(aPurchase({ contact }));
  await pool.query(`
    update shop.purchases set total = 9007199254740993, created_at = '2026-11-20T15:00:00.123456Z';
    insert into shop.purchases overriding system value
      select other.*
      from shop.purchases as one, generate_series(1, ${orders - 1}) as n,
        jsonb_populate_record(one, jsonb_build_object(
          'id', one.id || n, 'attempt', one.attempt || n, 'order_id', 'TQ-' || n,
          'cart_session', 'cart-' || n, 'opened', one.opened + n)) as other;
    insert into shop.mails (id, kind, order_id, language)
      select 'm' || n, 'again', 'TQ-' || n, 'es' from generate_series(1, ${orders}) as n;
    insert into shop.order_links select 'TQ-' || n, 3 from generate_series(1, ${orders}) as n;
    insert into shop.call_requests (id, request) values ('c', '{"name": "Ana"}');
    insert into shop.records (kind, id, value, marks) values ('resale', '1', '{"a": null}', '{x,"y z"}');
    insert into shop.seen_prices values ('bruma', 'MXN', '2026-12-01', '2026-11-20', 100);
    insert into shop.order_changes (id, attempt, order_id, state, version, wish, language, created_at, due_at)
      select 'change-' || n, 'attempt-' || n, 'TQ-' || n, 'SETTLED', 1, '{}', 'es', now(), now()
      from generate_series(1, ${orders}) as n;
    insert into shop.short_lived values ('session', 'secret', now() + interval '1 day')`);
  return { url, pool };
}

const full = await aFullDatabase();
const file = join(folder, 'shop.backup');
const backedUp = await run(backUp, full.url, file);
const lines = gunzipSync(await readFile(file)).toString();

it('restores every row of every durable table, unchanged', async () => {
  expect(backedUp).toEqual({ code: 0, said: `Written: ${file}.` });
  const { url, pool } = await aDatabase();
  expect(await run(restore, url, file)).toEqual({
    code: 0,
    said: `Restored: ${orders} purchases, ${orders} order_changes, ${orders} mails, ${orders} order_links, 1 call_requests, 1 records, 1 seen_prices.`,
  });
  expect(await rowsOf(pool)).toEqual(await rowsOf(full.pool));
  expect((await schemaOf(pool)).open).toEqual([]);
  // New rows come after the restored ones.
  const { rows } = await pool.query(
    `insert into shop.order_changes (id, attempt, order_id, state, version, wish, language, created_at, due_at)
     values ('next', 'next', 'next', 'ASKED', 0, '{}', 'es', now(), now()) returning opened`,
  );
  expect(Number(rows[0]?.opened)).toBe(orders + 1);
});

it('keeps no session, and is readable by its owner only', async () => {
  expect(lines).not.toContain('secret');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('restores a backup of an older version, and migrates it', async () => {
  const older = await aDatabase();
  await migrate(older.pool);
  await new PostgresPurchaseLedger(older.pool).open(aPurchase());
  await older.pool.query(`drop table shop.holdings, shop.records;
    drop index shop.purchases_by_age, shop.purchases_unbought;
    delete from shop.migrations where name >= '0012'`);
  const old = join(folder, 'older.backup');
  await run(backUp, older.url, old);
  const { url, pool } = await aDatabase();
  expect((await run(restore, url, old)).code).toBe(0);
  expect((await schemaOf(pool)).open).toEqual([]);
  expect(await new PostgresPurchaseLedger(pool).find(aPurchase().id)).toEqual(aPurchase());
});

describe('refuses, and changes nothing:', () => {
  it.each([
    ['a file of another kind', 'nothing\n', /is no backup of this shop/],
    ['a file without its end', lines.slice(0, 4_000), /is cut off/],
    ['a file that lacks a row', lines.replace(/^mails .+\n/m, ''), /its rows differ/],
    [
      'a newer version',
      '{"format":"taquilla-backup-1","migrations":["9999-next"]}\n',
      /another version/,
    ],
  ])('%s', async (name, text, sentence) => {
    const wrong = join(folder, `${name}.backup`);
    await writeFile(wrong, gzipSync(text));
    const { url, pool } = await aDatabase();
    await expect(run(restore, url, wrong)).rejects.toThrow(sentence);
    const { rows } = await pool.query(`select to_regclass('shop.purchases') is null as none`);
    const isEmpty =
      rows[0]?.none || (await pool.query('select from shop.purchases')).rowCount === 0;
    expect(isEmpty).toBe(true);
  });

  it('bytes that end early', async () => {
    const cut = join(folder, 'cut.backup');
    await writeFile(cut, (await readFile(file)).subarray(0, -20));
    const { url } = await aDatabase();
    await expect(run(restore, url, cut)).rejects.toThrow(/damaged or cut off/);
  });

  it('a database with rows', async () => {
    await expect(run(restore, full.url, file)).rejects.toThrow(/restore into a new database/);
  });

  it('a file that exists, is missing or can’t be written', async () => {
    await expect(run(backUp, full.url, file)).rejects.toThrow(/is there already/);
    const nowhere = join(folder, 'no-folder', 'file');
    await expect(run(backUp, full.url, nowhere)).rejects.toThrow(
      /can't be read or written \(ENOENT\)/,
    );
    await expect(run(restore, full.url, nowhere)).rejects.toThrow(
      /can't be read or written \(ENOENT\)/,
    );
    await expect(run(backUp, full.url)).rejects.toMatchObject({ exitCode: 2 });
  });

  it('a database that is away, without leaving half a file', async () => {
    const away = 'postgres://canary@127.0.0.1:1/canary';
    const target = join(folder, 'away.backup');
    await expect(run(backUp, away, target)).rejects.toThrow(/check DATABASE_URL: .*ECONNREFUSED/);
    for (const one of [target, `${target}.new`])
      await expect(readFile(one)).rejects.toThrow(/ENOENT/);
  });
});
