import { setTimeout as pause } from 'node:timers/promises';
import { MemoryShortLived } from '@shop/adapters/memory';
import { migrate, openPool, PostgresShortLived } from '@shop/adapters/postgres';
import { openRedis, RedisShortLived } from '@shop/adapters/redis';
import { FixedClock } from '@shop/adapters/system';
import type { ShortLived } from '@shop/ports/backends';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { startRedis } from '@shop/test/start-redis';

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));

const url = await createDatabase();
const pool = openPool({ url, onError: () => undefined });
endBeforeDatabase(() => pool.end());
await migrate(pool);

const server = await startRedis();
const redisErrors: Error[] = [];
const redis = openRedis({ url: server.url, onError: (error) => redisErrors.push(error) });
afterAll(async () => {
  redis.stop();
  await server.stop();
});

/** Polls until a reply comes: no contract limits how long a store takes to recover. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(20);
    }
  }
}

interface World {
  readonly name: string;
  readonly state: ShortLived;
  pass(key: string, seconds: number): Promise<void>;
}

const memory = new MemoryShortLived(clock);
const postgres = new PostgresShortLived(pool);
const inRedis = new RedisShortLived(redis);

const worlds: readonly World[] = [
  {
    name: 'memory',
    state: memory,
    pass: async (_, seconds) => clock.advance(seconds * 1000),
  },
  {
    name: 'postgres',
    state: postgres,
    pass: async (key, seconds) => {
      await pool.query(
        `update shop.short_lived set ends_at = ends_at - $2 * interval '1 s' where key = $1`,
        [key, seconds],
      );
    },
  },
  {
    name: 'redis',
    state: inRedis,
    pass: async (key, seconds) => {
      const left = await redis.client.pTTL(key);
      if (left >= 0) await redis.client.pExpire(key, left - seconds * 1000);
    },
  },
];

beforeAll(async () => {
  await untilAnswered(() => inRedis.get('any'));
});

const callsOf = (state: ShortLived): readonly (() => Promise<unknown>)[] => [
  () => state.get('key'),
  () => state.put('key', 'text', 60),
  () => state.add('key', 'text', 60),
  () => state.replace('key', 'text', 60),
  () => state.touch('key', 60),
  () => state.drop('key'),
  () => state.keys('key'),
];

const outcome = (call: () => Promise<unknown>) =>
  call().then(
    () => 'answered',
    () => 'rejected',
  );

const outcomesOf = (state: ShortLived) => Promise.all(callsOf(state).map(outcome));

const rejected = Array.from({ length: 7 }, () => 'rejected');

describe.each(worlds)('short-lived state ($name)', ({ state, pass }) => {
  it('has no value under a new key', async () => {
    expect(await state.get('nothing')).toBeUndefined();
  });

  it('stores any text unchanged', async () => {
    for (const text of ['', '{"a":1}', 'ñ 🎟 \u202e', 'x'.repeat(100_000)]) {
      await state.put('text', text, 60);
      expect(await state.get('text')).toBe(text);
    }
  });

  it('accepts any key', async () => {
    const keys = ['a:b', 'a b', '__proto__', 'toString', '🎟', "';--", '%', '*'];
    for (const key of keys) await state.put(key, `text of ${key}`, 60);
    for (const key of keys) expect(await state.get(key)).toBe(`text of ${key}`);
  });

  it('overwrites a value and its expiry', async () => {
    await state.put('over', 'first', 10);
    await state.put('over', 'second', 60);
    await pass('over', 20);
    expect(await state.get('over')).toBe('second');
  });

  it('has no value after its expiry', async () => {
    await state.put('ends', 'text', 60);
    await pass('ends', 59);
    expect(await state.get('ends')).toBe('text');
    await pass('ends', 1);
    expect(await state.get('ends')).toBeUndefined();
  });

  it('adds under a free key and keeps an existing value', async () => {
    expect(await state.add('added', 'first', 60)).toBe(true);
    expect(await state.add('added', 'second', 60)).toBe(false);
    expect(await state.get('added')).toBe('first');
  });

  it('lists the keys that start so, without expired ones', async () => {
    await state.put('list:2', 'text', 60);
    await pass('list:2', 61);
    for (const key of ['list:1', 'list_3', 'lis']) await state.put(key, 'text', 60);
    expect(await state.keys('list:')).toEqual(['list:1']);
  });

  it('adds again after an expiry', async () => {
    await state.add('again', 'first', 60);
    await pass('again', 61);
    expect(await state.add('again', 'second', 60)).toBe(true);
    expect(await state.get('again')).toBe('second');
  });

  it('lets one of many concurrent adds win', async () => {
    const adding = Array.from({ length: 64 }, (_, i) => state.add('race', `text ${i}`, 60));
    const won = (await Promise.all(adding)).filter(Boolean);
    expect(won).toHaveLength(1);
  });

  it('lets one of many concurrent adds win after an expiry', async () => {
    await state.put('old race', 'old', 60);
    await pass('old race', 61);
    const adding = Array.from({ length: 64 }, (_, i) => state.add('old race', `text ${i}`, 60));
    const won = (await Promise.all(adding)).filter(Boolean);
    expect(won).toHaveLength(1);
  });

  it('replaces a value and its expiry', async () => {
    await state.put('replaced', 'first', 10);
    expect(await state.replace('replaced', 'second', 60)).toBe(true);
    await pass('replaced', 20);
    expect(await state.get('replaced')).toBe('second');
  });

  it('replaces no deleted, expired or missing value', async () => {
    await state.put('dropped', 'first', 60);
    await state.drop('dropped');
    await state.put('ended', 'first', 60);
    await pass('ended', 61);
    for (const key of ['dropped', 'ended', 'never']) {
      expect(await state.replace(key, 'second', 60)).toBe(false);
      expect(await state.get(key)).toBeUndefined();
    }
  });

  it('extends an expiry', async () => {
    await state.put('touched', 'text', 10);
    await state.touch('touched', 60);
    await pass('touched', 20);
    expect(await state.get('touched')).toBe('text');
  });

  it('revives no deleted or expired value on touch', async () => {
    await state.put('gone', 'text', 60);
    await state.drop('gone');
    await state.touch('gone', 60);
    expect(await state.get('gone')).toBeUndefined();
    await state.put('over now', 'text', 60);
    await pass('over now', 61);
    await state.touch('over now', 60);
    expect(await state.get('over now')).toBeUndefined();
  });

  it('deletes, and ignores a missing key', async () => {
    await state.put('drop', 'text', 60);
    await state.drop('drop');
    await state.drop('drop');
    expect(await state.get('drop')).toBeUndefined();
  });
});

describe('the memory state', () => {
  it('frees expired values without a read', async () => {
    const fresh = new MemoryShortLived(clock);
    for (let i = 0; i < 1000; i += 1) await fresh.put(`key ${i}`, 'text', 60);
    clock.advance(61_000);
    for (let i = 0; i < 300; i += 1) await fresh.put('one', 'text', 60);
    expect(fresh.size).toBe(1);
  });
});

describe('the PostgreSQL state', () => {
  const rows = async () =>
    (await pool.query<{ key: string }>('select key from shop.short_lived')).rows.length;

  it('is shared with another copy of the shop, and survives a restart', async () => {
    await postgres.put('shared', 'text', 60);
    const other = openPool({ url, onError: () => undefined });
    await migrate(other);
    expect(await new PostgresShortLived(other).get('shared')).toBe('text');
    await other.end();
  });

  it('sweeps expired values now and then, and nothing else', async () => {
    await pool.query('truncate shop.short_lived');
    await pool.query(
      `insert into shop.short_lived select 'ended ' || n, '', now() - interval '1 s'
       from generate_series(1, 500) n`,
    );
    await postgres.put('alive', 'text', 60);
    for (let i = 0; i < 128; i += 1) await postgres.put('one', 'text', 60);
    expect(await rows()).toBe(2);
    expect(await postgres.get('alive')).toBe('text');
  });

  it('rejects when its database is down', async () => {
    const nowhere = openPool({ url: 'postgres://u:p@127.0.0.1:1/none', onError: () => undefined });
    expect(await outcomesOf(new PostgresShortLived(nowhere))).toEqual(rejected);
    await nowhere.end();
  });
});

describe('the Redis state', () => {
  it('rejects while its server is stopped, and reconnects by itself', async () => {
    await server.stop();
    expect(await outcomesOf(inRedis)).toEqual(rejected);
    await server.start();
    await untilAnswered(() => inRedis.put('back', 'text', 60));
    expect(await inRedis.get('back')).toBe('text');
    expect(redisErrors.length).toBeGreaterThan(0);
  });

  it('does not wait for a stopped server', async () => {
    await server.stop();
    const settled = await Promise.allSettled(callsOf(inRedis).map((call) => call()));
    const reasons = settled.map((each) => (each.status === 'rejected' ? String(each.reason) : ''));
    for (const reason of reasons) expect(reason).toMatch(/offline|closed/i);
    await server.start();
    await untilAnswered(() => inRedis.get('key'));
  });

  it('reconnects after it gave up a silent connection', async () => {
    redisErrors.length = 0;
    server.freeze();
    while (redisErrors.length === 0) await pause(20);
    server.thaw();
    await untilAnswered(() => inRedis.put('back', 'text', 60));
    expect(redisErrors[0]?.message).toMatch(/timeout/i);
  });

  it('rejects while its server is silent, and recovers by itself', async () => {
    server.freeze();
    expect(await outcomesOf(inRedis)).toEqual(rejected);
    server.thaw();
    await untilAnswered(() => inRedis.put('back', 'text', 60));
    expect(await inRedis.get('back')).toBe('text');
  });

  it('rejects while its server is silent, even under constant calls', async () => {
    server.freeze();
    const first = outcome(() => inRedis.get('key'));
    let isOver = false;
    void first.then(() => (isOver = true));
    while (!isOver) {
      void outcome(() => inRedis.get('key'));
      await pause(50);
    }
    expect(await first).toBe('rejected');
    server.thaw();
    await untilAnswered(() => inRedis.put('back', 'text', 60));
  });

  it('recovers from a silence that ends in a restart', async () => {
    server.freeze();
    expect(await outcomesOf(inRedis)).toEqual(rejected);
    await server.restart();
    await untilAnswered(() => inRedis.put('back', 'text', 60));
    expect(await inRedis.get('back')).toBe('text');
  });

  it('stays connected while idle', async () => {
    await untilAnswered(() => inRedis.get('key'));
    /** Errors while idle for longer than the silence timeout. */
    const errorsWhileIdle = async () => {
      const before = redisErrors.length;
      await pause(2500);
      return redisErrors.length - before;
    };
    // A busy machine may hold up one period, but not each of four.
    const periods = [];
    while (periods.at(-1) !== 0 && periods.length < 4) periods.push(await errorsWhileIdle());
    expect(periods.at(-1)).toBe(0);
    expect(await inRedis.get('back')).toBe('text');
  }, 30_000);

  it('starts without its server, and connects later', async () => {
    await server.stop();
    const early = openRedis({ url: server.url, onError: () => undefined });
    const state = new RedisShortLived(early);
    expect(await outcomesOf(state)).toEqual(rejected);
    await server.start();
    expect(await untilAnswered(() => state.add('early', 'text', 60))).toBe(true);
    early.stop();
    expect(await outcome(() => state.get('early'))).toBe('rejected');
  });

  it('rejects pending calls when it is stopped', async () => {
    server.freeze();
    const other = openRedis({ url: server.url, onError: () => undefined });
    other.stop();
    other.stop();
    expect(await outcome(() => new RedisShortLived(other).get('key'))).toBe('rejected');
    server.thaw();
  });
});
