import { type Decimal, micros, sameAmount, sum } from '../../kit/amounts.js';
import { soon } from '../../kit/days.js';
import { same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import {
  type Cart,
  currency,
  display,
  drop,
  filled,
  products,
  session,
  type Ticket,
  tickets,
  units,
} from './asks.js';

const changes = 'holds the places of a package in a cart, and empties it';

const partOf = ({ slug, time, days }: Ticket, at: number) => ({
  Slug: slug,
  Date: days[at],
  StartTime: time,
  ComponentIds: [],
});

const parts = async (kit: Kit) => {
  const [one, two] = await tickets(kit);
  return [partOf(one, 0), partOf(two, 1)];
};

const wanted = async (kit: Kit) => ({ Units: units(2), Extras: [], Parts: await parts(kit) });

const adding = async (kit: Kit, what: object = {}) => ({
  body: { SessionId: null, Language: 'ES', Currency: currency, ...(await wanted(kit)), ...what },
});

async function packed(kit: Kit): Promise<Cart> {
  const cart = await kit.need<Cart>('addPackage', await adding(kit));
  kit.afterwards(`cart ${cart.IdCart}`, () => drop(kit, cart));
  return cart;
}

const packages: readonly Scenario[] = [
  {
    name: 'addPackage: a package costs what it was quoted',
    shows: 'Quote, package and total of a cart are one amount, and that of its parts together.',
    changes,
    run: async (kit) => {
      const body = { ...(await wanted(kit)), Currency: currency };
      const quote = await kit.need<{ Total: Decimal; Parts: { Total: Decimal }[] }>(
        'packagePricing',
        { body },
      );
      const cart = await packed(kit);
      const [one] = cart.Packages ?? [];
      sameAmount(
        'The parts quoted',
        sum(quote.Parts.map(({ Total }) => Total)),
        micros(quote.Total),
      );
      sameAmount('The package', micros(one?.Amount ?? 0), micros(quote.Total));
      sameAmount('The total', micros(cart.Totals.Total), micros(quote.Total));
      same('Its parts', one?.Items.length, 2);
      same('Loose lines beside it', cart.Items.length, 0);
    },
  },
  {
    name: 'addPackage: one part is no package',
    shows: 'A package of one part is refused with PACKAGE_PARKS.',
    run: async (kit) => {
      const [one] = await parts(kit);
      await kit.refused('addPackage', await adding(kit, { Parts: [one] }), 'PACKAGE_PARKS');
    },
  },
  {
    name: 'addPackage: two parts have two days',
    shows: 'Two parts on one day are refused with SAME_DATE.',
    run: async (kit) => {
      const [one, two] = await parts(kit);
      const Parts = [one, { ...two, Date: one?.Date }];
      await kit.refused('addPackage', await adding(kit, { Parts }), 'SAME_DATE');
    },
  },
  {
    name: 'splitPackage: its parts become loose lines',
    shows: 'A package that is taken apart leaves its parts, with their Ids, as lines of the cart.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const [one] = cart.Packages ?? [];
      const path = { Id: one?.Id ?? '' };
      const loose = await kit.need<Cart>('splitPackage', { path, body: session(cart) });
      const ids = (items: Cart['Items'] = []) => items.map(({ Id }) => Id).sort();
      same('Lines', ids(loose.Items), ids(one?.Items));
      same('Packages', loose.Packages?.length ?? 0, 0);
    },
  },
  {
    name: 'removePackage: it goes whole',
    shows: 'A removed package leaves no part behind, and is UNKNOWN_PACKAGE after.',
    changes,
    run: async (kit) => {
      const cart = await packed(kit);
      const path = { Id: cart.Packages?.[0]?.Id ?? '' };
      const empty = await kit.need<Cart>('removePackage', { path, body: session(cart) });
      sameAmount('The total', micros(empty.Totals.Total), 0n);
      await kit.refused('removePackage', { path, body: session(cart) }, 'UNKNOWN_PACKAGE');
    },
  },
];

