import { micros, sameAmount } from '../../kit/amounts.js';
import { same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { type Cart, currency, display, drop, session } from './asks.js';
import { packed } from './package-asks.js';
import { booking, heldUntil, nightsOf, stayed, staying } from './stay-asks.js';

const changes = 'puts a made-up stay into a cart, and empties it';

const kept: readonly Scenario[] = [
  {
    name: 'addStay: a stay is kept to the letter',
    shows: 'A booking comes back as it was sent, counts in the total, and can be taken out.',
    changes: 'puts a made-up stay into a cart, and empties it',
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
    name: 'changeCartStay: another booking takes its place',
    shows: 'A stay takes another booking under its own Id, and the total is that one’s.',
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
    name: 'changeCartStay: one that is not there is UNKNOWN_LINE',
    shows: 'A stay that the cart has not is answered 404 UNKNOWN_LINE.',
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
    name: 'addStay: another currency than the cart’s is STAY_CURRENCY',
    shows: 'A stay of another currency is refused, and a cart with a stay keeps its currency.',
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
    name: 'addStay: a package has nights once: PACKAGE_STAY',
    shows: 'Nights go into a package, and further ones are refused with PACKAGE_STAY.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const PackageId = cart.Packages?.[0]?.Id;
      await kit.need<Cart>('addStay', staying(kit, cart, { PackageId }));
      await kit.refused('addStay', staying(kit, cart, { PackageId }), 'PACKAGE_STAY', 409);
    },
  },
  {
    name: 'addStay: eleven things are CART_LIMIT',
    shows: 'A cart has ten things: an eleventh is refused with CART_LIMIT.',
    changes: 'puts ten made-up stays into a cart, and empties it',
    run: async (kit) => {
      const cart = await stayed(kit);
      for (let count = 1; count < 10; count += 1) await kit.need('addStay', staying(kit, cart));
      await kit.refused('addStay', staying(kit, cart), 'CART_LIMIT', 409);
    },
  },
];

export const stayScenarios: readonly Scenario[] = [...kept, ...changing];
