import {
  answering,
  atTheDoor,
  creeping,
  type Fault,
  faultsOf,
  isCall,
  refusing,
  replying,
  type Wire,
  withKeys,
  withKeysOf,
} from './fault.js';
import { cartRightFaults } from './cart-rights.js';
import type { Answered } from '../broken-server.js';

const port = 'cart';
const fault = faultsOf(port);
const add = 'POST /shopping-cart/items';
const quote = 'POST /xapi/pricing';
const shown = 'GET /xapi/shopping-cart-for-display';

/** The day before, as midnight in another zone gives. */
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const prices: readonly Fault[] = [
  fault(
    'says prices of its calendar in minor units',
    [
      'the calendar says what an adult pays',
      'pricesFrom: the lowest price is of the coming thirty days',
    ],
    answering('GET /xapi/calendar', ({ days }) => {
      for (const day of days) day.priceFrom &&= day.priceFrom * 100;
    }),
  ),
  fault(
    'shows a calendar without what is taken off for an early visit',
    'the calendar says what an adult pays',
    answering('GET /xapi/calendar', ({ days }) => {
      for (const day of days) day.priceFrom &&= day.listPrice;
    }),
  ),
  fault(
    'rounds a line and not a unit',
    'a unit is rounded, and no line',
    answering(quote, ({ Units }, { body: asked }) => {
      // As if a unit cost a quarter less before rounding.
      for (const unit of Units)
        if (asked.Currency === 'JPY' && unit.Quantity > 2)
          unit.Amount = Math.round(unit.Quantity * (unit.UnitPrice - 0.25));
    }),
  ),
  fault(
    'ends a price at a midnight of UTC',
    'a price ends with the operator’s day',
    answering(quote, (body) => {
      body.ValidUntil &&= `${body.ValidUntil.slice(0, 10)}T00:00:00.000Z`;
    }),
  ),
  fault(
    'says yen with two digits',
    'amounts have the digits of their currency',
    answering(quote, (body, { body: asked }) => {
      if (asked.Currency === 'JPY') body.Total += 0.25;
    }),
  ),
  fault(
    'asks another price in the cart than in the quote',
    ['a quote is what the cart asks', 'who is younger pays no more'],
    answering(quote, (body, { body: asked }) => {
      if (asked.Units.CHILD > 0) body.Total -= 1;
    }),
  ),
  fault(
    'charges infants more than adults',
    'who is younger pays no more',
    answering(quote, ({ Units }) => {
      for (const unit of Units) if (unit.Type === 'INFANT') unit.UnitPrice = Units[0].UnitPrice + 1;
    }),
  ),
  fault(
    'rounds a line once more',
    'amounts add up',
    answering(add, ({ Items }) => {
      for (const unit of Items.flatMap(({ Units }: Wire) => Units))
        if (unit.Quantity === 3) unit.Amount += 0.01;
    }),
  ),
  fault(
    'counts children as adults',
    'each kind of person is counted',
    answering(add, ({ Items }) => {
      for (const unit of Items.flatMap(({ Units }: Wire) => Units)) unit.Type = 'ADULT';
    }),
  ),
  fault(
    'changes the currency and not the price',
    'another currency has its own prices',
    answering('PUT /shopping-cart/currency', ({ Totals }) => void (Totals.Total *= 20)),
  ),
  fault(
    'answers another reference than it was sent',
    'an order keeps who ordered it',
    answering('POST /xapi/orders', (order) => void (order.Reference = 'of-another-purchase')),
  ),
  fault(
    'asks another total for the order',
    'an order costs what the cart said',
    answering('POST /xapi/orders', ({ Totals }) => void (Totals.Total += 35)),
  ),
  fault(
    'orders whatever total it is told',
    'another total is not ordered',
    refusing('TOTAL_CHANGED', 'INTERNAL'),
  ),
];

