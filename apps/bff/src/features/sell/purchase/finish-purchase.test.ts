import {
  MemoryCartGateway,
  MemoryOrdersGateway,
  MemoryPaymentGateway,
  MemoryPurchaseLedger,
  MemoryReporter,
  MemoryStayBookings,
} from '@shop/adapters/memory';
import { FileHotels } from '@shop/adapters/files';
import { FixedClock } from '@shop/adapters/system';
import type { Purchase } from '@shop/domain';
import { aDisplayCart } from '@shop/test/a-display-cart';
import { aContact } from '@shop/test/an-order';
import { Config } from '../../../config/config.js';
import { BeginPayment } from './begin-payment.js';
import { BeginPurchase } from './begin-purchase.js';
import { cartDigest } from './cart-digest.js';
import { EndedStays } from './ended-stays.js';
import { FinishPurchase } from './finish-purchase.js';
import { FinishUnpaid } from './finish-unpaid.js';
import { Months } from './months.js';
import { PurchaseStays } from './purchase-stays.js';
import { Transfers } from './transfers.js';

const now = new Date('2026-11-21T15:00:00Z');

/** A cart that is about to be paid, and the world around it. */
function aWorld(paymentPage = 'https://pay.example') {
  const config = Object.assign(new Config(), { PAYMENT_PAGE_ORIGIN: paymentPage });
  const clock = new FixedClock(now);
  const carts = new MemoryCartGateway().hold('session-1', aDisplayCart());
  const payments = new MemoryPaymentGateway();
  const orders = new MemoryOrdersGateway(carts, payments, clock);
  const ledger = new MemoryPurchaseLedger(clock);
  const reporter = new MemoryReporter();
  let count = 0;
  const ids = { next: () => String((count += 1)).padStart(32, '0') };
  const transfers = new Transfers(payments, reporter);
  const bookings = new MemoryStayBookings();
  const ended = new EndedStays(carts, carts, bookings, ledger, clock);
  const payment = new BeginPayment(orders, payments, ledger, reporter, transfers, config, ended);
  const months = new Months(payments);
  const hotels = new FileHotels('content');
  const stays = new PurchaseStays(bookings, carts, hotels, reporter, clock);
  const unpaid = new FinishUnpaid(orders, ledger, clock, payment, stays);
  const finish = new FinishPurchase(
    orders,
    payments,
    ledger,
    reporter,
    clock,
    transfers,
    payment,
    stays,
    ended,
    unpaid,
  );
  const begin = new BeginPurchase(
    carts,
    orders,
    ledger,
    clock,
    ids,
    transfers,
    months,
    payment,
    stays,
    finish,
  );
  const request = {
    session: 'session-1',
    contact: aContact(),
    paying: { method: 'VI' },
    attempt: 'attempt-1',
    digest: cartDigest(aDisplayCart()),
    language: 'es',
    layout: 'mobile',
    placed: [],
    currency: aDisplayCart().currency,
  } as const;
  return { begin, request, finish, ledger, payments, orders, clock, reporter };
}

/** A purchase on the provider's page. */
async function aPurchaseBeingPaid() {
  const world = aWorld();
  const begun = await world.begin.run(world.request);
  if (begun.kind !== 'pay') throw new Error(JSON.stringify(begun));
  const { id, paymentId = '', orderId = '' } = begun.purchase;
  return { ...world, id, paymentId, orderId };
}

const stateOf = async (purchase: Promise<Purchase | undefined>) => (await purchase)?.state;

it('waits while the visitor is on the page of the provider', async () => {
  const { finish, id } = await aPurchaseBeingPaid();
  expect(await stateOf(finish.run(id))).toBe('PAYING');
});

it('confirms the order of a captured payment, once, however often it is asked', async () => {
  const { finish, id, payments, orders, paymentId, orderId } = await aPurchaseBeingPaid();
  payments.settle(paymentId, 'CAPTURED');
  const states = await Promise.all([finish.run(id), finish.run(id), finish.run(id)]);
  expect(states.some((purchase) => purchase?.state === 'ORDERED')).toBe(true);
  expect(await stateOf(finish.run(id))).toBe('ORDERED');
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CONFIRMED' } });
});

it.each(['DECLINED', 'EXPIRED'] as const)(
  'fails on a payment %s and frees the order',
  async (status) => {
    const { finish, id, payments, orders, paymentId, orderId } = await aPurchaseBeingPaid();
    payments.settle(paymentId, status);
    expect(await stateOf(finish.run(id))).toBe('FAILED');
    expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CANCELLED' } });
  },
);

it.each(['payments', 'orders'] as const)(
  'decides nothing while %s do not answer',
  async (which) => {
    const world = await aPurchaseBeingPaid();
    world.payments.settle(world.paymentId, 'CAPTURED');
    world[which].outage.begin();
    expect(await stateOf(world.finish.run(world.id))).toBe('PAYING');
    world[which].outage.end();
    expect(await stateOf(world.finish.run(world.id))).toBe('ORDERED');
  },
);

it('gives the money back when the order is gone', async () => {
  const { finish, id, payments, orders, paymentId, orderId } = await aPurchaseBeingPaid();
  payments.settle(paymentId, 'CAPTURED');
  orders.settle(orderId, 'EXPIRED');
  expect(await stateOf(finish.run(id))).toBe('REFUNDED');
  expect(await payments.payment(paymentId)).toMatchObject({ answer: { status: 'REFUNDED' } });
});

it('sends the same form to the same page, and a new one after a refusal of the card', async () => {
  const { begin, request, finish, id, payments, paymentId } = await aPurchaseBeingPaid();
  expect(await begin.run(request)).toMatchObject({ kind: 'pay', purchase: { id } });
  payments.settle(paymentId, 'DECLINED');
  await finish.run(id);
  const again = await begin.run(request);
  expect(again).toMatchObject({ kind: 'pay' });
  expect(again.kind === 'pay' && again.purchase.id).not.toBe(id);
});

it('sends nobody to a payment page that is not the configured one, and says which it was', async () => {
  const { begin, request, orders, reporter } = aWorld('https://pay.elsewhere.example');
  expect(await begin.run(request)).toEqual({ kind: 'refused', code: 'purchase' });
  expect(await orders.order('TQ-0000-0001')).toMatchObject({ answer: { status: 'CANCELLED' } });
  expect(reporter.reports).toEqual([
    {
      event: 'payment_page_differs',
      origin: 'https://pay.example',
      known: 'https://pay.elsewhere.example',
    },
  ]);
});

it('refuses to sell another cart than the one that was seen', async () => {
  const { begin, request } = await aPurchaseBeingPaid();
  const reply = await begin.run({ ...request, attempt: 'attempt-2', digest: 'another' });
  expect(reply).toEqual({ kind: 'refused', code: 'cartChanged' });
});

it('knows nothing of a purchase that was never written', async () => {
  const { finish } = await aPurchaseBeingPaid();
  expect(await finish.run('f'.repeat(32))).toBeUndefined();
});
