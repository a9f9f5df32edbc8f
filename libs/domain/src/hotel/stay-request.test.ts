import { money } from '../money/money.js';
import type { RoomOffer, StayBooking } from './stay.js';
import {
  offersOfRequest,
  priceSince,
  readRoomRequest,
  readSeen,
  type RoomRequest,
  stayRequestOf,
  writeRoomRequest,
  writeSeen,
} from './stay-request.js';

const nido: RoomRequest = {
  party: { adults: 2, childAges: [4, 12] },
  room: 'nido',
  board: 'halfBoard',
  isFree: true,
};
const alone: RoomRequest = { ...nido, party: { adults: 1, childAges: [] }, isFree: false };

it.each([
  [nido, '2-4.12_nido.halfBoard.free'],
  [alone, '1_nido.halfBoard.fixed'],
])('writes %p as %s and reads it again', (request, text) => {
  expect(writeRoomRequest(request)).toBe(text);
  expect(readRoomRequest(text)).toEqual(request);
});

it.each([
  ['', '2_nido', '2_nido.halfBoard', '2_nido.champagne.free', '2_nido.halfBoard.maybe'],
  [
    '2-_nido.halfBoard.free',
    '-1_nido.halfBoard.free',
    '2_NIDO.halfBoard.free',
    '2_nido.toString.free',
  ],
])('rejects %s and %s and %s', (...texts) => {
  expect(texts.map(readRoomRequest)).toEqual(texts.map(() => undefined));
});

const offer = (differs: Partial<RoomOffer> = {}): RoomOffer => ({
  room: 'nido',
  name: 'Suite Nido',
  board: 'halfBoard',
  nights: [],
  token: 'one',
  original: money(100, 'MXN'),
  total: money(100, 'MXN'),
  tokenEnds: new Date(0),
  rule: { freeUntil: new Date(0), laterPercent: 50 },
  ...differs,
});

it('finds the lowest matching offer, room by room', () => {
  const dear = offer({ total: money(200, 'MXN'), token: 'dear' });
  const fixed = offer({ rule: { freeUntil: undefined, laterPercent: 0 }, token: 'fixed' });
  const found = offersOfRequest(
    [nido, alone],
    [
      [dear, fixed, offer()],
      [dear, fixed],
    ],
  );
  expect(found?.map(({ token }) => token)).toEqual(['one', 'fixed']);
});

it.each([
  ['another kind', [[offer({ room: 'garza' })]]],
  ['another board', [[offer({ board: 'breakfast' })]]],
  ['another rule', [[offer({ rule: { freeUntil: undefined, laterPercent: 0 } })]]],
  ['nothing', [[]]],
  ['no list', []],
])('finds none with %s', (_, lists) => {
  expect(offersOfRequest([nido], lists)).toBeUndefined();
});

it('does not assign the last room twice', () => {
  const last = offer({ left: 1 });
  expect(offersOfRequest([nido, nido], [[last], [last]])).toBeUndefined();
  const two = offer({ left: 2 });
  expect(offersOfRequest([nido, nido], [[two], [two]])).toHaveLength(2);
});

it('requests again what was booked', () => {
  const rate = offer();
  const booking: StayBooking = {
    id: 'b',
    status: 'ON_HOLD',
    hotel: 'hxm',
    checkIn: '2026-12-14',
    checkOut: '2026-12-16',
    rooms: [{ ...rate, party: nido.party }],
    original: rate.total,
    total: rate.total,
    promoCode: 'MAREA10',
  };
  const stay = { hotel: 'hxm', checkIn: '2026-12-14', checkOut: '2026-12-16' };
  expect(stayRequestOf(booking)).toEqual({ ...stay, promoCode: 'MAREA10', rooms: [nido] });
});

it('reads only what it wrote as seen price', () => {
  const seen = money(929_700, 'MXN');
  expect(readSeen(writeSeen(seen))).toEqual(seen);
  for (const text of ['', '929700', 'MXN', 'MXN -1', 'MXN 1.5', 'XXX 1', 'mxn 1'])
    expect(readSeen(text)).toBeUndefined();
});

it.each([
  [money(100, 'MXN'), money(100, 'MXN'), 'same'],
  [money(100, 'MXN'), money(101, 'MXN'), 'dearer'],
  [money(100, 'MXN'), money(99, 'MXN'), 'cheaper'],
  [money(100, 'USD'), money(101, 'MXN'), 'same'],
  [undefined, money(101, 'MXN'), 'same'],
] as const)('what was seen for %p costs %p: %s', (seen, total, difference) => {
  expect(priceSince({ seen }, total)).toBe(difference);
});
