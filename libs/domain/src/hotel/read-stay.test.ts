import fc from 'fast-check';
import { turns } from '@shop/test/corpus';
import { defaultRoom, pressDay, readStay, stayQuery, type TypedRoom } from './read-stay.js';

const read = (query: string) => readStay(new URLSearchParams(query));
const room = (adults: number, ...ages: number[]): TypedRoom => ({
  adults,
  children: ages.length,
  ages,
});

it('starts with two adults in one room, all hotels and no dates', () => {
  expect(read('')).toEqual({
    hotel: undefined,
    isHotelOdd: false,
    checkIn: undefined,
    checkOut: undefined,
    isDateOdd: false,
    rooms: [defaultRoom],
    promoCode: undefined,
    month: undefined,
    isAsked: false,
  });
});

it.each<[string, Partial<ReturnType<typeof read>>]>([
  ['hotel=hxm', { hotel: 'hxm', isHotelOdd: false }],
  ['hotel=', { hotel: undefined, isHotelOdd: false }],
  ['hotel=HXM', { hotel: undefined, isHotelOdd: true }],
  ['checkin=2026-12-14&checkout=2026-12-17', { checkIn: '2026-12-14', checkOut: '2026-12-17' }],
  ['checkin=2026-02-30', { checkIn: undefined, isDateOdd: true }],
  ['rooms=1', { isAsked: true, rooms: [defaultRoom] }],
  ['rooms=1&month=2026-12', { isAsked: false, month: '2026-12' }],
  ['rooms=1&pick=2026-12-14', { isAsked: false, checkIn: '2026-12-14' }],
  ['rooms=2&adults1=1&adults2=3', { rooms: [room(1), room(3)] }],
  ['rooms=1&adults1=2&children1=2&age1=6&age1=0', { rooms: [room(2, 6, 0)] }],
  ['rooms=1&children1=1', { rooms: [{ adults: 2, children: 1, ages: [] }] }],
  ['rooms=1&children1=1&age1=', { rooms: [{ adults: 2, children: 1, ages: [undefined] }] }],
  ['rooms=1&children1=1&age1=six', { rooms: [{ adults: 2, children: 1, ages: [NaN] }] }],
  ['rooms=1&adults1=two', { rooms: [{ adults: undefined, children: 0, ages: [] }] }],
  ['rooms=1&children1=-1', { rooms: [{ adults: 2, children: undefined, ages: [] }] }],
  ['rooms=2&add=room', { rooms: [defaultRoom, defaultRoom, defaultRoom], isAsked: false }],
  ['rooms=2&adults1=1&adults2=4&drop=1', { rooms: [room(4)] }],
  ['rooms=2&drop=7', { rooms: [defaultRoom, defaultRoom] }],
  ['rooms=0', { rooms: [] }],
  ['promo=%20selva10%20', { promoCode: 'selva10' }],
  [`promo=${'x'.repeat(5_000)}`, { promoCode: 'x'.repeat(60) }],
])('reads %s', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

it.each([
  ['rooms=6', 6],
  ['rooms=many', 1],
])('of %s reads %i rooms, one more than allowed', (query, count) => {
  expect(read(query).rooms).toHaveLength(count);
});

it.each([
  [undefined, undefined, '2026-12-14', '2026-12-14', undefined],
  ['2026-12-14', undefined, '2026-12-17', '2026-12-14', '2026-12-17'],
  ['2026-12-14', undefined, '2026-12-14', '2026-12-14', undefined],
  ['2026-12-14', undefined, '2026-12-10', '2026-12-10', undefined],
  ['2026-12-14', '2026-12-17', '2026-12-15', '2026-12-15', undefined],
  ['2026-12-14', '2026-12-17', '2026-12-20', '2026-12-20', undefined],
  ['2026-12-14', '2026-12-17', 'soon', '2026-12-14', '2026-12-17'],
  ['2026-12-14', '2026-12-17', undefined, '2026-12-14', '2026-12-17'],
])('with %s to %s, pressing %s makes %s to %s', (checkIn, checkOut, day, begins, ends) => {
  expect(pressDay({ checkIn, checkOut }, day)).toEqual({ checkIn: begins, checkOut: ends });
});

it('writes a search that reads back equal, in one order', () => {
  const query =
    'checkin=2026-12-14&checkout=2026-12-17&hotel=hxa&rooms=2&adults1=2&children1=1&age1=6&adults2=2&promo=SELVA10';
  expect(stayQuery(read(query)).toString()).toBe(query);
  const shuffled = `promo=SELVA10&adults2=2&age1=6&children1=1&adults1=2&rooms=2&checkout=2026-12-17&checkin=2026-12-14&hotel=hxa&utm=1`;
  expect(stayQuery(read(shuffled)).toString()).toBe(query);
});

it('reads any query and writes a stable form of it', () => {
  const names = ['hotel', 'checkin', 'checkout', 'rooms', 'adults1', 'children1', 'age1', 'promo'];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names, 'add', 'drop', 'pick'), fc.string()), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(pairs, (given) => {
      const once = stayQuery(readStay(new URLSearchParams(given))).toString();
      expect(stayQuery(read(once)).toString()).toBe(once);
    }),
    { numRuns: turns(5_000, 300) },
  );
});
