import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { refusedAs, stateOf } from './saying.mjs';
import { held } from './stays.mjs';

/** Promises of every cart with stays. Holds and releases rooms, drops its carts. */
export function cartStayPromises(stays, asking, ports = {}) {
  const needs = ['StaySearch', 'StayBookings', 'CartGateway'];
  const { StaySearch: search, StayBookings: bookings, CartGateway: carts } = ports;
  const inCart = (look) =>
    held(bookings, search, asking, async ({ booking }) => {
      const key = randomUUID();
      const add = () => stays.addStay(undefined, booking, asking.currency, 'es', key);
      const added = await add();
      // A backend without stays in carts reports `unsupported`.
      if (added.kind === 'unsupported') return;
      const { session, cart } = stateOf(added, 'nights that are added');
      try {
        await look({ booking, session, cart, add });
      } finally {
        await carts.drop(session, cart.id);
      }
    });
  const promise = (name, look) => ({ name, needs, keeps: inCart(look) });
  return [
    promise('adding nights twice with one key adds them once', async (one) => {
      const again = stateOf(await one.add(), 'the same key again');
      assert.deepEqual([again.session, again.cart.stays?.length], [one.session, 1]);
    }),
    promise('a stay keeps its booking and counts in the total', async (one) => {
      const [{ booking }] = one.cart.stays;
      assert.deepEqual([booking.id, booking.hotel], [one.booking.id, one.booking.hotel]);
      assert.deepEqual({ ...one.cart.total }, { ...one.booking.total });
    }),
    promise('removed nights cost nothing', async ({ session, cart }) => {
      const [{ id }] = cart.stays;
      const left = stateOf(await stays.removeStay(session, id, 'es', randomUUID()), 'remove').cart;
      assert.deepEqual([left.stays ?? [], left.total.amount], [[], 0]);
    }),
    promise('removing unknown nights is refused as unknownLine', async ({ session }) => {
      const removed = await stays.removeStay(session, 'no-such-line', 'es', randomUUID());
      refusedAs(removed, 'unknownLine', 'a removal');
    }),
  ];
}
