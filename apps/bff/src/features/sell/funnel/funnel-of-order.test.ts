import { MemoryShortLived } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import { type LineCancellation, money, type OrderStatus } from '@shop/domain';
import { anOrder, anOrderLine } from '@shop/test/an-order';
import { aPurchase } from '@shop/test/a-purchase';
import { FunnelOfOrder } from './funnel-of-order.js';

const purchase = aPurchase();
const funnel = () => new FunnelOfOrder(new MemoryShortLived(new FixedClock(new Date())));
const given = (way: LineCancellation['way']): LineCancellation => ({
  amount: money(100_050, 'MXN'),
  way,
});

const orderOf = (status: OrderStatus, cancellation?: LineCancellation) =>
  anOrder({ status, lines: [anOrderLine(), anOrderLine({ id: 'line-2', cancellation })] });

const told = async (of: FunnelOfOrder, order: ReturnType<typeof orderOf>) =>
  (await of.run({ order, purchase, catalogue: [] })).map(({ event }) => event);

it('tells of the way to pay first, and of the purchase once it is paid, each once', async () => {
  const of = funnel();
  expect(await told(of, orderOf('PENDING_PAYMENT'))).toEqual(['add_payment_info']);
  expect(await told(of, orderOf('CONFIRMED'))).toEqual(['purchase']);
  expect(await told(of, orderOf('REDEEMED'))).toEqual([]);
});

it('tells of a ticket that was given back, once, with what was really given', async () => {
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
] as const)('tells of no refund where its purchase %s', async (_, status, way, events) => {
  expect(await told(funnel(), orderOf(status, given(way)))).toEqual(events);
});

it('tells of a purchase of nothing that it is worth 0, and of no way to pay', async () => {
  const nothing = money(0, 'MXN');
  const order = { ...orderOf('CONFIRMED'), total: nothing };
  const unpaid = { ...purchase, total: nothing };
  const events = await funnel().run({ order, purchase: unpaid, catalogue: [] });
  expect(events.map(({ event, ecommerce }) => [event, ecommerce.value])).toEqual([['purchase', 0]]);
});
