import { soon } from '../../kit/days.js';
import type { Kit } from '../../kit/scenario.js';
import { type Cart, currency, drop, session } from './asks.js';

/** A booking in the shape of hotels.yaml. The cart does not check it with a hotel. */
export const booking = (kit: Kit, amount = 6198) => {
  const [checkIn, night, checkOut] = [30, 31, 32].map((ahead) => soon(kit.now(), ahead));
  const total = { amount: amount * 100, currency };
  const nights = [checkIn, night].map((date) => ({ date, amount: amount * 50 }));
  const freeUntil = new Date(kit.now().getTime() + 20 * 86_400_000).toISOString();
  const cancellation = { freeUntil, laterPercent: 0 };
  const people = { adults: 2, childAges: [6] };
  const room = { room: 'suite', board: 'BREAKFAST', ...people, nights, total, cancellation };
  return {
    id: `conformance-${kit.unique()}`,
    status: 'ON_HOLD',
    code: 'hxm',
    hotelId: 74213,
    checkIn,
    checkOut,
    rooms: [room],
    total,
    heldUntil: heldUntil(kit),
    somethingOfNextYear: { of: ['another', 'kind'] },
  };
};

export const heldUntil = (kit: Kit) => new Date(kit.now().getTime() + 20 * 60_000).toISOString();

export const nightsOf = (kit: Kit, Amount = 6198) => ({
  Booking: booking(kit, Amount),
  Amount,
  Original: Amount,
  HeldUntil: heldUntil(kit),
});

/** The request that adds a made-up stay to a cart, or to a new one. */
export const staying = (kit: Kit, cart: Cart | undefined, what: object = {}) => ({
  body: {
    SessionId: null,
    Language: 'ES',
    Currency: currency,
    ...nightsOf(kit),
    ...(cart && session(cart)),
    ...what,
  },
});

export async function stayed(kit: Kit): Promise<Cart> {
  const cart = await kit.need<Cart>('addStay', staying(kit, undefined));
  kit.afterwards(`cart ${cart.IdCart}`, () => drop(kit, cart));
  return cart;
}
