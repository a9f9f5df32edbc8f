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
])('writes a rate name that it can read: %s', (key, offer) => {
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

it('chooses room by room in one hotel, and starts over in another', () => {
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

describe('a choice against current offers', () => {
  const rooms = [selectedOf(nido), selectedOf(mangle)];
  const dearer = aRoomOffer({ perNight: 329_900, token: 'a-newer-token' });

  it('keeps the choice with the new token when nothing else changed', () => {
    const renewed = { ...nido, token: 'a-newer-token' };
    expect(settleRooms({ rooms }, [[renewed, mangle], [mangle]])).toEqual([
      { kind: 'chosen', offer: renewed },
      { kind: 'chosen', offer: mangle },
    ]);
  });

  it('shows the previous price when the amount changed', () => {
    expect(settleRooms({ rooms }, [[nido], [dearer]])[1]).toEqual({
      kind: 'chosen',
      offer: dearer,
      before: money(929_700, 'MXN'),
    });
  });

  it('drops a room that is no longer offered', () => {
    const [first, second] = settleRooms({ rooms }, [[mangle], [mangle]]);
    expect(first).toEqual({ kind: 'lost', selected: selectedOf(nido) });
    expect(second?.kind).toBe('chosen');
  });

  it('does not assign the last room twice', () => {
    const last = { ...mangle, left: 1 };
    const twice = [selectedOf(mangle), selectedOf(mangle)];
    const settled = settleRooms({ rooms: twice }, [[last], [last]]);
    expect(settled.map(({ kind }) => kind)).toEqual(['chosen', 'lost']);
    const two = settleRooms({ rooms: twice }, [[{ ...mangle, left: 2 }], [{ ...mangle, left: 2 }]]);
    expect(two.map(({ kind }) => kind)).toEqual(['chosen', 'chosen']);
  });

  it('has one slot per requested room', () => {
    expect(settleRooms({ rooms }, [[nido]])).toHaveLength(1);
    expect(settleRooms({ rooms }, [[nido], [mangle], [mangle]])[2]).toEqual({ kind: 'open' });
  });

  it('counts rooms chosen in other slots', () => {
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
  ])('opens at %p the slot %i', (asked, place) => {
    const settled = settleRooms({ rooms: [selectedOf(nido)] }, [[nido], [mangle], [mangle]]);
    expect(openPlace(settled, asked)).toBe(place);
  });

  it('stays at the last slot when all are chosen', () => {
    expect(openPlace(settleRooms({ rooms }, [[nido], [mangle]]), undefined)).toBe(1);
    expect(openPlace([], undefined)).toBe(0);
  });
});

it.each([
  [undefined, 5, true],
  [2, 1, true],
  [1, 1, false],
  [0, 0, false],
])('with %p left, one more than %i is available: %p', (left, chosen, expected) => {
  expect(isLeft({ left }, chosen)).toBe(expected);
});
