import { money } from '../money/money.js';
import { aBooking } from '@shop/test/a-booking';
import { addsUp, isRoomParty, isSameStay, nightDays, nightsOf, type StayBooking } from './stay.js';

it.each([
  ['2026-12-14', '2026-12-16', 2, ['2026-12-14', '2026-12-15']],
  ['2026-12-31', '2027-01-01', 1, ['2026-12-31']],
  ['2028-02-28', '2028-03-01', 2, ['2028-02-28', '2028-02-29']],
  ['2026-12-14', '2026-12-14', 0, []],
  ['2026-12-14', '2026-12-13', -1, []],
])('from %s to %s are %d nights', (checkIn, checkOut, nights, days) => {
  expect([nightsOf({ checkIn, checkOut }), nightDays({ checkIn, checkOut })]).toEqual([
    nights,
    days,
  ]);
});

it.each([
  [2, [], true],
  [1, [0, 15], true],
  [0, [], false],
  [1, [1, 2, 3], false],
  [1, [16], false],
  [1, [4.5], false],
  [1.5, [], false],
])('accepts %d adults with children of %p as a party of a room: %p', (adults, childAges, isOne) => {
  expect(isRoomParty({ adults, childAges })).toBe(isOne);
});

describe('the nights of a room', () => {
  const dates = { checkIn: '2026-12-14', checkOut: '2026-12-16' };
  const nights = [
    { day: '2026-12-14', amount: money(300, 'MXN') },
    { day: '2026-12-15', amount: money(400, 'MXN') },
  ];
  const room = (total: number, own = nights) => ({
    room: 'mangle',
    name: 'Cuarto Mangle',
    board: 'breakfast' as const,
    nights: own,
    original: money(total, 'MXN'),
    total: money(total, 'MXN'),
    rule: { freeUntil: undefined, laterPercent: 0 },
  });

  it.each([
    ['what they cost together', room(700), true],
    ['more than they cost', room(701), false],
    ['one too few', room(300, nights.slice(0, 1)), false],
    ['the other way round', room(700, nights.toReversed()), false],
    [
      'one twice',
      room(
        600,
        [nights[0], nights[0]].flatMap((one) => one ?? []),
      ),
      false,
    ],
    [
      'two currencies',
      room(700, [...nights.slice(0, 1), { day: '2026-12-15', amount: money(400, 'USD') }]),
      false,
    ],
  ])('are %s: %p', (_, rate, fits) => {
    expect(addsUp(rate, nightDays(dates))).toBe(fits);
  });
});

const booked = aBooking();
const [room] = booked.rooms;
const withRoom = (differs: object): Partial<StayBooking> => ({
  rooms: room ? [{ ...room, ...differs }] : [],
});

it.each([
  ['its time alone', { heldUntil: undefined, status: 'CONFIRMED' }, true],
  ['its id', { id: 'b2' }, true],
  ['the hotel', { hotel: 'hxa' }, false],
  ['the day of arrival', { checkIn: '2026-12-13' }, false],
  ['the day of departure', { checkOut: '2026-12-17' }, false],
  ['the total', { total: money(1, 'MXN') }, false],
  ['the kind of room', withRoom({ room: 'nido' }), false],
  ['what is eaten', withRoom({ board: 'roomOnly' }), false],
  ['who sleeps in it', withRoom({ party: { adults: 1, childAges: [4] } }), false],
  ['how old a child is', withRoom({ party: { adults: 2, childAges: [5] } }), false],
  ['its rule', withRoom({ rule: { freeUntil: undefined, laterPercent: 50 } }), false],
  ['what a night costs', withRoom({ nights: [] }), false],
] as const)('two bookings that differ in %s', (_, differs, isSame) => {
  expect(isSameStay(booked, aBooking(differs as Partial<StayBooking>))).toBe(isSame); // as: from a table
});
