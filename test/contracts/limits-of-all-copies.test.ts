import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate, openPool } from '@shop/adapters/postgres';
import { openRedis } from '@shop/adapters/redis';
import { startRedis } from '@shop/test/start-redis';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { budgetMs } from '../../apps/bff/src/backends/limits/store-guard.js';
import { WindowLimit } from '../../apps/bff/src/backends/limits/window-limit.js';
import { WindowLimits } from '../../apps/bff/src/backends/limits/window-limits.js';

const pool = openPool({ url: await createDatabase(), onError: () => undefined });
endBeforeDatabase(() => pool.end());
await migrate(pool);
const store = { kind: 'postgres', pool } as const;
const server = await startRedis();
const redis = openRedis({ url: server.url, onError: () => undefined });
afterAll(async () => {
  redis.stop();
  await server.stop();
});
if (!redis.client.isReady) await once(redis.client, 'ready');
const inRedis = { kind: 'redis', client: redis.client } as const;

it('copies of the shop count together in PostgreSQL', async () => {
  const copies = Array.from({ length: 3 }, () => new WindowLimit(10, 'places', 60, store));
  const waits: number[] = [];
  for (const copy of copies) waits.push(await copy.waitFor('somebody', 4));
  expect(waits).toEqual([0, 0, expect.any(Number)]);
  expect(waits[2]).toBeGreaterThan(0);
  // Refused requests do not count, and taken-back ones are free again.
  expect(await copies[1]?.waitFor('somebody', 2)).toBe(0);
  await copies[0]?.takeBack('somebody', 4);
  expect(await copies[2]?.waitFor('somebody', 4)).toBe(0);
});

it('concurrent calls get exactly the limit', async () => {
  const limit = new WindowLimit(20, 'rush', 60, { ...store, ms: 30_000 });
  const waits = await Promise.all(Array.from({ length: 32 }, () => limit.waitFor('all', 4)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

it('a database slowed down by calls raises no limit', async () => {
  let lateMs = 0;
  const late = Object.assign(Object.create(pool) as typeof pool, {
    query: async (...asked: unknown[]) => {
      const answer: unknown = await Reflect.apply(pool.query, pool, asked);
      await wait(lateMs);
      return answer;
    },
  });
  const where = { kind: 'postgres', pool: late } as const;
  const one = new WindowLimit(2, 'late one', 60, where);
  const several = new WindowLimits(where);
  const places = [{ of: { name: 'late places', most: 2, seconds: 60 }, who: 'all' }];
  for (let time = 0; time < 2; time += 1) {
    expect(await one.waitFor('all')).toBe(0);
    expect(await several.waitsFor(places)).toEqual([0]);
  }
  // It counts later, although no caller waits for it.
  lateMs = 2 * budgetMs;
  expect(await one.waitFor('all')).toBeGreaterThan(0);
  expect((await several.waitsFor(places))[0]).toBeGreaterThan(0);
});

it('each process counts by itself while the database is down', async () => {
  const gone = openPool({ url: 'postgres://nobody@127.0.0.1:9/none', onError: () => undefined });
  const limit = new WindowLimit(1, 'alone', 60, { kind: 'postgres', pool: gone });
  expect(await limit.waitFor('somebody')).toBe(0);
  expect(await limit.waitFor('somebody')).toBeGreaterThan(0);
  await gone.end();
});

describe('several counters at once', () => {
  const [two, ten] = [
    { name: 'two', most: 2, seconds: 60 },
    { name: 'ten', most: 10, seconds: 60 },
  ];

  it.each([
    ['in PostgreSQL', store],
    ['in Redis', inRedis],
    ['by each process', undefined],
  ])('%s answer separately, and only uses within the limit are counted', async (_, where) => {
    const limits = new WindowLimits(where);
    const asked = [
      { of: two, who: 'each' },
      { of: ten, who: 'each', count: 4 },
    ];
    expect(await limits.waitsFor(asked)).toEqual([0, 0]);
    expect(await limits.waitsFor(asked)).toEqual([0, 0]);
    const [soon = 0, late = 0] = await limits.waitsFor(asked);
    expect([soon, late].every((wait) => wait > 0 && wait <= 60)).toBe(true);
    await limits.takeBack([{ of: two, who: 'each' }]);
    const last = { of: ten, who: 'each', count: 2 };
    expect(await limits.waitsFor([{ of: two, who: 'each' }, last])).toEqual([0, 0]);
    expect(await limits.waitsFor([{ of: two, who: 'somebody else' }])).toEqual([0]);
  });

  it('are shared in Redis by all copies', async () => {
    const [one, other] = [new WindowLimits(inRedis), new WindowLimits(inRedis)];
    const shared = [{ of: two, who: 'both' }];
    expect(await one.waitsFor(shared)).toEqual([0]);
    expect(await other.waitsFor(shared)).toEqual([0]);
    expect((await one.waitsFor(shared))[0]).toBeGreaterThan(0);
  });

  it('use one statement, in the table of the rate limit library', async () => {
    const statements: unknown[] = [];
    const listening = Object.assign(Object.create(pool) as typeof pool, {
      query: (...asked: unknown[]) => {
        statements.push(asked);
        return Reflect.apply(pool.query, pool, asked);
      },
    });
    const limits = new WindowLimits({ kind: 'postgres', pool: listening });
    const places = { name: 'rows', most: 10, seconds: 60 };
    const all = ['one', 'other', 'one'].map((who) => ({ of: places, who, count: 4 }));
    expect(await limits.waitsFor(all)).toEqual([0, 0, 0]);
    expect(statements).toHaveLength(1);
    const alone = new WindowLimit(10, 'rows', 60, store);
    expect(await alone.waitFor('one', 3)).toBeGreaterThan(0);
    expect(await alone.waitFor('other', 6)).toBe(0);
  });

  it('open a new window when the old one ends', async () => {
    const limits = new WindowLimits(store);
    const over = { of: { name: 'over', most: 3, seconds: 0 }, who: 'all', count: 3 };
    expect(await limits.waitsFor([over])).toEqual([0]);
    expect(await limits.waitsFor([over])).toEqual([0]);
  });

  it('never deadlock, in whatever order they are named', async () => {
    const limits = new WindowLimits(store);
    const many = { name: 'many', most: 1_000_000, seconds: 60 };
    const all = Array.from({ length: 9 }, (_, at) => ({ of: many, who: `who ${at}` }));
    for (let round = 0; round < 20; round += 1)
      await Promise.all([limits.waitsFor(all), limits.waitsFor(all.toReversed())]);
    const { rows } = await pool.query(`select points from shop.limits where key like 'many:%'`);
    expect(rows).toEqual(all.map(() => ({ points: 40 })));
  });

  it('are counted in the process while the database is down', async () => {
    const gone = openPool({ url: 'postgres://nobody@127.0.0.1:9/none', onError: () => undefined });
    const limits = new WindowLimits({ kind: 'postgres', pool: gone });
    const once = [{ of: { ...two, most: 1 }, who: 'somebody' }];
    expect(await limits.waitsFor(once)).toEqual([0]);
    expect((await limits.waitsFor(once))[0]).toBeGreaterThan(0);
    await gone.end();
  });
});