const holds: readonly Fault[] = [
  fault('holds places as long as somebody looks', 'looking at a cart holds nothing longer', () => {
    const later = creeping();
    return answering(shown, ({ Items }) => {
      for (const item of Items) item.HeldUntil = later(item.HeldUntil);
    });
  }),
  fault('holds places for twenty seconds', 'places are held for twenty minutes', {
    answer: (answer, asked) => {
      const isCart = isCall(asked, add) || isCall(asked, shown);
      if (!isCart || answer.status >= 300) return answer;
      const soon = (until: string) => new Date(Date.parse(until) - 1_180_000).toISOString();
      const Items = answer.body.Items.map((item: Wire) => ({
        ...item,
        HeldUntil: item.HeldUntil && soon(item.HeldUntil),
      }));
      return { ...answer, body: { ...answer.body, Items } };
    },
  }),
  fault(
    'never gives places back',
    [
      'places of a dropped cart are free again',
      'places of a forgotten cart are free again',
      'an order that waits for a transfer holds its places until then',
    ],
    () => {
      const least = new Map<string, number>();
      return answering('GET /xapi/calendar', ({ slug, days }) => {
        for (const day of days) {
          const key = `${slug} ${day.date}`;
          day.left = Math.min(day.left ?? 0, least.get(key) ?? Infinity);
          least.set(key, day.left);
        }
      });
    },
  ),
  fault('says that a hold can always be longer', 'extendHold: a hold is longer twice', () => {
    let last: Answered | undefined;
    return {
      answer: (answer, asked) => {
        if (!isCall(asked, 'PUT /shopping-cart/hold')) return answer;
        if (answer.status < 300) last = answer;
        return answer.status < 300 ? answer : (last ?? answer);
      },
    };
  }),
];

/** 19:30 in Cancún, already the next day in UTC. */
const evening = new Date('2026-11-22T00:30:00Z');

const lines: readonly Fault[] = [
  fault('shows lines in another order each time', 'lines stay in their order', () => {
    let looks = 0;
    return answering(shown, ({ Items }) => {
      if ((looks += 1) % 2 === 0) Items.reverse();
    });
  }),
  fault(
    'goes by the day of UTC',
    'today is not yesterday',
    {
      instead: async (asked) =>
        isCall(asked, quote) && asked.body?.Date === '2026-11-21'
          ? replying(409, { code: 'DAY_PAST', field: 'Date' })
          : undefined,
    },
    { at: evening },
  ),
  fault(
    'has a product twice',
    'a product is in the catalogue once',
    answering('GET /xapi/products', ({ products }) => void products.push(products[0])),
  ),
  fault(
    'begins its days at a midnight of its own',
    'a line keeps its day and its people',
    answering(shown, ({ Items }) => {
      for (const item of Items) item.Date &&= dayBefore(item.Date);
    }),
  ),
  fault(
    'still sells yesterday',
    ['yesterday is not sold', 'a day that is over: DAY_PAST'],
    refusing('DAY_PAST', 'DAY_CLOSED'),
  ),
  fault(
    'answers 200 with an error in it',
    ['a product is in a cart once', 'every answer fits its contract'],
    {
      answer: (answer, asked) =>
        isCall(asked, add) &&
        answer.body?.code === 'DUPLICATE_PRODUCT' &&
        asked.body.Units.ADULT === 2
          ? { ...answer, status: 200 }
          : answer,
    },
  ),
  fault(
    'counts people where products are meant',
    'a cart is counted as it is shown',
    answering('GET /xapi/shopping-cart', (body) => void (body.ProductCount *= 2)),
  ),
  fault('says gone of a cart that was dropped', 'a dropped cart is forgotten', {
    answer: (answer, asked) =>
      isCall(asked, shown) && answer.status === 404 ? replying(410, { code: 'NOT_FOUND' }) : answer,
  }),
  fault(
    'keeps a part of a package that is removed',
    'removePackage: it goes whole',
    answering('DELETE /shopping-cart/packages/{Id}', ({ Totals }) => void (Totals.Total = 100)),
  ),
  fault(
    'changes a package for another one',
    'changePackage: it takes other people whole',
    answering('PATCH /shopping-cart/packages/{Id}', ({ Packages }) => {
      for (const one of Packages) one.Id += '2';
    }),
  ),
  fault(
    'writes stays in words of its own',
    'addStay: a stay is kept to the letter',
    answering(shown, ({ Stays = [] }) => {
      for (const stay of Stays) stay.Booking = { id: stay.Booking.id };
    }),
  ),
  fault(
    'keeps the booking that was changed',
    'changeCartStay: another booking takes its place',
    answering('PATCH /shopping-cart/stays/{Id}', ({ Totals }) => void (Totals.Total = 6198)),
  ),
  fault(
    'keeps an order that was given up',
    ['a cancelled order is cancelled', 'an order is cancelled once, however often'],
    answering('POST /xapi/orders/{Id}/cancel', (order) => void (order.Status = 'ON_HOLD')),
  ),
];

export const cartFaults: readonly Fault[] = [
  ...atTheDoor(port, 'shopping-cart', 'pricing', quote),
  ...withKeys(port, add),
  ...withKeysOf(port, 'placeOrder', 'POST /xapi/orders'),
  ...lines,
  ...prices,
  ...holds,
  ...cartRightFaults,
];
