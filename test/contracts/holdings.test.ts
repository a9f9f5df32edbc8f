import { MemoryHoldings } from '@shop/adapters/memory';
import { migrate, openPool, PostgresHoldings } from '@shop/adapters/postgres';
import { FixedClock } from '@shop/adapters/system';
import type { Holdings } from '@shop/ports/backends';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { HeldLimits } from '../../apps/bff/src/backends/limits/held-limits.js';
import { SharedHoldings } from '../../apps/bff/src/backends/limits/shared-holdings.js';

const pool = openPool({ url: await createDatabase(), onError: () => undefined });
endBeforeDatabase(() => pool.end());
await migrate(pool);
const gone = openPool({ url: 'postgres://nobody@127.0.0.1:9/none', onError: () => undefined });
afterAll(() => gone.end());

const now = new Date('2026-11-20T15:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const places = (owner: string, count: number, until = minutes(20)) => ({
  owner,
  resource: 'places tour 2027-02-01 09:00',
  count,
  until,
});
const rooms = (owner: string) => ({ ...places(owner, 2), resource: 'rooms hxm nido 2027-02-01' });

describe.each([
  ['memory', () => new MemoryHoldings()],
  ['PostgreSQL', () => new PostgresHoldings(pool)],
  [
    'a process whose database is away',
    () => new SharedHoldings(new PostgresHoldings(gone), new MemoryHoldings()),
  ],
])('holdings in %s', (_, open) => {
  const holdings = open();

  it('keep the last written value, lapsed ones too', async () => {
    expect(await holdings.of('cart 1')).toEqual([]);
    await holdings.put('cart 1', [places('a', 3), rooms('a')], now);
    await holdings.put('cart 1', [places('a', 4, minutes(-1))], now);
    expect(await holdings.of('cart 1')).toEqual([places('a', 4, minutes(-1))]);
    await holdings.put('cart 1', [], now);
    expect(await holdings.of('cart 1')).toEqual([]);
  });

  it('are counted by owner and in total while active', async () => {
    await holdings.put('cart 2', [places('b', 5, minutes(9))], now);
    await holdings.put('cart 3', [places('b', 2, minutes(3)), rooms('b')], now);
    await holdings.put('cart 4', [places('c', 7)], now);
    await holdings.put('cart 5', [places('b', 9, minutes(-1))], now);
    const { resource } = places('b', 0);
    expect(await holdings.heldNow([rooms('nobody'), places('b', 0)], now)).toEqual([
      { owner: 'nobody', resource: rooms('b').resource, own: [], total: 2 },
      {
        owner: 'b',
        resource,
        own: [
          { holder: 'cart 3', count: 2, until: minutes(3) },
          { holder: 'cart 2', count: 5, until: minutes(9) },
        ],
        total: 14,
      },
    ]);
  });
});

it('are shared by two copies of the shop', async () => {
  const [one, other] = [new PostgresHoldings(pool), new PostgresHoldings(pool)];
  const own = (holdings: PostgresHoldings) => new SharedHoldings(holdings, new MemoryHoldings());
  await own(one).put('cart 6', [places('d', 6)], now);
  const [held] = await own(other).heldNow([places('d', 0)], now);
  expect(held?.own).toEqual([{ holder: 'cart 6', count: 6, until: minutes(20) }]);
});

describe('eight carts of one address that request forty of sixty places at once', () => {
  const reporter = { report: () => undefined };
  const takenOf = async (owner: string, open: () => Holdings) => {
    const take = async (cart: string) => {
      const limits = new HeldLimits(open(), new FixedClock(now), reporter, {
        HELD_SHARE_PERCENT: 20,
      });
      return (await limits.take(cart, [places(owner, 40)], () => ({ most: 60 }), [])).kind;
    };
    const carts = Array.from({ length: 8 }, (_, at) => `cart of ${owner} ${at}`);
    const all = await Promise.all(carts.map(take));
    return {
      before: all.filter((kind) => kind === 'taken').length,
      alone: () => take(`${owner} 9`),
    };
  };

  it('get them once at most, and release what was refused', async () => {
    const { before, alone } = await takenOf('e', () => new PostgresHoldings(pool));
    expect(before).toBeLessThanOrEqual(1);
    expect(await alone()).toBe(before === 0 ? 'taken' : 'reached');
  });

  it('would get them more than once if counted before they are written (control)', async () => {
    const counting = () =>
      Object.assign(new PostgresHoldings(pool), { put: async () => undefined });
    const { before } = await takenOf('f', counting);
    expect(before).toBeGreaterThan(1);
  });
});
