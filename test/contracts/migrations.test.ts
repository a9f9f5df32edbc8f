import { migrate, openPool, schemaOf, schemaSql } from '@shop/adapters/postgres';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { expectCurrent } from '../../apps/bff/src/backends/expect-schema.js';
import { migrateSchema } from '../../apps/bff/src/backends/operate/migrate-schema.js';

const names = async (url: string) => {
  const pool = openPool({ url, onError: () => undefined });
  const { done } = await schemaOf(pool).finally(() => pool.end());
  return done;
};

/** A database, and the operator's program on it. */
async function aDatabase() {
  const url = await createDatabase();
  const pool = openPool({ url, statementTimeoutMs: 0, onError: () => undefined });
  endBeforeDatabase(() => pool.end());
  const run = async (...args: readonly string[]) => {
    const said: string[] = [];
    const given = { args, env: { DATABASE_URL: url }, say: (line: string) => said.push(line) };
    return { code: await migrateSchema({ ...given }), said: said.join('\n') };
  };
  return { url, pool, run };
}

type Pool = Awaited<ReturnType<typeof aDatabase>>['pool'];

/** Every column, index and check of the shop's tables. */
async function shapeOf(pool: Pool): Promise<readonly unknown[]> {
  const { rows } = await pool.query(`
    select table_name as of, column_name || ' ' || data_type || ' ' || is_nullable as what
      from information_schema.columns where table_schema = 'shop'
    union all select tablename, indexdef from pg_indexes where schemaname = 'shop'
    union all select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'shop'::regnamespace and contype = 'c'
    order by 1, 2`);
  return rows;
}

it('migrates a new database, and then has nothing to do', async () => {
  const { url, run } = await aDatabase();
  const { code, said } = await run();
  expect([code, said]).toEqual([0, `Done: ${(await names(url)).join(', ')}.`]);
  expect(await run('up')).toEqual({ code: 0, said: 'The database is current.' });
});

it('only shows the SQL in a dry run, and lists what is open', async () => {
  const { run } = await aDatabase();
  const { said } = await run('--dry-run');
  expect(said).toContain('create table shop.purchases');
  const { code, said: listed } = await run('status');
  expect(code).toBe(1);
  expect(listed.split('\n').every((line) => /^open {3}\d{4}-/.test(line))).toBe(true);
});

it('takes back each migration to what was there before', async () => {
  const { url, pool, run } = await aDatabase();
  await run();
  const before = new Map<string, readonly unknown[]>();
  for (let left = await names(url); left.length > 0; left = await names(url)) {
    const last = left.at(-1) ?? '';
    before.set(last, await shapeOf(pool));
    expect(await run('down')).toEqual({ code: 0, said: `Taken back: ${last}.` });
  }
  expect(await run('down')).toEqual({ code: 0, said: 'The database has no migration.' });
  for (const [name, shape] of [...before].toReversed()) {
    await pool.query(schemaSql(name, 'up'));
    expect([name, await shapeOf(pool)]).toEqual([name, shape]);
  }
});

it('takes back no migration whose rows would be lost', async () => {
  const { pool, run } = await aDatabase();
  await run();
  await run('down');
  await run('down');
  await pool.query(`insert into shop.records (kind, id, value) values ('resale', '1', '{}')`);
  await expect(run('down')).rejects.toThrow(
    "0012-records can't be taken back: shop.records has rows",
  );
  expect((await schemaOf(pool)).done.at(-1)).toBe('0012-records');
});

it('runs one migration at a time', async () => {
  const { pool, run } = await aDatabase();
  const ends = await Promise.all(Array.from({ length: 4 }, () => run()));
  expect(ends.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  await expect(expectCurrent(pool)).resolves.toBeUndefined();
});

it('accepts exactly the schema of its version', async () => {
  const { pool, run } = await aDatabase();
  await expect(expectCurrent(pool)).rejects.toThrow(/the database lacks 0001-purchases, /);
  await run();
  await run('down');
  await expect(expectCurrent(pool)).rejects.toThrow(
    "The shop can't start: the database lacks 0014-retention: run npm run migrate first (docs/operate/migrations.md).",
  );
  await run();
  await pool.query(`insert into shop.migrations (name, timestamp) values ('9999-next', now())`);
  const newer = /^The shop can't start: the database is newer .* 9999-next: run the newer version/;
  await expect(expectCurrent(pool)).rejects.toThrow(newer);
  await expect(run()).rejects.toThrow(newer);
  await expect(run('down')).rejects.toThrow(newer);
  const { code, said } = await run('status');
  expect([code, said]).toEqual([1, expect.stringContaining('newer  9999-next')]);
  // A start with MIGRATE=on still opens the previous version.
  await expect(migrate(pool)).resolves.toBeUndefined();
});

it.each([
  [['sideways'], {}, 2, /use up, down or status/],
  [[], {}, 1, /DATABASE_URL must be set/],
  [[], { DATABASE_URL: 'mysql://shop' }, 1, /DATABASE_URL must be the address/],
  [[], { DATABASE_URL: 'postgres://canary@127.0.0.1:1/canary' }, 1, /DATABASE_URL: .*ECONNREFUSED/],
])('refuses %j with %j', async (args, env, exitCode, sentence) => {
  const failure = await migrateSchema({ args, env, say: () => undefined }).catch(
    (error: unknown) => error,
  );
  expect(failure).toMatchObject({ exitCode, message: expect.stringMatching(sentence) });
  expect(String(failure)).not.toContain('canary');
});
