import { FileHotels } from '@shop/adapters/files';
import {
  MemoryCartGateway,
  MemoryOrdersGateway,
  MemoryPaymentGateway,
  MemoryPurchaseLedger,
  MemoryReporter,
  MemoryStayBookings,
} from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import { add, type DisplayCart, money, type StayBooking } from '@shop/domain';
import { aBooking } from '@shop/test/a-booking';
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
const booking = aBooking();

/** A ticket and a stay in one cart. */
function aCart(): DisplayCart {
  const cart = aDisplayCart();
  const stay = { id: 's1', booking, amount: booking.total, status: 'HELD' as const };
  const total = add(cart.total, booking.total);
  return { ...cart, stays: [stay], original: add(cart.original, booking.original), total };
}

async function aPurchaseBeingPaid(method: 'VI' | 'TR' = 'VI') {
  const config = Object.assign(new Config(), { PAYMENT_PAGE_ORIGIN: 'https://pay.example' });
  const clock = new FixedClock(now);
  const cart = aCart();
  const carts = new MemoryCartGateway().hold('session-1', cart);
  const payments = new MemoryPaymentGateway().offer(cart.currency, [], 72);
  const orders = new MemoryOrdersGateway(carts, payments, clock);
  const ledger = new MemoryPurchaseLedger(clock);
  const reporter = new MemoryReporter();
  const bookings = new MemoryStayBookings().keep(booking);
  let count = 0;
  const ids = { next: () => String((count += 1)).padStart(32, '0') };
  const transfers = new Transfers(payments, reporter);
  const ended = new EndedStays(carts, carts, bookings, ledger, clock);
  const payment = new BeginPayment(orders, payments, ledger, reporter, transfers, config, ended);
  const stays = new PurchaseStays(bookings, carts, new FileHotels('content'), reporter, clock);
  const months = new Months(payments);
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
  const run = () =>
    begin.run({
      session: 'session-1',
      contact: aContact(),
      paying: { method },
      attempt: 'attempt-1',
      digest: cartDigest(cart),
      language: 'es',
      layout: 'mobile',
      currency: cart.currency,
      placed: [],
    });
  return { run, finish, ledger, payments, carts, orders, bookings, clock };
}

async function aPaidPurchase() {
  const world = await aPurchaseBeingPaid();
  const begun = await world.run();
  if (begun.kind !== 'pay') throw new Error(JSON.stringify(begun));
  const { id, paymentId = '', orderId = '' } = begun.purchase;
  world.payments.settle(paymentId, 'CAPTURED');
  return { ...world, id, orderId, stateNow: async () => (await world.finish.run(id))?.state };
}

it('holds the rooms for as long as somebody may pay, before anything is ordered', async () => {
  const { run, bookings } = await aPurchaseBeingPaid();
  await run();
  const minutes = ((bookings.at(booking.id)?.heldUntil?.getTime() ?? 0) - now.getTime()) / 60_000;
  expect(minutes).toBe(70);
});

it('holds the rooms of a transfer for as long as it may take, before its order takes the cart', async () => {
  const { run, bookings, carts } = await aPurchaseBeingPaid('TR');
  bookings.outage.begin('timeout');
  expect(await run()).toEqual({ kind: 'refused', code: 'purchase' });
  expect(await carts.display('session-1')).toMatchObject({ answer: { cart: aCart() } });
  bookings.outage.end();
  expect(await run()).toMatchObject({ kind: 'settled', purchase: { state: 'PAYING' } });
  const hours = ((bookings.at(booking.id)?.heldUntil?.getTime() ?? 0) - now.getTime()) / 3_600_000;
  expect(hours).toBe(72);
});

it('goes on with a transfer though the hotels are away once its order is placed', async () => {
  const { run, bookings, orders } = await aPurchaseBeingPaid('TR');
  const place = orders.place.bind(orders);
  orders.place = (...asked) => {
    bookings.outage.begin('timeout');
    return place(...asked);
  };
  expect(await run()).toMatchObject({ kind: 'settled', purchase: { state: 'PAYING' } });
});

