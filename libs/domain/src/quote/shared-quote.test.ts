import { type Money, money } from '../money/money.js';
import {
  compareQuote,
  isQuoteOver,
  type KeptLine,
  lineChange,
  type LineToday,
  quoteEnd,
  quoteGroups,
  togetherToday,
} from './shared-quote.js';

const now = new Date('2026-11-20T15:00:30Z');
const at = (text: string) => new Date(text);
const pesos = (amount: number): Money => money(amount * 100, 'MXN');

const line = (slug: string, amount: number, ofPackage?: number): KeptLine => ({
  slug,
  day: '2026-12-12',
  time: undefined,
  extras: [],
  components: [],
  people: { ADULT: 2, CHILD: 0, INFANT: 0 },
  amount: pesos(amount),
  package: ofPackage,
});

const sold = (amount: number): LineToday => ({ kind: 'sold', amount: pesos(amount) });
const gone: LineToday = { kind: 'gone', why: 'noAvailability' };
const unknown: LineToday = { kind: 'unknown' };

describe('a quote lasts', () => {
  it.each([
    ['48 hours where the backend says nothing, in whole minutes', undefined, '2026-11-22T15:00'],
    ['48 hours where the backend says longer', '2026-12-01T00:00:00Z', '2026-11-22T15:00'],
    ['as long as the backend says', '2026-11-21T05:00:00Z', '2026-11-21T05:00'],
    ['as long as it says, in whole minutes', '2026-11-20T22:00:59Z', '2026-11-20T22:00'],
    ['not at all where the price has ended', '2026-11-20T15:00:30Z', undefined],
    ['not at all for less than a minute', '2026-11-20T15:00:59Z', undefined],
  ])('%s', (_, told, end) => {
    expect(quoteEnd(now, told ? at(told) : undefined)?.toISOString()).toBe(end && `${end}:00.000Z`);
  });

  it.each([
    ['a millisecond before its end', '2026-11-20T15:00:30.001Z', false],
    ['at its end', '2026-11-20T15:00:30.000Z', true],
    ['after it', '2026-11-20T15:00:29.999Z', true],
  ])('is over on time: %s', (_, until, expected) => {
    expect(isQuoteOver({ until: at(until) }, now)).toBe(expected);
  });
});

describe('a ticket that cost 1,000', () => {
  it.each([
    ['costs the same', sold(1000), { kind: 'same' }],
    ['costs a centavo more', { kind: 'sold', amount: money(100_001, 'MXN') }, 'dearer 1'],
    ['costs 200 more', sold(1200), 'dearer 20000'],
    ['costs 150 less', sold(850), 'cheaper 15000'],
    ['is free now', sold(0), 'cheaper 100000'],
    ["can't be had", gone, gone],
    ['has no price that anybody could say', unknown, unknown],
  ] as const)('%s', (_, today, expected) => {
    const change = lineChange(line('bruma', 1000), today);
    expect('by' in change ? `${change.kind} ${change.by.amount}` : change).toEqual(expected);
  });
});

describe('a package', () => {
  const part: LineToday = { kind: 'gone', why: 'packagePart' };
  it.each([
    ['whose parts can all be had stands', [sold(1), sold(2)], [sold(1), sold(2)]],
    ['with a part gone is gone whole', [sold(1), gone, sold(2)], [part, gone, part]],
    ['with a part gone has no part in doubt', [unknown, gone], [part, gone]],
    ['without any price stays in doubt', [unknown, unknown], [unknown, unknown]],
  ] as const)('%s', (_, parts, expected) => {
    expect(togetherToday(parts)).toEqual(expected);
  });
});

it('orders tickets and packages by position', () => {
  const lines = [line('a', 1), line('b', 1, 1), line('c', 1), line('d', 1, 1), line('e', 1, 2)];
  const slugs = quoteGroups(lines).map((group) => group.map(({ slug }) => slug));
  expect(slugs).toEqual([['a'], ['b', 'd'], ['c'], ['e']]);
});

describe('the whole quote', () => {
  const lines = [line('bruma', 1000), line('guarida', 500)];
  const kept = { lines, currency: 'MXN' } as const;
  it.each([
    ['is the same', [sold(1000), sold(500)], 1500, true],
    ['adds up what it costs now', [sold(1100), sold(450)], 1550, false],
    ['is not the same though it comes to as much', [sold(1100), sold(400)], 1500, false],
    ['comes to what can still be had', [gone, sold(500)], 500, false],
    ['comes to nothing where nothing can be had', [gone, gone], undefined, false],
    ['comes to nothing sure with a price in doubt', [unknown, sold(500)], undefined, false],
    ['takes a missing answer for a doubt', [sold(1000)], undefined, false],
  ] as const)('%s', (_, today, total, isSame) => {
    const change = compareQuote(kept, today);
    expect([change.before, change.today, change.isSame]).toEqual([
      pesos(1500),
      total && pesos(total),
      isSame,
    ]);
    expect(change.changes).toHaveLength(2);
  });
});
