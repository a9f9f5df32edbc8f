import { jest } from '@jest/globals';
import { add, type DisplayCart, money, type StayBooking } from '@shop/domain';
import { aBooking } from '@shop/test/a-booking';
import { aDisplayCart } from '@shop/test/a-display-cart';
import { aContact } from '@shop/test/an-order';
import { aPurchaseWorld, beingPaid } from '@shop/test/purchase-world';

const now = new Date('2026-11-21T15:00:00Z');
const booking = aBooking();

function aCart(): DisplayCart {
  const cart = aDisplayCart();
  const stay = { id: 's1', booking, amount: booking.total, status: 'HELD' as const };
  const total = add(cart.total, booking.total);
  return { ...cart, stays: [stay], original: add(cart.original, booking.original), total };
}

function aCartToPay(method: 'VI' | 'TR' = 'VI') {
  const world = aPurchaseWorld(aCart(), [booking]);
  const run = () => world.begin.run({ ...world.request, paying: { method } });
  const heldFor = () => (world.rooms.at(booking.id)?.heldUntil?.getTime() ?? 0) - now.getTime();
  return { ...world, run, heldFor };
}

async function aPaidPurchase() {
  const world = await beingPaid(aCart(), [booking]);
  world.paid(world.paymentId, 'CAPTURED');
  return world;
}

it('holds the rooms for the payment time before it orders anything', async () => {
  const { run, heldFor } = aCartToPay();
  await run();
  expect(heldFor()).toBe(70 * 60_000);
});

it('holds the rooms for the transfer time before its order takes the cart', async () => {
  const { run, heldFor, away, shown } = aCartToPay('TR');
  away.bookings = 'timeout';
  expect(await run()).toEqual({ kind: 'refused', code: 'purchase' });
  expect(shown()).toEqual(aCart());
  away.bookings = undefined;
  expect(await run()).toMatchObject({ kind: 'settled', purchase: { state: 'PAYING' } });
  expect(heldFor()).toBe(72 * 3_600_000);
});

it('resumes a transfer during a hotel outage once its order is placed', async () => {
  const { run, away, orders } = aCartToPay('TR');
  const { place } = orders;
  orders.place = (...asked) => {
    away.bookings = 'timeout';
    return place(...asked);
  };
  expect(await run()).toMatchObject({ kind: 'settled', purchase: { state: 'PAYING' } });
});

it('orders nothing when the visitor was told of a failure before it was stored', async () => {
  const { begin, request, orders } = aPurchaseWorld(aCart(), [booking]);
  const placed = jest.spyOn(orders, 'place');
  const begun = await begin.run({ ...request, isWanted: () => false });
  expect(begun).toEqual({ kind: 'refused', code: 'purchase' });
  expect(placed).not.toHaveBeenCalled();
});

it('orders nothing while the rooms cannot be held', async () => {
  const { run, rooms, orders } = aCartToPay();
  await rooms.port.cancel(booking.id);
  expect(await run()).toEqual({ kind: 'refused', code: 'stayLost' });
  expect((await orders.order('TQ-0000-0001')).kind).toBe('unknown');
});

it('states the wait when the address holds too many rooms of the type', async () => {
  const { run, rooms, orders } = aCartToPay();
  const limit = { kind: 'wait', seconds: 600 };
  const refused = { kind: 'refused', refusal: 'roomsHeld', limit };
  Object.assign(rooms.port, { hold: async () => refused });
  expect(await run()).toEqual({ kind: 'refused', code: 'roomsHeld', limit });
  expect((await orders.order('TQ-0000-0001')).kind).toBe('unknown');
});

it('books the rooms with the order once it is paid', async () => {
  const { stateNow, rooms, orders, orderId } = await aPaidPurchase();
  expect(await stateNow()).toBe('ORDERED');
  expect(rooms.at(booking.id)).toMatchObject({ status: 'CONFIRMED', reference: orderId });
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CONFIRMED' } });
});

it('decides nothing while the hotels do not answer, and resumes afterwards', async () => {
  const { stateNow, away, orders, orderId } = await aPaidPurchase();
  away.bookings = 'timeout';
  expect(await stateNow()).toBe('PAID');
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'ON_HOLD' } });
  away.bookings = undefined;
  expect(await stateNow()).toBe('ORDERED');
});

it('refunds the money when the rooms are gone, and releases the ticket places', async () => {
  const { stateNow, rooms, orders, orderId } = await aPaidPurchase();
  await rooms.port.cancel(booking.id);
  expect(await stateNow()).toBe('REFUNDED');
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CANCELLED' } });
});

it('cancels the rooms when the order is gone, and refunds only after that', async () => {
  const { stateNow, rooms, away, orderIs, orderId } = await aPaidPurchase();
  orderIs(orderId, 'EXPIRED');
  away.bookings = 'unavailable';
  expect(await stateNow()).toBe('REFUND_DUE');
  away.bookings = undefined;
  expect(await stateNow()).toBe('REFUNDED');
  expect(rooms.at(booking.id)?.status).toBe('CANCELLED');
});

it('cancels rooms booked by a process that died before the order was confirmed', async () => {
  const { stateNow, rooms, orderIs, orderId } = await aPaidPurchase();
  await rooms.port.confirm(booking.id, { reference: orderId, contact: aContact() });
  orderIs(orderId, 'EXPIRED');
  expect(await stateNow()).toBe('REFUNDED');
  expect(rooms.at(booking.id)?.status).toBe('CANCELLED');
});

const dearer = (status: StayBooking['status']): StayBooking => ({
  ...booking,
  status,
  total: money(booking.total.amount + 100, 'MXN'),
});

it('orders nothing when the hotels hold other nights than the cart, and updates the cart', async () => {
  const { run, rooms, orders, shown } = aCartToPay();
  rooms.keep(dearer('ON_HOLD'));
  expect(await run()).toEqual({ kind: 'refused', code: 'cartChanged' });
  expect((await orders.order('TQ-0000-0001')).kind).toBe('unknown');
  expect(shown()).toMatchObject({ stays: [{ amount: dearer('ON_HOLD').total }] });
});

it('updates the cart when the hotels have dropped its rooms', async () => {
  const { run, rooms, shown } = aCartToPay();
  await rooms.port.cancel(booking.id);
  await run();
  expect(shown()).toMatchObject({ stays: [{ status: 'UNAVAILABLE' }] });
});

it('reverts everything when the hotels booked other nights than were paid', async () => {
  const { stateNow, rooms, orders, orderId } = await aPaidPurchase();
  rooms.keep(dearer('ON_HOLD'));
  expect(await stateNow()).toBe('REFUNDED');
  expect(rooms.at(booking.id)?.status).toBe('CANCELLED');
  expect(await orders.order(orderId)).toMatchObject({ answer: { status: 'CANCELLED' } });
});
