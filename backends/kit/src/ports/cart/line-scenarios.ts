import { type Decimal, micros, sameAmount, sum } from '../../kit/amounts.js';
import { later } from '../../kit/days.js';
import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import {
  adding,
  asked,
  aTicket,
  type Cart,
  choice,
  display,
  drop,
  filled,
  pricing,
  session,
  tickets,
  optionalValue,
  today,
  type Unit,
  units,
} from './asks.js';

const changes = 'fills a cart and empties it';

/** A choice that the cart must refuse. The shop shows the reason beside the field. */
const refuses = (
  what: string,
  code: string,
  choiceOf: (kit: Kit) => object | Promise<object>,
): Scenario => ({
  name: `refuses ${what} with ${code}`,
  shows: `The quote and the cart both refuse ${what} with ${code}.`,
  run: async (kit) => {
    const ticket = await aTicket(kit);
    const wrong = await choiceOf(kit);
    await kit.refused('pricing', pricing(ticket, wrong), code);
    await kit.refused('addItem', adding(ticket, wrong), code);
  },
});

const refusals: readonly Scenario[] = [
  refuses('an unknown product', 'UNKNOWN_PRODUCT', () => ({ Slug: 'conformance-kit' })),
  refuses('a choice without people', 'NO_UNITS', () => ({ Units: units(0) })),
  refuses('children without an adult', 'ADULT_REQUIRED', () => ({ Units: units(0, 2) })),
  refuses('1,000 people', 'TOO_MANY_UNITS', () => ({ Units: units(1000) })),
  refuses('a start time that does not exist', 'NO_SCHEDULE', () => ({ StartTime: '03:07' })),
  refuses('a day in the past', 'DAY_PAST', (kit) => ({ Date: later(today(kit), -3) })),
];

const prices: readonly Scenario[] = [
  {
    name: 'the cart charges what was quoted',
    shows: 'Quote, line and cart total are the same amount, for adults and children.',
    changes,
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const what = { Units: units(2, 1) };
      const { Total } = await kit.need<{ Total: Decimal }>('pricing', pricing(ticket, what));
      const cart = await filled(kit, ticket, what);
      sameAmount('The line', micros(cart.Items[0]?.Amount ?? 0), micros(Total));
      sameAmount('The total', micros(cart.Totals.Total), micros(Total));
    },
  },
  {
    name: 'amounts add up',
    shows:
      'A unit’s amount is quantity times price. A line is the sum of its units, the total the sum of the lines.',
    changes,
    run: async (kit) => {
      const [one, two] = await tickets(kit);
      const { SessionId } = await filled(kit, one, { Units: units(3, 2) });
      const more = adding(two, { SessionId, Date: two.days[1], Units: units(1) });
      const cart = await kit.need<Cart>('addItem', more);
      const times = ({ Quantity, UnitPrice }: Unit) => micros(UnitPrice) * BigInt(Quantity);
      for (const { Units, Extras = [], Amount, Slug } of cart.Items) {
        for (const unit of [...Units, ...Extras])
          sameAmount(`${Slug}, ${unit.Type}`, micros(unit.Amount), times(unit));
        sameAmount(Slug, micros(Amount), sum([...Units, ...Extras].map((unit) => unit.Amount)));
      }
      const lines = cart.Items.map(({ Amount }) => Amount);
      sameAmount('The total', micros(cart.Totals.Total), sum(lines));
    },
  },
  {
    name: 'a line lists each kind of person with its number',
    shows: 'A line has one unit per kind of person, with its number, and no other units.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit), { Units: units(2, 1) });
      const found = cart.Items[0]?.Units.map(({ Type, Quantity }) => `${Quantity} ${Type}`);
      same('Its people', [...(found ?? [])].sort(), ['1 CHILD', '2 ADULT']);
    },
  },
  {
    name: 'a cart in another currency has the prices of that currency',
    shows: 'A cart in another currency names that currency and costs what is quoted in it.',
    changes,
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const cart = await filled(kit, ticket);
      const quote = await kit.need<{ Total: Decimal }>(
        'pricing',
        pricing(ticket, { Currency: 'USD' }),
      );
      const body = { ...session(cart), Currency: 'USD' };
      const { Currency, Totals } = await kit.need<Cart>('setCurrency', { body });
      same('Its currency', Currency.IsoCode, 'USD');
      sameAmount('Its total', micros(Totals.Total), micros(quote.Total));
    },
  },
];