const code = (kit: Kit, cart: Cart, Code: string) => ({ body: { ...session(cart), Code } });

const codes: readonly Scenario[] = [
  {
    name: 'addPromo: a code of nobody is PROMO_UNKNOWN',
    shows: 'A code that was never given out is refused, and the cart is as it was.',
    changes: 'holds places in a cart, and empties it',
    run: async (kit) => {
      const [ticket] = await tickets(kit);
      const cart = await filled(kit, ticket);
      const Code = `NONE-${kit.unique().toUpperCase()}`;
      await kit.refused('addPromo', code(kit, cart, Code), 'PROMO_UNKNOWN');
      const after = await display(kit, cart);
      sameAmount('The total', micros(after.Totals.Total), micros(cart.Totals.Total));
    },
  },
  {
    name: 'addPromo: a code takes off what it says',
    shows: 'The total is less by what the code says that it saves, and as before without it.',
    changes: 'puts the code that was given into a cart, and takes it out',
    run: async (kit) => {
      const Code = kit.given('promo');
      const [ticket] = await tickets(kit);
      const cart = await filled(kit, ticket);
      const before = micros(cart.Totals.Total);
      const { Totals, Promo } = await kit.need<Cart & { Promo?: { Saved: Decimal } }>(
        'addPromo',
        code(kit, cart, Code),
      );
      sameAmount('The total', micros(Totals.Total), before - micros(Promo?.Saved ?? 0));
      const call = { path: { Code }, body: session(cart) };
      const without = await kit.need<Cart>('removePromo', call);
      sameAmount('The total without it', micros(without.Totals.Total), before);
    },
  },
];

/** A booking as hotels.yaml has it; the cart asks no hotel about it. */
const booking = (kit: Kit) => {
  const [checkIn, night, checkOut] = [30, 31, 32].map((ahead) => soon(kit.now(), ahead));
  const total = { amount: 619_800, currency };
  const nights = [checkIn, night].map((date) => ({ date, amount: 309_900 }));
  const cancellation = { freeUntil: null, laterPercent: 0 };
  const people = { adults: 2, childAges: [6] };
  const room = { room: 'suite', board: 'BREAKFAST', ...people, nights, total, cancellation };
  return {
    ...{ id: `conformance-${kit.unique()}`, status: 'ON_HOLD', code: 'hxm', hotelId: 74213 },
    ...{ checkIn, checkOut, rooms: [room], total, heldUntil: heldUntil(kit) },
    somethingOfNextYear: { of: ['another', 'kind'] },
  };
};

const heldUntil = (kit: Kit) => new Date(kit.now().getTime() + 20 * 60_000).toISOString();

const stays: readonly Scenario[] = [
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

const rest: readonly Scenario[] = [
  {
    name: 'pickups: places are told town by town',
    shows: 'Each town has places, each place an Id of its own.',
    run: async (kit) => {
      const { towns } = await kit.need<{
        towns: { pickups: { id: string }[] }[];
      }>('pickups', { query: { slug: (await products(kit))[0]?.slug ?? '' } });
      const ids = towns.flatMap(({ pickups }) => pickups.map(({ id }) => id));
      same('Ids, each once', new Set(ids).size, ids.length);
    },
  },
  {
    name: 'findVoucher: a code of nobody is found nowhere',
    shows: 'A code that no unit has is answered 404.',
    run: async (kit) => {
      const { status } = await kit.ask('findVoucher', { body: { Code: '0000-0000-0000' } });
      same('Its status', status, 404);
    },
  },
  {
    name: 'endedVouchers: each has its end',
    shows: 'Units that let nobody in any more are there once each, used or taken back.',
    run: async (kit) => {
      const { Vouchers } = await kit.need<{ Vouchers: { Code: string }[] }>('endedVouchers');
      const all = Vouchers.map(({ Code }) => Code);
      same('Codes, each once', new Set(all).size, all.length);
    },
  },
];

export const packageScenarios: readonly Scenario[] = [...packages, ...codes, ...stays, ...rest];
