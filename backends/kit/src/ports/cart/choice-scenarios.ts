import { type Decimal, micros, sameAmount, sum } from '../../kit/amounts.js';
import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import {
  adding,
  type Cart,
  display,
  filled,
  pricing,
  products,
  type Ticket,
  tickets,
  type Unit,
  units,
} from './asks.js';
import { dayWhere, productWhere, scarce, ticketOn } from './finds.js';
import { ordering } from './order-asks.js';

const changes = 'fills a cart and empties it';
const minute = 60_000;

interface Wrong {
  readonly ticket: Ticket;
  readonly what: object;
}

/** Searches the products on sale for a choice that the cart must refuse. */
const refuses = (
  name: string,
  code: string,
  shows: string,
  find: (kit: Kit) => Promise<Wrong>,
): Scenario => ({
  name: `${name} with ${code}`,
  shows,
  run: async (kit) => {
    const { ticket, what } = await find(kit);
    await kit.refused('addItem', adding(ticket, what), code);
  },
});

const closed = async (kit: Kit): Promise<Wrong> => {
  const found = await dayWhere(kit, ({ day }) => {
    const { reason = 'CLOSED' } = Object(day);
    return day.status === 'CLOSED' && reason === 'CLOSED';
  });
  if (!found) return kit.leaveOut('no product has a closed day in the coming months');
  return { ticket: ticketOn(found), what: {} };
};

async function tooFew(kit: Kit): Promise<Wrong> {
  const soldOut = await dayWhere(kit, ({ day, product }) => {
    const times = day.startTimes ?? [];
    const isAll = times.every(({ status }) => status === 'SOLD_OUT');
    return day.status === 'SOLD_OUT' && isAll && !product.componentGroups?.length;
  });
  if (soldOut) return { ticket: ticketOn(soldOut), what: { Units: units(1) } };
  const { ticket, left } = await scarce(kit);
  return { ticket, what: { Units: units(left + 1) } };
}

const both = ['transport', 'transportWithFood'];
const has = (upgrades: readonly string[] = [], wanted: readonly string[]) =>
  wanted.every((one) => upgrades.includes(one));

const extras: readonly Scenario[] = [
  refuses(
    'refuses two kinds of transport',
    'EXTRAS_EXCLUDE',
    'The server refuses transport together with transport with food.',
    async (kit) => {
      const isSo = ({ upgrades }: { upgrades?: readonly string[] }) => has(upgrades, both);
      const { ticket } = await productWhere(kit, isSo, 'has transport with and without food');
      return { ticket, what: { Extras: both } };
    },
  ),
  refuses(
    'refuses an add-on that the product does not offer',
    'UNKNOWN_EXTRA',
    'The server refuses an add-on that the product does not offer.',
    async (kit) => {
      // A product that lists no add-ons may have any of them.
      const isSo = ({ upgrades }: { upgrades?: readonly string[] }) =>
        upgrades !== undefined && !has(upgrades, ['food']);
      const { ticket } = await productWhere(kit, isSo, 'is sold without food');
      return { ticket, what: { Extras: ['food'] } };
    },
  ),
  refuses(
    'refuses a ticket without a chosen activity',
    'NO_COMPONENT',
    'The server refuses a ticket with activities if none of them is chosen.',
    async (kit) => {
      const { ticket } = await productWhere(
        kit,
        ({ componentGroups }) => (componentGroups?.length ?? 0) > 0,
        'has activities to choose',
      );
      return { ticket, what: { ComponentIds: [] } };
    },
  ),
  refuses(
    'pickups: refuses an unknown pickup place',
    'UNKNOWN_PICKUP',
    'The server refuses transport from a place that the product does not list.',
    async (kit) => {
      const isSo = ({ upgrades }: { upgrades?: readonly string[] }) => has(upgrades, ['transport']);
      const { ticket } = await productWhere(kit, isSo, 'has transport');
      await kit.need('pickups', { query: { slug: ticket.slug } });
      return { ticket, what: { Extras: ['transport'], Pickup: 'conformance-kit' } };
    },
  ),
];

