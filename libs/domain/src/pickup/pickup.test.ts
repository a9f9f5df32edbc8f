import type { Extra } from '../catalogue/product.js';
import { isPickupId, type Pickup, pickupsOfAll, pickupWith } from './pickup.js';

it.each<[readonly Extra[], string | undefined]>([
  [['transport'], 'hxm'],
  [['transportWithFood', 'photo'], 'hxm'],
  [['food'], undefined],
  [['photo'], undefined],
  [[], undefined],
])('with %j keeps the place %s', (extras, kept) => {
  expect(pickupWith('hxm', extras)).toBe(kept);
  expect(pickupWith(undefined, extras)).toBeUndefined();
});

it.each<[string | null | undefined, boolean]>([
  ['hxm', true],
  ['muelle-c_2', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['a b', false],
  ['../hxm', false],
  [null, false],
  [undefined, false],
])('reads %j as a place id: %s', (text, isOne) => {
  expect(isPickupId(text)).toBe(isOne);
});

describe('the pickup places of several rides', () => {
  const ride = (time: string, ...ids: readonly string[]): readonly Pickup[] =>
    ids.map((id) => ({ id, name: id, town: 'Cancún', time }));

  it('are the common ones, with the times of the first', () => {
    const common = pickupsOfAll([ride('07:00', 'a', 'b', 'c'), ride('08:00', 'c', 'b', 'd')]);
    expect(common).toEqual(ride('07:00', 'b', 'c'));
  });

  it('are those of the only ride, or common to all three', () => {
    expect(pickupsOfAll([ride('07:00', 'a', 'b')])).toEqual(ride('07:00', 'a', 'b'));
    const three = [ride('07:00', 'a', 'b'), ride('08:00', 'a', 'b'), ride('09:00', 'b')];
    expect(pickupsOfAll(three)).toEqual(ride('07:00', 'b'));
  });

  it('are empty without a ride, or if one ride has no pickup', () => {
    expect(pickupsOfAll([])).toEqual([]);
    expect(pickupsOfAll([ride('07:00', 'a'), []])).toEqual([]);
  });
});
