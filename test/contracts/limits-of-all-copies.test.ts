import { migrate, openPool } from '@shop/adapters/postgres';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { WindowLimit } from '../../apps/bff/src/http/window-limit.js';

const pool = openPool({ url: await createDatabase(), onError: () => undefined });
endBeforeDatabase(() => pool.end());
await migrate(pool);
const store = { kind: 'postgres', pool } as const;

it('copies of the shop count together in PostgreSQL', async () => {
  const copies = Array.from({ length: 3 }, () => new WindowLimit(10, 'places', 60, store));
  const waits: number[] = [];
  for (const copy of copies) waits.push(await copy.waitFor('somebody', 4));
  expect(waits).toEqual([0, 0, expect.any(Number)]);
  expect(waits[2]).toBeGreaterThan(0);
  // What was refused is not counted, and what was taken back is free again.
  expect(await copies[1]?.waitFor('somebody', 2)).toBe(0);
  await copies[0]?.takeBack('somebody', 4);
  expect(await copies[2]?.waitFor('somebody', 4)).toBe(0);
});

it('many who ask at once get what there is, or once more where the database is too slow', async () => {
  const limit = new WindowLimit(20, 'rush', 60, store);
  const waits = await Promise.all(Array.from({ length: 32 }, () => limit.waitFor('all', 4)));
  const had = waits.filter((wait) => wait === 0).length;
  expect(had).toBeGreaterThanOrEqual(5);
  expect(had).toBeLessThanOrEqual(2 * 5);
});

it('a database that is away leaves each process counting by itself', async () => {
  const gone = openPool({ url: 'postgres://nobody@127.0.0.1:9/none', onError: () => undefined });
  const limit = new WindowLimit(1, 'alone', 60, { kind: 'postgres', pool: gone });
  expect(await limit.waitFor('somebody')).toBe(0);
  expect(await limit.waitFor('somebody')).toBeGreaterThan(0);
  await gone.end();
});
