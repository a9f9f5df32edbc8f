import { addDays } from '../calendar/park-day.js';
import { markOf, whyNotBegin, whyNotEnd } from './stay-range.js';
import type { StayDay } from './stay.js';

const bounds = { today: '2026-11-23', lastDay: '2027-12-28' };

/** December: 24, 25 and 31 are full, 26 needs three nights, 18 to 20 are closed. */
const told: readonly [string, Partial<StayDay>][] = [
  ['2026-12-18', { status: 'closed' }],
  ['2026-12-19', { status: 'closed' }],
  ['2026-12-20', { status: 'closed' }],
  ['2026-12-24', { status: 'soldOut' }],
  ['2026-12-25', { status: 'soldOut' }],
  ['2026-12-26', { minNights: 3 }],
  ['2026-12-29', { minNights: 3 }],
  ['2026-12-31', { status: 'soldOut' }],
  ['2026-12-05', { canBegin: false }],
  ['2026-12-08', { canEnd: false }],
];
const nights = new Map(
  Array.from({ length: 31 }, (_, at) => addDays('2026-12-01', at)).map((day): [string, StayDay] => [
    day,
    { day, status: 'open', minNights: 1, canBegin: true, canEnd: true, ...new Map(told).get(day) },
  ]),
);

it.each([
  ['2026-12-14', undefined],
  ['2026-12-26', undefined],
  ['2026-12-29', { kind: 'blocked', nights: 3, by: '2026-12-31' }],
  ['2026-12-24', { kind: 'full' }],
  ['2026-12-18', { kind: 'closed' }],
  ['2026-12-05', { kind: 'noArrival' }],
  ['2026-11-22', { kind: 'past' }],
  ['2026-11-23', undefined],
  ['2027-12-28', undefined],
  ['2027-12-29', { kind: 'far' }],
])('a stay can begin on %s, or why not: %p', (day, why) => {
  expect(whyNotBegin(nights, day, bounds)).toEqual(why);
});

it.each([
  ['2026-12-14', '2026-12-17', undefined],
  ['2026-12-14', '2026-12-18', undefined],
  ['2026-12-14', '2026-12-19', { kind: 'behind', by: '2026-12-18' }],
  ['2026-12-07', '2026-12-08', { kind: 'noDeparture' }],
  ['2026-12-22', '2026-12-24', undefined],
  ['2026-12-22', '2026-12-25', { kind: 'behind', by: '2026-12-24' }],
  ['2026-12-26', '2026-12-28', { kind: 'minimum', nights: 3 }],
  ['2026-12-26', '2026-12-29', undefined],
  ['2026-12-26', '2027-01-01', { kind: 'behind', by: '2026-12-31' }],
  ['2027-03-01', '2027-04-30', undefined],
  ['2027-03-01', '2027-05-01', { kind: 'tooLong' }],
  ['2027-12-28', '2027-12-29', undefined],
  ['2027-12-28', '2027-12-30', { kind: 'far' }],
])('a stay from %s can end on %s, or why not: %p', (from, day, why) => {
  expect(whyNotEnd(nights, from, day, bounds)).toEqual(why);
});

it.each([
  ['2026-12-13', undefined],
  ['2026-12-14', 'start'],
  ['2026-12-15', 'within'],
  ['2026-12-17', 'end'],
  ['2026-12-18', undefined],
])('marks %s in a stay from the 14th to the 17th as %s', (day, mark) => {
  expect(markOf(day, '2026-12-14', '2026-12-17')).toBe(mark);
});

it('marks the first day alone until the last is selected', () => {
  expect(markOf('2026-12-14', '2026-12-14', undefined)).toBe('start');
  expect(markOf('2026-12-15', '2026-12-14', undefined)).toBeUndefined();
});
