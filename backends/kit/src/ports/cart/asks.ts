import type { Call } from '../../kit/client.js';
import { dayAt, later, monthsFrom } from '../../kit/days.js';
import type { Kit } from '../../kit/scenario.js';
import type { CalendarDay, Cart, Product } from './wire.js';

export type * from './wire.js';

export interface Ticket {
  readonly slug: string;
  readonly time: string | null;
  readonly days: readonly [string, string, string, ...string[]];
}

export const units = (ADULT: number, CHILD = 0, INFANT = 0) => ({ ADULT, CHILD, INFANT });

export const currency = 'MXN';
const language = { Language: 'ES' };

export const products = async (kit: Kit) =>
  (await kit.need<{ products: readonly Product[] }>('products')).products;

export const calendar = async (kit: Kit, slug: string, month: string) =>
  (
    await kit.need<{ days: readonly CalendarDay[] }>('calendar', {
      query: { slug, month, currency },
    })
  ).days;

export const choice = (ticket: Ticket, what: object = {}) => ({
  Slug: ticket.slug,
  Date: ticket.days[0],
  StartTime: ticket.time,
  Units: units(2),
  Extras: [],
  ...what,
});

export const pricing = (ticket: Ticket, what: object = {}): Call => ({
  body: { ...choice(ticket, what), Currency: currency, ...what },
});

export const adding = (ticket: Ticket, what: object = {}): Call => ({
  body: {
    SessionId: null,
    ...language,
    Currency: currency,
    ComponentIds: [],
    ...choice(ticket, what),
  },
});

export const drop = (kit: Kit, { SessionId, IdCart }: Cart) =>
  kit.ask('dropCart', { body: { SessionId, IdCart } });

/** A cart with one line, emptied after the scenario. */
export async function filled(kit: Kit, ticket: Ticket, what: object = {}): Promise<Cart> {
  const cart = await kit.need<Cart>('addItem', adding(ticket, what));
  kit.afterwards(`cart ${cart.IdCart}`, () => drop(kit, cart));
  return cart;
}

export const session = ({ SessionId }: Cart) => ({ SessionId, ...language });

export const asked = (cart: Cart): Call => ({ query: session(cart) });

export const display = (kit: Kit, cart: Cart) => kit.need<Cart>('displayCart', asked(cart));

/** Returns an optional field. Leaves the scenario out if the server does not send it. */
export const optionalValue = <Value>(kit: Kit, value: Value | undefined, what: string): Value =>
  value === undefined ? kit.leaveOut(`the server does not send ${what}`) : value;

export const today = (kit: Kit): string => dayAt(kit.now());

/** Two or three tickets that fit in one cart, found by trying products on sale. */
export const tickets = (kit: Kit): Promise<readonly [Ticket, Ticket, ...Ticket[]]> =>
  kit.found('tickets', async () => {
    const found: Ticket[] = [];
    let cart: Cart | undefined;
    for (const { slug, schedule } of await products(kit)) {
      if (found.length === 3) break;
      const ticket = await ticketOf(kit, slug, schedule.startTimes?.[0] ?? null);
      if (!ticket) continue;
      const day = { Date: ticket.days[found.length], SessionId: cart?.SessionId ?? null };
      const reply = await kit.ask<Cart>('addItem', adding(ticket, { ...day, Units: units(1) }));
      if (reply.status >= 300) continue;
      cart = reply.body;
      found.push(ticket);
    }
    if (cart) await drop(kit, cart);
    const [one, two, ...more] = found;
    return one && two
      ? [one, two, ...more]
      : kit.block('no two products fit into one cart in the next three months');
  });

export const aTicket = async (kit: Kit): Promise<Ticket> => (await tickets(kit))[0];

async function ticketOf(kit: Kit, slug: string, time: string | null): Promise<Ticket | undefined> {
  const months = monthsFrom(kit.now(), 3).slice(1);
  const days = (await Promise.all(months.map((month) => calendar(kit, slug, month)))).flat();
  const free = days.filter(({ date, status, startTimes = [] }) => {
    const departure = startTimes.find((one) => one.time === time);
    const isOpen = !departure || departure.status === 'AVAILABLE';
    return date > later(today(kit), 3) && status === 'AVAILABLE' && isOpen;
  });
  const [one, two, three, ...more] = free.map(({ date }) => date);
  return one && two && three ? { slug, time, days: [one, two, three, ...more] } : undefined;
}
