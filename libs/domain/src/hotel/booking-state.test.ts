import fc from 'fast-check';
import { turns } from '@shop/test/corpus';
import { money } from '../money/money.js';
import {
  bookingStateOf,
  calendarStates,
  choiceOf,
  datesOf,
  idleBooking,
  partiesOf,
  readBooking,
  writeBooking,
} from './booking-state.js';

const nido = {
  room: 'suite-nido',
  board: 'breakfast',
  isFree: true,
  total: money(1_169_700, 'MXN'),
} as const;
const dates = { checkIn: '2026-12-14', checkOut: '2026-12-17' };
const rooms = [
  { adults: 2, childAges: [6] },
  { adults: 2, childAges: [] },
];
const whole = bookingStateOf({
  dates,
  rooms,
  promoCode: 'SELVA10',
  choice: { hotel: 'hxm', rooms: [nido, undefined] },
  offersEnd: new Date('2026-11-23T18:00:00Z'),
});

it('starts with two adults in one room and no choice', () => {
  expect(idleBooking()).toEqual({
    dates: undefined,
    paxes: 2,
    booking: {
      pax_rooms: [{ adults: 2, children: 0, childrenAges: [], maxChildren: 2 }],
      number_rooms: 1,
    },
    token: undefined,
    calendarState: 'idle',
    promoCode: undefined,
    selectedRooms: [],
    hotelcode: undefined,
  });
});

it('holds dates, guests, rooms, code, hotel and choice', () => {
  expect(whole).toMatchObject({
    dates: { checkin: '2026-12-14', checkout: '2026-12-17' },
    paxes: 5,
    booking: {
      pax_rooms: [{ adults: 2, children: 1, childrenAges: [6], maxChildren: 2 }, { adults: 2 }],
      number_rooms: 2,
    },
    calendarState: 'chosen',
    promoCode: 'SELVA10',
    hotelcode: 'hxm',
    selectedRooms: [nido, undefined],
  });
  expect([datesOf(whole), partiesOf(whole), choiceOf(whole)]).toEqual([
    dates,
    rooms,
    { hotel: 'hxm', rooms: [nido, undefined] },
  ]);
});

it.each([whole, idleBooking(), { ...idleBooking(), calendarState: 'begun' as const }])(
  'survives a round trip in few letters: %j',
  (state) => {
    expect(readBooking(writeBooking(state))).toEqual(state);
    expect(writeBooking(state).length).toBeLessThan(400);
  },
);

it('fits into a cookie with five rooms', () => {
  const five = bookingStateOf({
    dates,
    promoCode: 'X'.repeat(40),
    offersEnd: new Date(),
    rooms: Array.from({ length: 5 }, () => ({ adults: 8, childAges: [15, 15] })),
    choice: {
      hotel: 'lcdlp',
      rooms: Array.from({ length: 5 }, () => ({ ...nido, room: 'r'.repeat(80) })),
    },
  });
  expect(readBooking(writeBooking(five))).toEqual(five);
  expect(writeBooking(five).length).toBeLessThan(1_000);
});

it.each([
  '',
  'null',
  '[]',
  '[1]',
  '[1,0,[],0,0,0,0,[]]',
  '[1,0,[[2,1,2,3]],0,0,0,0,[]]',
  '[1,0,[[2]],0,0,0,0,[["suite-nido.breakfast.free",1.5,"MXN"]]]',
  '[1,0,[[2]],0,0,0,0,[["suite-nido.breakfast.free",1,"CHF"]]]',
  '[1,0,[[2],[2],[2],[2],[2],[2]],0,0,0,0,[]]',
])('rejects %s as a state', (text) => {
  expect(readBooking(text)).toBeUndefined();
});

it('drops unknown fields of an older shop and keeps the rest', () => {
  expect(readBooking('[1,["soon","later"],[[2]],-5,99,"<b>","ritz",[0]]')).toEqual({
    ...idleBooking(),
    selectedRooms: [undefined],
  });
});

it('never throws, whatever is sealed', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      const state = readBooking(text);
      expect(state === undefined || calendarStates.includes(state.calendarState)).toBe(true);
    }),
    { numRuns: turns(5_000, 200) },
  );
});
