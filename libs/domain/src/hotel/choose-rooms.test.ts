import { aRoomOffer, fixed } from '@shop/test/a-room-offer';
import { money } from '../money/money.js';
import {
  chooseRoom,
  isLeft,
  nothingChosen,
  offerOf,
  openPlace,
  rateKey,
  rateOf,
  readRate,
  selectedOf,
  settleRooms,
  takenBeside,
} from './choose-rooms.js';

const mangle = aRoomOffer();
const nido = aRoomOffer({ room: 'suite-nido', perNight: 389_900 });

it.each([
  ['cuarto-mangle.breakfast.free', mangle],
  ['cuarto-mangle.allInclusive.fixed', aRoomOffer({ board: 'allInclusive', rule: fixed })],
])('names a rate so that it is read again: %s', (key, offer) => {
  expect(rateKey(rateOf(offer))).toBe(key);
  expect(readRate(key)).toEqual(rateOf(offer));
});

it.each([
  '',
  'cuarto-mangle.breakfast',
  'cuarto-mangle.brunch.free',
  'Cuarto Mangle.breakfast.free',
  'toString.constructor.free',
])('reads no rate of "%s"', (text) => {
  expect(readRate(text)).toBeUndefined();
});

it('takes the lowest of several offers at one rate', () => {
  const dear = aRoomOffer({ perNight: 500_000 });
  expect(offerOf([dear, mangle, nido], rateOf(dear))).toBe(mangle);
  expect(offerOf([nido], rateOf(mangle))).toBeUndefined();
});

it('chooses place by place in one hotel, and begins anew in another', () => {
  const first = chooseRoom(nothingChosen, 'hxm', 0, selectedOf(nido));
  const both = chooseRoom(first, 'hxm', 1, selectedOf(mangle));
  expect(both).toEqual({ hotel: 'hxm', rooms: [selectedOf(nido), selectedOf(mangle)] });
  expect(chooseRoom(both, 'hxm', 0, undefined).rooms).toEqual([undefined, selectedOf(mangle)]);
  expect(chooseRoom(both, 'hxa', 1, selectedOf(mangle))).toEqual({
    hotel: 'hxa',
    rooms: [undefined, selectedOf(mangle)],
  });
  expect(chooseRoom(first, 'hxm', 0, undefined)).toEqual(nothingChosen);
});

describe('a choice beside what can be had now', () => {
  const rooms = [selectedOf(nido), selectedOf(mangle)];
  const dearer = aRoomOffer({ perNight: 329_900, token: 'a-newer-token' });

  it('is kept with the new token where nothing else is new', () => {
    const renewed = { ...nido, token: 'a-newer-token' };
    expect(settleRooms({ rooms }, [[renewed, mangle], [mangle]])).toEqual([
      { kind: 'chosen', offer: renewed },
      { kind: 'chosen', offer: mangle },
    ]);
  });

  it('says what it cost before where that was another amount', () => {
    expect(settleRooms({ rooms }, [[nido], [dearer]])[1]).toEqual({
      kind: 'chosen',
      offer: dearer,
      before: money(929_700, 'MXN'),
    });
  });

  it('is lost where the room is not offered any more', () => {
    const [first, second] = settleRooms({ rooms }, [[mangle], [mangle]]);
    expect(first).toEqual({ kind: 'lost', selected: selectedOf(nido) });
    expect(second?.kind).toBe('chosen');
  });

  it('does not give two places the one room that is left', () => {
    const last = { ...mangle, left: 1 };
    const twice = [selectedOf(mangle), selectedOf(mangle)];
    const settled = settleRooms({ rooms: twice }, [[last], [last]]);
    expect(settled.map(({ kind }) => kind)).toEqual(['chosen', 'lost']);
    const two = settleRooms({ rooms: twice }, [[{ ...mangle, left: 2 }], [{ ...mangle, left: 2 }]]);
    expect(two.map(({ kind }) => kind)).toEqual(['chosen', 'chosen']);
  });

  it('has as many places as rooms are asked for now', () => {
    expect(settleRooms({ rooms }, [[nido]])).toHaveLength(1);
    expect(settleRooms({ rooms }, [[nido], [mangle], [mangle]])[2]).toEqual({ kind: 'open' });
  });

  it('counts what the other places have', () => {
    const settled = settleRooms({ rooms: [...rooms, selectedOf(mangle)] }, [
      [nido],
      [mangle],
      [mangle],
    ]);
    expect([...takenBeside(settled, 1)]).toEqual([
      ['suite-nido', 1],
      ['cuarto-mangle', 1],
    ]);
  });

  it.each([
    [undefined, 1],
    [0, 0],
    [2, 2],
    [9, 1],
    [-1, 1],
  ])('opens at %p the place %i', (asked, place) => {
    const settled = settleRooms({ rooms: [selectedOf(nido)] }, [[nido], [mangle], [mangle]]);
    expect(openPlace(settled, asked)).toBe(place);
  });

  it('stays at the last place when all are chosen', () => {
    expect(openPlace(settleRooms({ rooms }, [[nido], [mangle]]), undefined)).toBe(1);
    expect(openPlace([], undefined)).toBe(0);
  });
});

it.each([
  [undefined, 5, true],
  [2, 1, true],
  [1, 1, false],
  [0, 0, false],
])('with %p left, one more than %i can be had: %p', (left, chosen, expected) => {
  expect(isLeft({ left }, chosen)).toBe(expected);
});
