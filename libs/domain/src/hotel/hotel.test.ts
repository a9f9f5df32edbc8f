import { unitOfAge } from '@shop/test/unit-of-age';
import { resolvePath } from '../route/resolve-path.js';
import {
  freeFirst,
  hotelAgeBands,
  hotelCodes,
  hotelIds,
  hotelPageOf,
  hotelRoute,
  hotelsRoute,
  isHotelCode,
  roomPageOf,
  roomRoute,
} from './hotel.js';

it('knows the three hotels by code and number', () => {
  expect(hotelIds).toEqual({ hxm: 74213, hxa: 31453, lcdlp: 79260 });
  expect([...hotelCodes].sort()).toEqual(Object.keys(hotelIds).sort());
});

it.each([
  ['hxm', true],
  ['HXM', false],
  ['toString', false],
])('reads "%s" as a hotel: %p', (text, isOne) => {
  expect(isHotelCode(text)).toBe(isOne);
});

it.each([
  ['coralibri', 'all'],
  ['manglar', 'hxm'],
  ['la-caleta-de-las-palmas', 'lcdlp'],
  ['constructor', undefined],
  [undefined, undefined],
])('reads the brand %p as %p', (brand, page) => {
  expect(hotelPageOf(brand)).toBe(page);
});

it('finds each hotel by its page address', () => {
  for (const code of hotelCodes) expect(hotelPageOf(hotelRoute(code).params.brand)).toBe(code);
  expect(hotelPageOf(hotelsRoute.params.brand)).toBe('all');
});

it('has a page for each brand', () => {
  const route = { name: 'hotels', params: { brand: 'manglar' } };
  expect(resolvePath('/es/hoteles-manglar/')).toMatchObject({ route });
});

it.each([
  ['manglar-nido', { hotel: 'hxm', room: 'nido' }],
  ['la-caleta-de-las-palmas-lancha', { hotel: 'lcdlp', room: 'lancha' }],
  ['manglar', undefined],
  ['ritz-suite', undefined],
  [undefined, undefined],
])('reads the room %p as %p', (text, page) => {
  expect(roomPageOf(text)).toEqual(page);
});

it('finds each room by its page address', () => {
  expect(roomPageOf(roomRoute('lcdlp', 'lancha').params.room)).toEqual({
    hotel: 'lcdlp',
    room: 'lancha',
  });
});

it.each([
  [0, 'CHILD'],
  [13, 'CHILD'],
  [15, 'CHILD'],
  [16, 'ADULT'],
  [99, 'ADULT'],
])('the hotels count a person of %d as %s', (age, unit) => {
  expect(unitOfAge(age, hotelAgeBands)).toBe(unit);
});

it.each([
  [['lcdlp', 'hxm', 'hxa'], 'hxm hxa lcdlp'],
  [['hxa', 'lcdlp'], 'hxa lcdlp hxm'],
  [['lcdlp'], 'lcdlp hxm hxa'],
  [[], 'hxm hxa lcdlp'],
] as const)('with nights free at %p shows %s', (free, order) => {
  expect(freeFirst(new Map(free.map((code) => [code, true]))).join(' ')).toBe(order);
});