const lines: readonly Scenario[] = [
  {
    name: 'a line keeps its day and start time',
    shows: 'A line has the requested day and time, both when it is added and later.',
    changes,
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const added = await filled(kit, ticket);
      for (const { Items } of [added, await display(kit, added)]) {
        const { Date, StartTime = null } = Items[0] ?? {};
        same(
          'Day and time',
          [optionalValue(kit, Date, 'Date'), StartTime],
          [ticket.days[0], ticket.time],
        );
      }
    },
  },
  {
    name: 'lines keep their order',
    shows: 'Each read of a cart lists the lines in the order in which they were added.',
    changes,
    run: async (kit) => {
      const [one, two] = await tickets(kit);
      const { SessionId } = await filled(kit, one);
      const cart = await kit.need<Cart>('addItem', adding(two, { SessionId, Date: two.days[1] }));
      for (const { Items } of [cart, await display(kit, cart), await display(kit, cart)])
        same(
          'Its lines',
          Items.map(({ Slug }) => Slug),
          [one.slug, two.slug],
        );
    },
  },
  {
    name: 'a refused change leaves the line unchanged',
    shows: 'After a refused change the line is as it was before.',
    changes,
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const cart = await filled(kit, ticket);
      const [line] = cart.Items;
      const change = { ...session(cart), ComponentIds: [], ...choice(ticket, { Units: units(0) }) };
      const call = { path: { Id: line?.Id ?? '' }, body: change };
      await kit.refused('changeItem', call, 'NO_UNITS');
      const [after] = (await display(kit, cart)).Items;
      same(
        'The line',
        [after?.Id, after?.Units, after?.Amount],
        [line?.Id, line?.Units, line?.Amount],
      );
    },
  },
  {
    name: 'a changed line keeps its Id',
    shows: 'A line gets another day and other people, and keeps its Id.',
    changes,
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const cart = await filled(kit, ticket);
      const path = { Id: cart.Items[0]?.Id ?? '' };
      const what = choice(ticket, { Date: ticket.days[1], Units: units(3) });
      const body = { ...session(cart), ComponentIds: [], ...what };
      const { Items } = await kit.need<Cart>('changeItem', { path, body });
      same('Lines', [Items.length, Items[0]?.Id], [1, path.Id]);
      same('Its adults', Items[0]?.Units[0]?.Quantity, 3);
    },
  },
  {
    name: 'a removed line leaves the cart',
    shows: 'After its only line is removed, the cart has no lines and costs nothing.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const path = { Id: cart.Items[0]?.Id ?? '' };
      const empty = await kit.need<Cart>('removeItem', { path, body: session(cart) });
      same('Its lines', empty.Items.length, 0);
      sameAmount('Its total', micros(empty.Totals.Total), 0n);
      await kit.refused('removeItem', { path, body: session(cart) }, 'UNKNOWN_LINE');
    },
  },
  {
    name: 'refuses a second line of a product with DUPLICATE_PRODUCT',
    shows:
      'The server refuses a second line of a product with DUPLICATE_PRODUCT. The field is the Id of the first line.',
    changes,
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const { SessionId, Items } = await filled(kit, ticket);
      const again = adding(ticket, { SessionId, Date: ticket.days[1] });
      const { body } = await kit.refused('addItem', again, 'DUPLICATE_PRODUCT');
      same('Its field', body.field, Items[0]?.Id);
    },
  },
  {
    name: 'the cart count equals the number of lines',
    shows: 'The count for the page header is the number of lines.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const { ProductCount } = await kit.need<{ ProductCount: number }>('countCart', asked(cart));
      same('Its count', ProductCount, cart.Items.length);
    },
  },
  {
    name: 'a dropped cart gets 404',
    shows: 'A dropped cart gets 404 NOT_FOUND.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      await drop(kit, cart);
      await kit.refused('displayCart', asked(cart), 'NOT_FOUND', 404);
      holds(cart.SessionId.length > 15, 'A session of 15 characters or fewer can be guessed.');
    },
  },
];

export const lineScenarios: readonly Scenario[] = [...refusals, ...prices, ...lines];
