import { money } from '../money/money.js';
import { codeIn } from './code-of-stay.js';
import type { HotelCode } from './hotel.js';
import type { HotelOffers, RoomOffer } from './stay.js';

const offer = (original: number): RoomOffer => ({
  room: 'nido',
  name: 'Suite Nido',
  board: 'breakfast',
  nights: [],
  token: 'one',
  original: money(original, 'MXN'),
  total: money(100, 'MXN'),
  tokenEnds: new Date(0),
  rule: { freeUntil: undefined, laterPercent: 0 },
});
const hotel = (code: HotelCode, ...originals: number[]): HotelOffers => ({
  code,
  rooms: [originals.map(offer)],
});

it.each([
  ['its amounts have it', hotel('hxm', 120), hotel('hxa', 100), 'MAREA10'],
  ['one of its rooms has it', hotel('hxm', 100, 120), hotel('hxa', 100), 'MAREA10'],
  ['only those of another have it', hotel('hxm', 100), hotel('hxa', 120), undefined],
  ['it has no room', hotel('hxm'), hotel('hxa', 120), undefined],
  ['no hotel says what it cost before', hotel('hxm', 100), hotel('hxa', 100), 'MAREA10'],
])('tells whether a hotel’s prices include the code: %s', (_, own, other, code) => {
  expect(codeIn({ hotels: [own, other], promoCode: 'MAREA10' }, 'hxm')).toBe(code);
});

it('ignores a code that was not requested, and hotels without a reply', () => {
  expect(codeIn({ hotels: [hotel('hxm', 120)] }, 'hxm')).toBeUndefined();
  expect(codeIn({ hotels: [hotel('hxm', 120)], promoCode: 'MAREA10' }, 'hxa')).toBeUndefined();
});
