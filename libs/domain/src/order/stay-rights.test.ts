import type { BookedRoom } from '../hotel/stay.js';
import { money } from '../money/money.js';
import type { OrderStay } from './order.js';
import { refuseNewNights, stayBegins, stayMoveOf, stayRightOf } from './stay-rights.js';

const mxn = (amount: number) => money(amount, 'MXN');
const room = (total: number, freeUntil: string | undefined, laterPercent: number): BookedRoom => ({
  room: 'mangle',
  name: 'Cuarto Mangle',
  board: 'breakfast',
  nights: [],
  original: mxn(total),
  total: mxn(total),
  party: { adults: 2, childAges: [] },
  rule: { freeUntil: freeUntil ? new Date(freeUntil) : undefined, laterPercent },
});
const stayOf = (...rooms: readonly BookedRoom[]): OrderStay => ({
  id: 's',
  amount: mxn(300),
  booking: {
    id: 'b',
    status: 'CONFIRMED',
    hotel: 'hxm',
    checkIn: '2026-12-14',
    checkOut: '2026-12-16',
    rooms,
    original: mxn(300),
    total: mxn(300),
  },
});
const begins = stayBegins({ checkIn: '2026-12-14' }, '15:00');
const can = ['cancel'] as const;
const asked = (now: string, differs: object = {}) => ({
  order: { can },
  begins,
  isBusy: false,
  now: new Date(now),
  ...differs,
});

const three = '2026-12-11T23:00:00Z';
const two = '2026-12-12T23:00:00Z';

it('starts at the check-in of the hotel, in its time zone', () => {
  expect(begins).toEqual(new Date('2026-12-14T20:00:00Z'));
});

it.each([
  ['2026-12-10T00:00:00Z', 300, three],
  ['2026-12-12T00:00:00Z', 250, two],
  ['2026-12-13T00:00:00Z', 50, '2026-12-14T20:00:00Z'],
])('refunds each room by its own rule at %s: %d until %s', (now, back, until) => {
  const stay = stayOf(room(100, three, 50), room(200, two, 0));
  expect(stayRightOf(stay, asked(now))).toEqual({
    kind: 'cancel',
    state: 'open',
    until: new Date(until),
    back: { amount: mxn(back), ways: ['refund'] },
  });
});

it('allows a cancellation without refund where the rule refunds nothing', () => {
  const right = stayRightOf(stayOf(room(300, undefined, 0)), asked('2026-12-01T00:00:00Z'));
  expect(right).toMatchObject({ state: 'open', back: { amount: mxn(0) } });
});

it.each([
  ['it has begun', asked('2026-12-14T20:00:00Z'), {}, 'late'],
  ['the backend has no call for it', asked('2026-12-01T00:00:00Z', { order: {} }), {}, 'byPhone'],
  ['another change is under way', asked('2026-12-01T00:00:00Z', { isBusy: true }), {}, 'underWay'],
  [
    'it was cancelled',
    asked('2026-12-01T00:00:00Z'),
    { cancellation: { amount: mxn(0), way: 'refund' } },
    'cancelled',
  ],
] as const)('refuses to cancel once %s', (_, question, differs, reason) => {
  const stay = { ...stayOf(room(300, three, 0)), ...differs };
  expect(stayRightOf(stay, question)).toMatchObject({ state: 'over', reason });
});

const mayMove = { order: { can: ['changeStay'] as const } };

it('allows other nights until free cancellation of the first room ends', () => {
  const stay = stayOf(room(100, three, 50), room(200, two, 0));
  const until = new Date(three);
  expect(stayMoveOf(stay, asked(three, mayMove))).toEqual({ until });
  expect(stayMoveOf(stay, asked('2026-12-11T23:00:01Z', mayMove))).toEqual({ over: 'late', until });
});

it('allows other nights only while everything is refundable', () => {
  const rules = [three, two, undefined];
  for (const first of rules)
    for (const second of rules)
      for (const now of ['2026-12-10', '2026-12-12', '2026-12-13', '2026-12-15']) {
        const stay = stayOf(room(100, first, 50), room(200, second, 0));
        const can = ['cancel', 'changeStay'] as const;
        const question = asked(`${now}T00:00:00Z`, { order: { can } });
        if ('over' in stayMoveOf(stay, question)) continue;
        expect(stayRightOf(stay, question)).toMatchObject({ back: { amount: mxn(300) } });
      }
});

it.each([
  ['a rate that is never free', stayOf(room(100, undefined, 0), room(200, two, 0)), {}, 'none'],
  ['a backend without the call', stayOf(room(300, two, 0)), { order: { can } }, 'byPhone'],
  ['another change', stayOf(room(300, two, 0)), { isBusy: true }, 'underWay'],
  [
    'one that was cancelled',
    { ...stayOf(room(300, two, 0)), cancellation: { amount: mxn(300), way: 'refund' as const } },
    {},
    'cancelled',
  ],
])('of %s explains why no change is possible', (_, stay, differs, over) => {
  const move = stayMoveOf(stay, asked('2026-12-01T00:00:00Z', { ...mayMove, ...differs }));
  expect(move).toMatchObject({ over });
});

it.each([
  ['2026-12-14', '2026-12-16', 300, 'sameNights'],
  ['2026-12-14', '2026-12-17', 301, 'nightsDearer'],
  ['2026-12-14', '2026-12-15', 150, undefined],
  ['2026-12-21', '2026-12-23', 300, undefined],
])('%s to %s for %d: %p', (checkIn, checkOut, amount, no) => {
  const request = { checkIn, checkOut, amount: mxn(amount) };
  expect(refuseNewNights(stayOf(room(300, two, 0)), request, {})).toBe(no);
});

it('allows dearer nights where the difference can be paid', () => {
  const request = { checkIn: '2026-12-14', checkOut: '2026-12-17', amount: mxn(301) };
  const order = { can: ['changeStay', 'changeStayDearer'] as const };
  expect(refuseNewNights(stayOf(room(300, two, 0)), request, order)).toBeUndefined();
});