const places: readonly Scenario[] = [
  refuses(
    'refuses a closed day',
    'DAY_CLOSED',
    'The server refuses a day that its calendar shows as closed.',
    closed,
  ),
  refuses(
    'refuses more people than places left',
    'NO_AVAILABILITY',
    'The server refuses a day that is sold out or has fewer places left than people.',
    tooFew,
  ),
  {
    name: 'the last places are sold once',
    shows: 'Two concurrent calls want all places of a day; one gets them.',
    changes,
    run: async (kit) => {
      const { ticket, left } = await scarce(kit);
      const wanted = adding(ticket, { Units: units(left) });
      const replies = await Promise.all([1, 2].map(() => kit.ask<Cart>('addItem', wanted)));
      for (const { status, body } of replies)
        if (status < 300) kit.afterwards(`cart ${body.IdCart}`, () => dropped(kit, body));
      const ends = replies.map(({ status, body }) => (status < 300 ? 'held' : Object(body).code));
      same('The two results', ends.sort(), ['NO_AVAILABILITY', 'held']);
    },
  },
  {
    name: 'a line that lost its places can’t be ordered',
    shows:
      'After 21 minutes another cart takes the places. The line is then UNAVAILABLE, and its order is refused with LINE_UNAVAILABLE.',
    changes,
    run: async (kit) => {
      const { ticket, left } = await scarce(kit);
      const late = await filled(kit, ticket, { Units: units(left) });
      await kit.wait(21 * minute);
      await filled(kit, ticket, { Units: units(left) });
      const [line] = (await display(kit, late)).Items;
      same('The line', line?.Status ?? 'HELD', 'UNAVAILABLE');
      const call = ordering(kit, late);
      const { body } = await kit.refused('placeOrder', call, 'LINE_UNAVAILABLE');
      same('Its field', body.field, line?.Id);
    },
  },
];

const dropped = (kit: Kit, { SessionId, IdCart }: Cart) =>
  kit.ask('dropCart', { body: { SessionId, IdCart } });

interface Quote {
  readonly Units: readonly Unit[];
  readonly Total: Decimal;
}

const ages: readonly Scenario[] = [
  {
    name: 'refuses infants where none are admitted with INFANTS_NOT_ADMITTED',
    shows: 'The quote and the cart both refuse infants for a product that does not admit them.',
    run: async (kit) => {
      for (const { slug } of await products(kit)) {
        const { ticket } = await productWhere(kit, (one) => one.slug === slug, `is ${slug}`).catch(
          () => ({ ticket: undefined }),
        );
        if (!ticket) continue;
        const what = { Units: units(1, 0, 1) };
        const { status, body } = await kit.ask<{ code?: string }>('pricing', pricing(ticket, what));
        if (status < 300 || body?.code === 'UNKNOWN_PRODUCT') continue;
        same(`The code for an infant at ${slug}`, body?.code, 'INFANTS_NOT_ADMITTED');
        await kit.refused('addItem', adding(ticket, what), 'INFANTS_NOT_ADMITTED');
        return;
      }
      kit.leaveOut('every product admits infants');
    },
  },
  {
    name: 'younger visitors never pay more',
    shows:
      'A child pays at most the price of an adult, an infant at most that of a child. Each counts in the total.',
    changes,
    run: async (kit) => {
      const [ticket] = await tickets(kit);
      const what = { Units: units(1, 1, 1) };
      const { status, body } = await kit.ask<Quote>('pricing', pricing(ticket, what));
      const { code } = Object(body);
      if (code === 'INFANTS_NOT_ADMITTED') return kit.leaveOut('this ticket admits no infants');
      holds(status < 300, `A quote for one of each age gets ${status} ${code}.`);
      const price = (type: string) =>
        micros(body.Units.find(({ Type }) => Type === type)?.UnitPrice ?? 0);
      const [adult, child, infant] = [price('ADULT'), price('CHILD'), price('INFANT')];
      holds(child <= adult, 'A child pays more than an adult.');
      holds(infant <= child, 'An infant pays more than a child.');
      sameAmount('The total', micros(body.Total), sum(body.Units.map(({ Amount }) => Amount)));
      const [line] = (await filled(kit, ticket, what)).Items;
      sameAmount('The line', micros(line?.Amount ?? 0), micros(body.Total));
      const people = line?.Units.reduce((count, { Quantity }) => count + Quantity, 0);
      same('People of the line', people, 3);
    },
  },
];

export const choiceScenarios: readonly Scenario[] = [...extras, ...places, ...ages];
