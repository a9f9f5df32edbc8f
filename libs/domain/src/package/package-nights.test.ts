import { nightsAround, roomsFor } from './package-nights.js';

const today = '2026-11-23';

it.each([
  ['two visits', ['2026-12-12', '2026-12-14'], ['2026-12-11', '2026-12-15']],
  ['visits in another order', ['2026-12-14', '2026-12-12'], ['2026-12-11', '2026-12-15']],
  ['one visit', ['2026-12-12'], ['2026-12-11', '2026-12-13']],
  ['a visit today', ['2026-11-23', '2026-11-25'], ['2026-11-23', '2026-11-26']],
  ['a visit tomorrow', ['2026-11-24'], ['2026-11-23', '2026-11-25']],
  ['no day yet', [], undefined],
  ['as many nights as a stay may have', ['2026-12-02', '2027-01-29'], ['2026-12-01', '2027-01-30']],
  ['more nights than a stay may have', ['2026-12-02', '2027-01-30'], undefined],
] as const)('nights around %s', (_, days, nights) => {
  const dates = nightsAround(days, today);
  expect(dates && [dates.checkIn, dates.checkOut]).toEqual(nights);
});

const people = (ADULT: number, CHILD = 0, INFANT = 0) => ({ ADULT, CHILD, INFANT });

it.each([
  ['two adults', people(2), [[2, 0]]],
  ['somebody alone', people(1), [[1, 0]]],
  [
    'three adults',
    people(3),
    [
      [2, 0],
      [1, 0],
    ],
  ],
  ['two adults and two children', people(2, 1, 1), [[2, 2]]],
  [
    'two adults and three children',
    people(2, 3),
    [
      [1, 2],
      [1, 1],
    ],
  ],
  ['one adult and three children, of whom one finds no place', people(1, 3), [[1, 2]]],
  [
    'eleven adults, in as many rooms as there are',
    people(11),
    [
      [3, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
    ],
  ],
  ['nobody', people(0), [[1, 0]]],
] as const)('rooms for %s', (_, all, rooms) => {
  expect(roomsFor(all).map(({ adults, children }) => [adults, children])).toEqual(rooms);
});

it('assumes no age for a child', () => {
  expect(roomsFor(people(2, 2))[0]).toMatchObject({ children: 2, ages: [] });
});
