import { aBooking } from '@shop/test/a-booking';
import type { CartLine } from './cart.js';
import type { CartStay } from './cart-stay.js';
import { staysToHold } from './held-whole.js';

const today = '2026-11-23';
const booking = aBooking();
const stay = (differs: Partial<CartStay> = {}): CartStay => ({
  id: 's',
  booking,
  amount: booking.total,
  status: 'UNAVAILABLE',
  packageId: 'p',
  ...differs,
});
type Line = Pick<CartLine, 'status' | 'reason' | 'packageId' | 'day'>;
const line = (differs: Partial<Line> = {}): Line => ({
  status: 'UNAVAILABLE',
  reason: 'ended',
  packageId: 'p',
  day: '2026-12-01',
  ...differs,
});

it.each([
  ['a stay by itself that is lost', stay({ packageId: undefined }), [], true],
  ['one that is held', stay({ status: 'HELD' }), [line()], false],
  ['one whose tickets only wait for it', stay(), [line(), line()], true],
  ['one whose tickets are held', stay(), [line({ status: 'HELD', reason: undefined })], true],
  ['one of whose tickets is full', stay(), [line(), line({ reason: 'soldOut' })], false],
  ['one of whose tickets is closed', stay(), [line({ reason: 'closed' })], false],
  ['one of whose tickets nobody says why', stay(), [line({ reason: undefined })], false],
  ['one of whose days is over', stay(), [line({ day: '2026-11-22' })], false],
  ['one of whose days is today', stay(), [line({ day: today })], true],
  ['one beside a full ticket', stay(), [line({ packageId: 'q', reason: 'soldOut' })], true],
] as const)('of a cart with %s', (_, one, lines, isAsked) => {
  expect(staysToHold({ lines, stays: [one] }, today)).toEqual(isAsked ? [one] : []);
});

it('has nothing to hold in a cart without stays', () => {
  expect(staysToHold({ lines: [line()] }, today)).toEqual([]);
});
