import { MemoryOrderChanges, MemoryShortLived } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import {
  type Ecommerce,
  type LineCancellation,
  money,
  type OrderChange,
  type OrderStatus,
} from '@shop/domain';
import { aBooking } from '@shop/test/a-booking';
import { anOrder, anOrderLine } from '@shop/test/an-order';
import { aPurchase } from '@shop/test/a-purchase';
import { FunnelOfOrder } from './funnel-of-order.js';

const purchase = aPurchase();
const funnel = (changes = new MemoryOrderChanges()) =>
  new FunnelOfOrder(new MemoryShortLived(new FixedClock(new Date())), changes);
const given = (way: LineCancellation['way']): LineCancellation => ({
  amount: money(100_050, 'MXN'),
  way,
});

const orderOf = (status: OrderStatus, cancellation?: LineCancellation) =>
  anOrder({ status, lines: [anOrderLine(), anOrderLine({ id: 'line-2', cancellation })] });

const told = async (of: FunnelOfOrder, order: ReturnType<typeof orderOf>) =>
  (await of.run({ order, purchase, catalogue: [] })).map(({ event }) => event);

it('reports the payment method first, then the purchase once paid, once each', async () => {
  const of = funnel();
  expect(await told(of, orderOf('PENDING_PAYMENT'))).toEqual(['add_payment_info']);
  expect(await told(of, orderOf('CONFIRMED'))).toEqual(['purchase']);
  expect(await told(of, orderOf('REDEEMED'))).toEqual([]);
});

it('reports a refunded ticket once, with the actual refund', async () => {
  const of = funnel();
  const first = orderOf('CONFIRMED', given('refund'));
  const events = await of.run({ order: first, purchase, catalogue: [] });
  expect(events.map(({ event }) => event)).toEqual(['add_payment_info', 'purchase', 'refund']);
  const [, bought, refund] = events;
  expect(refund?.ecommerce).toMatchObject({ currency: 'MXN', value: 1000.5 });
  expect(refund?.ecommerce.transaction_id).toBe(bought?.ecommerce.transaction_id);
  expect(await told(of, first)).toEqual([]);
});

it.each([
  ['was never told', 'CANCELLED', 'refund', ['add_payment_info']],
  ['became a coupon', 'CONFIRMED', 'coupon', ['add_payment_info', 'purchase']],
] as const)('reports no refund when its purchase %s', async (_, status, way, events) => {
  expect(await told(funnel(), orderOf(status, given(way)))).toEqual(events);
});

it('reports a free purchase with value 0 and without a payment method', async () => {
  const nothing = money(0, 'MXN');
  const order = { ...orderOf('CONFIRMED'), total: nothing };
  const unpaid = { ...purchase, total: nothing };
  const events = await funnel().run({ order, purchase: unpaid, catalogue: [] });
  expect(events.map(({ event, ecommerce }) => [event, ecommerce.value])).toEqual([['purchase', 0]]);
});

const aStay = (cancellation?: LineCancellation) => ({
  id: 'stay-1',
  booking: aBooking(),
  amount: money(681_780, 'MXN'),
  cancellation,
});
const withStay = (cancellation?: LineCancellation) => {
  const order = anOrder();
  const total = money(order.total.amount + 681_780, 'MXN');
  return { ...order, total, stays: [aStay(cancellation)] };
};
const sumOf = ({ items }: Ecommerce) =>
  items.reduce((sum, { price = 0, quantity = 0 }) => sum + Math.round(price * 100) * quantity, 0);

it.each([
  ['as it is', anOrder()],
  ['with a coupon on all of it', { ...anOrder(), total: money(123_457, 'MXN') }],
  ['with nights', withStay()],
  ['with a ticket that is given back in part', orderOf('CONFIRMED', given('refund'))],
  ['with nights that are given back in part', withStay(given('refund'))],
])('reports an order %s with amounts that equal their item sums', async (_, order) => {
  const events = await funnel().run({ order, purchase, catalogue: [] });
  const bought = events.find(({ event }) => event === 'purchase')?.ecommerce;
  expect(bought?.value).toBe(order.total.amount / 100);
  for (const { ecommerce } of events)
    expect(sumOf(ecommerce)).toBe(Math.round((ecommerce.value ?? 0) * 100));
});

it('reports cancelled nights once', async () => {
  const of = funnel();
  expect(await told(of, withStay())).toEqual(['add_payment_info', 'purchase']);
  const order = withStay(given('refund'));
  const events = await of.run({ order, purchase, catalogue: [] });
  expect(events).toMatchObject([
    { event: 'refund', ecommerce: { value: 1000.5, items: [{ item_id: 'hxm', quantity: 1 }] } },
  ]);
  expect(await told(of, order)).toEqual([]);
});

it('reports a change to cheaper nights once, with the previous price', async () => {
  const changes = new MemoryOrderChanges();
  const [early, late] = [funnel(changes), funnel(changes)];
  await told(early, withStay());
  const opened = await changes.open(cheaperNights);
  await changes.move(opened.change, 'ANSWERED', { amount: money(50_000, 'MXN') });
  const events = await early.run({ order: withStay(), purchase, catalogue: [] });
  expect(events.map(({ event, ecommerce }) => [event, ecommerce.value])).toEqual([['refund', 500]]);
  expect(await told(early, withStay())).toEqual([]);
  // First reported now, so the nights have today's price.
  expect(await told(late, withStay())).toEqual(['add_payment_info', 'purchase']);
  expect(await told(late, withStay())).toEqual([]);
});

const cheaperNights: OrderChange = {
  id: 'change-1',
  attempt: 'attempt-1',
  orderId: anOrder().id,
  state: 'ASKED',
  version: 1,
  request: {
    kind: 'changeStay',
    line: 'stay-1',
    amount: money(631_780, 'MXN'),
    paid: money(681_780, 'MXN'),
    checkIn: '2026-12-14',
    checkOut: '2026-12-16',
  },
  language: 'es',
  paymentId: 'pay-1',
  amount: undefined,
  refusal: undefined,
  createdAt: new Date('2026-11-21T15:00:00Z'),
};