it('orders nothing while the rooms can’t be held', async () => {
  const { run, bookings, orders } = await aPurchaseBeingPaid();
  await bookings.cancel(booking.id);
  expect(await run()).toEqual({ kind: 'refused', code: 'lineUnavailable' });
  expect((await orders.order('TQ-0000-0001')).kind).toBe('unknown');
});

it('books the rooms with the order once it is paid', async () => {
  const { stateNow, bookings, orders, orderId } = await aPaidPurchase();
  expect(await stateNow()).toBe('ORDERED');
  expect(bookings.at(booking.id)).toMatchObject({ status: 'CONFIRMED', reference: orderId });
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CONFIRMED' } });
});

it('leaves nothing decided while the hotels don’t answer, and goes on when they do', async () => {
  const { stateNow, bookings, orders, orderId } = await aPaidPurchase();
  bookings.outage.begin('timeout');
  expect(await stateNow()).toBe('PAID');
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'ON_HOLD' } });
  bookings.outage.end();
  expect(await stateNow()).toBe('ORDERED');
});

it('gives the money back when the rooms are gone, and holds no place of the tickets', async () => {
  const { stateNow, bookings, orders, orderId } = await aPaidPurchase();
  await bookings.cancel(booking.id);
  expect(await stateNow()).toBe('REFUNDED');
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CANCELLED' } });
});

it('gives the rooms back when the order is gone, and the money only after them', async () => {
  const { stateNow, bookings, orders, orderId } = await aPaidPurchase();
  orders.settle(orderId, 'EXPIRED');
  bookings.outage.begin('unavailable');
  expect(await stateNow()).toBe('REFUND_DUE');
  bookings.outage.end();
  expect(await stateNow()).toBe('REFUNDED');
  expect(bookings.at(booking.id)?.status).toBe('CANCELLED');
});

it('gives back rooms that were booked by who died before the order was confirmed', async () => {
  const { stateNow, bookings, orders, orderId } = await aPaidPurchase();
  await bookings.confirm(booking.id, { reference: orderId, contact: aContact() });
  orders.settle(orderId, 'EXPIRED');
  expect(await stateNow()).toBe('REFUNDED');
  expect(bookings.at(booking.id)?.status).toBe('CANCELLED');
});

/** The same nights at the hotels for another price. */
const dearer = (status: StayBooking['status']): StayBooking => ({
  ...booking,
  status,
  total: money(booking.total.amount + 100, 'MXN'),
});

it('orders nothing where the hotels hold other nights than the cart, which is told', async () => {
  const { run, bookings, carts, orders } = await aPurchaseBeingPaid();
  bookings.keep(dearer('ON_HOLD'));
  expect(await run()).toEqual({ kind: 'refused', code: 'cartChanged' });
  expect((await orders.order('TQ-0000-0001')).kind).toBe('unknown');
  const shown = await carts.display('session-1');
  expect(shown).toMatchObject({
    answer: { cart: { stays: [{ amount: dearer('ON_HOLD').total }] } },
  });
});

it('tells the cart of rooms that the hotels don’t hold any more', async () => {
  const { run, bookings, carts } = await aPurchaseBeingPaid();
  await bookings.cancel(booking.id);
  await run();
  const shown = await carts.display('session-1');
  expect(shown).toMatchObject({ answer: { cart: { stays: [{ status: 'UNAVAILABLE' }] } } });
});

it('gives everything back where the hotels booked other nights than were paid', async () => {
  const { stateNow, bookings, orders, orderId } = await aPaidPurchase();
  bookings.keep(dearer('ON_HOLD'));
  expect(await stateNow()).toBe('REFUNDED');
  expect(bookings.at(booking.id)?.status).toBe('CANCELLED');
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CANCELLED' } });
});
