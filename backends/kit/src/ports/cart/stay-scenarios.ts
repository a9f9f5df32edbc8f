import { micros, sameAmount } from '../../kit/amounts.js';
import { same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { type Cart, currency, display, drop, session } from './asks.js';
import { packed } from './package-asks.js';
import { booking, heldUntil, nightsOf, stayed, staying } from './stay-asks.js';

const changes = 'puts a made-up stay into a cart and empties it';

const kept: readonly Scenario[] = [
  {
    name: 'addStay: a booking is returned as it was sent',
    shows: 'A booking comes back as it was sent, counts in the total, and can be removed.',
    changes: 'puts a made-up stay into a cart and empties it',
    run: async (kit) => {
      const Booking = booking(kit);
      const stay = { Booking, Amount: 6198, Original: 6198, HeldUntil: heldUntil(kit) };
      const body = { SessionId: null, Language: 'ES', Currency: currency, ...stay };
      const added = await kit.need<Cart>('addStay', { body });
      kit.afterwards(`cart ${added.IdCart}`, () => drop(kit, added));
      const cart = await display(kit, added);
      const kept = Object(cart.Stays?.[0]?.Booking);
      for (const [name, value] of Object.entries(Booking)) same(name, kept[name], value);
      sameAmount('The total', micros(cart.Totals.Total), micros(6198));
      await kit.refused('addStay', { body: { ...body, ...session(added) } }, 'DUPLICATE_PRODUCT');
      const path = { Id: cart.Stays?.[0]?.Id ?? '' };
      const empty = await kit.need<Cart>('removeStay', { path, body: session(added) });
      sameAmount('The total without it', micros(empty.Totals.Total), 0n);
    },
  },
];

const changing: readonly Scenario[] = [
  {
    name: 'changeCartStay: a new booking replaces the old one',
    shows: 'A stay keeps its Id, has the new booking, and the total follows.',
    changes,
    run: async (kit) => {
      const cart = await stayed(kit);
      const path = { Id: cart.Stays?.[0]?.Id ?? '' };
      const nights = nightsOf(kit, 7000);
      const body = { ...session(cart), ...nights };
      const { Stays = [], Totals } = await kit.need<Cart>('changeCartStay', { path, body });
      same(
        'Stays',
        Stays.map(({ Id }) => Id),
        [path.Id],
      );
      same('Its booking', Object(Stays[0]?.Booking).id, nights.Booking.id);
      sameAmount('The total', micros(Totals.Total), micros(7000));
    },
  },
  {
    name: 'changeCartStay: refuses an unknown stay with UNKNOWN_LINE',
    shows: 'A stay that is not in the cart gets 404 UNKNOWN_LINE.',
    changes,
    run: async (kit) => {
      const cart = await stayed(kit);
      const call = {
        path: { Id: `none-${kit.unique()}` },
        body: { ...session(cart), ...nightsOf(kit) },
      };
      await kit.refused('changeCartStay', call, 'UNKNOWN_LINE', 404);
    },
  },
  {
    name: 'addStay: refuses a currency other than the cart’s with STAY_CURRENCY',
    shows:
      'The server refuses a stay in another currency, and another currency for a cart with a stay.',
    changes,
    run: async (kit) => {
      const cart = await stayed(kit);
      const Booking = booking(kit);
      const [room] = Booking.rooms;
      const total = { ...Booking.total, currency: 'USD' };
      const inDollars = { ...Booking, rooms: [{ ...room, total }], total };
      const call = staying(kit, cart, { Booking: inDollars, Currency: 'USD' });
      await kit.refused('addStay', call, 'STAY_CURRENCY', 409);
      const body = { ...session(cart), Currency: 'USD' };
      await kit.refused('setCurrency', { body }, 'STAY_CURRENCY', 409);
    },
  },
  {
    name: 'addStay: refuses further nights for a package with PACKAGE_STAY',
    shows: 'A package takes one stay. The server refuses a second one with PACKAGE_STAY.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const PackageId = cart.Packages?.[0]?.Id;
      await kit.need<Cart>('addStay', staying(kit, cart, { PackageId }));
      await kit.refused('addStay', staying(kit, cart, { PackageId }), 'PACKAGE_STAY', 409);
    },
  },
  {
    name: 'addStay: refuses an eleventh item with CART_LIMIT',
    shows: 'A cart holds ten items. The server refuses the eleventh with CART_LIMIT.',
    changes: 'puts ten made-up stays into a cart and empties it',
    run: async (kit) => {
      const cart = await stayed(kit);
      for (let count = 1; count < 10; count += 1) await kit.need('addStay', staying(kit, cart));
      await kit.refused('addStay', staying(kit, cart), 'CART_LIMIT', 409);
    },
  },
];

export const stayScenarios: readonly Scenario[] = [...kept, ...changing];
