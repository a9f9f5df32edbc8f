import { aRoomOffer, fixed } from '@shop/test/a-room-offer';
import { firstKinds, narrowed, type RoomTrait, sortedKinds, usefulFilters } from './sort-rooms.js';

const mangle = aRoomOffer();
const mangleBare = aRoomOffer({ board: 'roomOnly', rule: fixed, perNight: 259_900 });
const terraza = aRoomOffer({ room: 'cuarto-terraza', rule: fixed, perNight: 429_900 });
const nido = aRoomOffer({ room: 'suite-nido', perNight: 389_900 });
const all = [nido, mangle, terraza, mangleBare];

const traits: Readonly<Record<string, readonly RoomTrait[]>> = {
  'cuarto-mangle': ['twoBeds'],
  'cuarto-terraza': ['twoBeds', 'seaView'],
};
const traitsOf = (room: string) => traits[room] ?? [];
const sizes: Readonly<Record<string, number>> = {
  'cuarto-mangle': 34,
  'cuarto-terraza': 38,
  'suite-nido': 52,
};

it.each([
  [[], all],
  [['breakfast'], [nido, mangle, terraza]],
  [['freeCancellation'], [nido, mangle]],
  [['seaView'], [terraza]],
  [
    ['twoBeds', 'breakfast'],
    [mangle, terraza],
  ],
  [['seaView', 'freeCancellation'], []],
] as const)('narrowed to %p', (filters, left) => {
  expect(narrowed(all, filters, traitsOf)).toEqual(left);
});

it('offers only filters that split the results', () => {
  expect(usefulFilters(all, traitsOf)).toEqual([
    'breakfast',
    'freeCancellation',
    'seaView',
    'twoBeds',
  ]);
  expect(usefulFilters([mangle, nido], traitsOf)).toEqual(['twoBeds']);
  expect(usefulFilters([], traitsOf)).toEqual([]);
});

it.each([
  ['price', ['cuarto-mangle', 'suite-nido', 'cuarto-terraza']],
  ['size', ['suite-nido', 'cuarto-terraza', 'cuarto-mangle']],
] as const)('by %s lists the types %p, each with its lowest rate first', (sort, rooms) => {
  const kinds = sortedKinds(all, sort, (room) => sizes[room] ?? 0);
  expect(kinds.map(({ room }) => room)).toEqual(rooms);
  expect(kinds.find(({ room }) => room === 'cuarto-mangle')?.rates).toEqual([mangleBare, mangle]);
});

it('by size orders equal sizes by price', () => {
  const kinds = sortedKinds([nido, mangle], 'size', () => 30);
  expect(kinds.map(({ room }) => room)).toEqual(['cuarto-mangle', 'suite-nido']);
});

it.each([
  [5, false, 5],
  [7, false, 7],
  [8, false, 6],
  [40, false, 6],
  [40, true, 40],
])('of %d kinds (whole: %p) shows %d', (count, isWhole, shown) => {
  const kinds = Array.from({ length: count }, (_, at) => at);
  expect(firstKinds(kinds, isWhole)).toEqual(kinds.slice(0, shown));
});
