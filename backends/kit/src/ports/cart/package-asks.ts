import type { Kit } from '../../kit/scenario.js';
import { type Cart, currency, drop, type Ticket, tickets, units } from './asks.js';

export const changes = 'fills a cart with a package and empties it';

export const partOf = ({ slug, time, days }: Ticket, at: number) => ({
  Slug: slug,
  Date: days[at],
  StartTime: time,
  ComponentIds: [],
});

export const parts = async (kit: Kit) => {
  const [one, two] = await tickets(kit);
  return [partOf(one, 0), partOf(two, 1)];
};

export const wanted = async (kit: Kit) => ({
  Units: units(2),
  Extras: [],
  Parts: await parts(kit),
});

/** A request that adds a package of two parts. */
export const adding = async (kit: Kit, what: object = {}) => ({
  body: { SessionId: null, Language: 'ES', Currency: currency, ...(await wanted(kit)), ...what },
});

export async function packed(kit: Kit): Promise<Cart> {
  const cart = await kit.need<Cart>('addPackage', await adding(kit));
  kit.afterwards(`cart ${cart.IdCart}`, () => drop(kit, cart));
  return cart;
}
