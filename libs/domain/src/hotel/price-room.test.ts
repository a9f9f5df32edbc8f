import { money } from '../money/money.js';
import { fitsRoom, guestPercent, nightPrice, roomBack, taxesWithin } from './price-room.js';

const rates = {
  oneAdult: 85,
  moreAdult: 32,
  children: [
    { to: 4, percent: 0 },
    { to: 11, percent: 15 },
    { to: 15, percent: 24 },
  ],
};

it.each([
  [2, [], 100],
  [1, [], 85],
  [3, [], 132],
  [2, [4], 100],
  [2, [5], 115],
  [2, [12], 124],
  [2, [15, 4], 124],
  [1, [15, 11], 124],
])('%d adults and children of %p pay %d %% of a night of two', (adults, childAges, percent) => {
  expect(guestPercent({ adults, childAges }, rates)).toBe(percent);
});

it.each([
  [2, [], true],
  [2, [3], true],
  [2, [3, 4], false],
  [1, [3, 4], true],
  [3, [], false],
])('a room for two and a child takes %d and children of %p: %p', (adults, childAges, fits) => {
  expect(fitsRoom({ adults, childAges }, { adults: 2, children: 1 })).toBe(fits);
});

it.each([
  [money(309_900, 'MXN'), [100, 100, 110], money(340_890, 'MXN')],
  [money(309_900, 'MXN'), [100, 115, 90], money(320_747, 'MXN')],
  [money(309_901, 'MXN'), [50], money(154_951, 'MXN')],
  [money(69_000_000, 'COP'), [115, 33], money(26_185_500, 'COP')],
  [money(25_400, 'JPY'), [85, 85], money(18_352, 'JPY')],
])('rounds a night of %p at %p once, to %p', (base, percents, price) => {
  expect(nightPrice(base, percents)).toEqual(price);
});

it('states the taxes within a total', () => {
  expect(taxesWithin(money(12_100, 'USD'), 21)).toEqual(money(2_100, 'USD'));
});

const begins = new Date('2026-12-14T20:00:00Z');
const free = new Date('2026-12-11T23:00:00Z');
it.each([
  ['before it is over', '2026-12-11T22:59:59Z', free, 50, 10_001],
  ['at its last moment', '2026-12-11T23:00:00Z', free, 50, 10_001],
  ['after it', '2026-12-11T23:00:01Z', free, 50, 5_001],
  ['as the stay begins', '2026-12-14T20:00:00Z', free, 50, 0],
  ['where it is never free', '2026-11-01T00:00:00Z', undefined, 0, 0],
  ['where a part always comes back', '2026-11-01T00:00:00Z', undefined, 30, 3_000],
])('refunds by the rule of a room %s', (_, now, freeUntil, laterPercent, back) => {
  const rule = { freeUntil, laterPercent };
  expect(roomBack(money(10_001, 'USD'), rule, begins, new Date(now))).toEqual(money(back, 'USD'));
});
