import { anOrder, anOrderLine } from '@shop/test/an-order';
import { orderLinkEnd, orderLinkStatus } from './order-link.js';

const now = new Date('2026-11-20T15:00:00Z');
const endOf = (...days: readonly (string | undefined)[]) =>
  orderLinkEnd(anOrder({ lines: days.map((day) => anOrderLine({ day })) }), now).toISOString();

it.each([
  [['2026-12-12'], '2027-01-12T05:00:00.000Z'],
  [['2026-12-12', '2026-11-25'], '2027-01-12T05:00:00.000Z'],
  // An open ticket is valid to 20 May.
  [['2026-12-12', undefined], '2027-06-20T05:00:00.000Z'],
  // All its days are over: a link requested today still lasts a month.
  [['2026-10-01'], '2026-12-21T05:00:00.000Z'],
  [[], '2026-12-21T05:00:00.000Z'],
])('a link to an order of %j ends %s', (days, end) => {
  expect(endOf(...days)).toBe(end);
});

it('a link to an order of nights ends a month after the last', () => {
  const stays = [{ booking: { checkOut: '2027-06-15' } }];
  expect(orderLinkEnd({ createdAt: now, lines: [], stays }, now).toISOString()).toBe(
    '2027-07-16T05:00:00.000Z',
  );
});

it.each([
  [1, '2026-11-20T15:00:01Z', 'good'],
  [1, '2026-11-20T15:00:00Z', 'expired'],
  [2, '2026-11-20T15:00:01Z', 'revoked'],
  [2, '2026-11-20T14:00:00Z', 'revoked'],
] as const)('in generation %d, valid until %s, it is %s', (present, until, expected) => {
  const link = { orderId: 'TQ-1', generation: 1, until: new Date(until) };
  expect(orderLinkStatus(link, present, now)).toBe(expected);
});
