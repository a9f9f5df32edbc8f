import { MemoryHoldings } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import { HeldLimits, type Most } from './held-limits.js';

const start = new Date('2026-11-20T15:00:00Z');
const minuteMs = 60_000;

function world() {
  const clock = new FixedClock(start);
  const reported: unknown[] = [];
  const reporter = { report: (report: unknown) => reported.push(report) };
  const holdings = new MemoryHoldings();
  const limits = new HeldLimits(holdings, clock, reporter, {
    HELD_SHARE_PERCENT: 20,
  });
  const take = async (
    holder: string,
    count: number,
    most: Most = { most: 60, least: 10 },
    owner = 'somewhere',
  ) => {
    const until = new Date(clock.now().getTime() + 20 * minuteMs);
    const wanted = [{ owner, resource: 'places tour 2027-02-01 09:00', count, until }];
    const had = await limits.of(holder);
    const taken = await limits.take(holder, wanted, () => most, had);
    return taken.kind === 'taken' ? 'taken' : taken.limit;
  };
  return { clock, limits, take, reported };
}

it('admits a family of four and a school class of forty behind one address', async () => {
  const { take } = world();
  const park = { most: 60, least: 10, left: 700 };
  expect(await take('family', 4, park)).toBe('taken');
  expect(await take('teacher', 20, park)).toBe('taken');
  expect(await take('other teacher', 20, park)).toBe('taken');
});

it('counts all holds of an address over its carts, and states when room returns', async () => {
  const { take, clock, reported } = world();
  expect(await take('one', 40)).toBe('taken');
  clock.advance(5 * minuteMs);
  expect(await take('other', 20)).toBe('taken');
  expect(await take('third', 10)).toEqual({ kind: 'wait', seconds: 15 * 60 });
  expect(reported).toEqual([{ event: 'limit-reached', limit: 'places held' }]);
  expect(await take('third', 10, undefined, 'elsewhere')).toBe('taken');
  clock.advance(16 * minuteMs);
  expect(await take('fourth', 40)).toBe('taken');
});

it.each([
  // A fifth of a departure of 48 places is below ten.
  [48, 10, 'taken'],
  [48, 11, { kind: 'most', most: 10 }],
  [100, 20, 'taken'],
  [100, 21, { kind: 'most', most: 20 }],
  [4000, 60, 'taken'],
  [4000, 61, { kind: 'most', most: 60 }],
  // Without `left` only the fixed number limits.
  [undefined, 60, 'taken'],
])('of %s places left allows %s to be held: %j', async (left, count, outcome) => {
  const { take } = world();
  expect(await take('cart', count, { most: 60, least: 10, left })).toEqual(outcome);
});

it('applies its share to free plus held places, so that it does not shrink by itself', async () => {
  const { take } = world();
  expect(await take('one', 10, { most: 60, least: 1, left: 100 })).toBe('taken');
  expect(await take('other', 10, { most: 60, least: 1, left: 90 })).toBe('taken');
  expect(await take('third', 1, { most: 60, least: 1, left: 80 })).toMatchObject({ kind: 'wait' });
});

it('counts a lapsed hold that is taken again', async () => {
  const { take, clock } = world();
  expect(await take('one', 60)).toBe('taken');
  clock.advance(21 * minuteMs);
  expect(await take('other', 60)).toBe('taken');
  expect(await take('one', 60)).toMatchObject({ kind: 'wait' });
});

it('releases refused places, and keeps holds bound to their owner', async () => {
  const { take, limits } = world();
  expect(await take('one', 60)).toBe('taken');
  expect(await take('other', 1)).toMatchObject({ kind: 'wait' });
  expect(await limits.of('other')).toEqual([]);
  // The same cart from another address, with no more places than it has.
  expect(await take('one', 60, undefined, 'elsewhere')).toBe('taken');
  expect(await take('other', 1)).toMatchObject({ kind: 'wait' });
});
