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
    'sends calendar prices in minor units',
    [
      'calendar and quote give an adult the same price',
      'pricesFrom: the lowest price is that of the next 30 days',
    ],
    answering('GET /xapi/calendar', ({ days }) => {
      for (const day of days) day.priceFrom &&= day.priceFrom * 100;
    }),
  ),
  fault(
    'sends list prices in the calendar',
    'calendar and quote give an adult the same price',
    answering('GET /xapi/calendar', ({ days }) => {
      for (const day of days) day.priceFrom &&= day.listPrice;
    }),
  ),
  fault(
    'rounds per line, not per unit',
    'prices are rounded per unit, not per line',
    answering(quote, ({ Units }, { body: asked }) => {
      // As if a unit cost a quarter less before rounding.
      for (const unit of Units)
        if (asked.Currency === 'JPY' && unit.Quantity > 2)
          unit.Amount = Math.round(unit.Quantity * (unit.UnitPrice - 0.25));
    }),
  ),
  fault(
    'expires a price at midnight UTC',
    'a price expires when the day ends in Cancún',
    answering(quote, (body) => {
      body.ValidUntil &&= `${body.ValidUntil.slice(0, 10)}T00:00:00.000Z`;
    }),
  ),
  fault(
    'sends yen with two decimals',
    'amounts have the decimals of their currency',
    answering(quote, (body, { body: asked }) => {
      if (asked.Currency === 'JPY') body.Total += 0.25;
    }),
  ),
  fault(
    'charges more in the cart than quoted',
    ['the cart charges what was quoted', 'younger visitors never pay more'],
    answering(quote, (body, { body: asked }) => {
      if (asked.Units.CHILD > 0) body.Total -= 1;
    }),
  ),
  fault(
    'charges infants more than adults',
    'younger visitors never pay more',
    answering(quote, ({ Units }) => {
      for (const unit of Units) if (unit.Type === 'INFANT') unit.UnitPrice = Units[0].UnitPrice + 1;
    }),
  ),
  fault(
    'adds a cent to a unit in the cart',
    'amounts add up',
    answering(add, ({ Items }) => {
      for (const unit of Items.flatMap(({ Units }: Wire) => Units))
        if (unit.Quantity === 3) unit.Amount += 0.01;
    }),
  ),
  fault(
    'counts children as adults',
    'a line lists each kind of person with its number',
    answering(add, ({ Items }) => {
      for (const unit of Items.flatMap(({ Units }: Wire) => Units)) unit.Type = 'ADULT';
    }),
  ),
  fault(
    'keeps the old price in a new currency',
    'a cart in another currency has the prices of that currency',
    answering('PUT /shopping-cart/currency', ({ Totals }) => void (Totals.Total *= 20)),
  ),
  fault(
    'changes the reference',
    'an order keeps its contact, day and reference',
    answering('POST /xapi/orders', (order) => void (order.Reference = 'of-another-purchase')),
  ),
  fault(
    'charges more in the order than in the cart',
    'an order has the total of its cart',
    answering('POST /xapi/orders', ({ Totals }) => void (Totals.Total += 35)),
  ),
  fault(
    'sends INTERNAL instead of TOTAL_CHANGED',
    'refuses an order for another total with TOTAL_CHANGED',
    refusing('TOTAL_CHANGED', 'INTERNAL'),
  ),
];

const holds: readonly Fault[] = [
  fault('extends a hold on each read', 'reading a cart does not extend its hold', () => {
    const later = creeping();
    return answering(shown, ({ Items }) => {
      for (const item of Items) item.HeldUntil = later(item.HeldUntil);
    });
  }),
  fault('holds places for twenty seconds', 'places are held for 20 minutes', {
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
    'never frees places',
    [
      'dropping a cart frees its places',
      'an expired hold frees its places',
      'an order paid by transfer holds its places until its deadline',
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
  fault('accepts any number of extensions', 'extendHold: a hold can be extended twice', () => {
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
  fault('changes the order of lines on each read', 'lines keep their order', () => {
    let looks = 0;
    return answering(shown, ({ Items }) => {
      if ((looks += 1) % 2 === 0) Items.reverse();
    });
  }),
  fault(
    'uses the UTC day',
    'today in Cancún is not past',
    {
      instead: async (asked) =>
        isCall(asked, quote) && asked.body?.Date === '2026-11-21'
          ? replying(409, { code: 'DAY_PAST', field: 'Date' })
          : undefined,
    },
    { at: evening },
  ),
  fault(
    'lists a product twice',
    'each product is listed once',
    answering('GET /xapi/products', ({ products }) => void products.push(products[0])),
  ),
  fault(
    'sends the day before the chosen one',
    'a line keeps its day and start time',
    answering(shown, ({ Items }) => {
      for (const item of Items) item.Date &&= dayBefore(item.Date);
    }),
  ),
  fault(
    'still sells yesterday',
    ['yesterday is not sold', 'refuses a day in the past with DAY_PAST'],
    refusing('DAY_PAST', 'DAY_CLOSED'),
  ),
  fault(
    'sends an error with status 200',
    ['refuses a second line of a product with DUPLICATE_PRODUCT', 'every reply fits the contract'],
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
    'counts people instead of lines',
    'the cart count equals the number of lines',
    answering('GET /xapi/shopping-cart', (body) => void (body.ProductCount *= 2)),
  ),
  fault('answers a dropped cart with 410', 'a dropped cart gets 404', {
    answer: (answer, asked) =>
      isCall(asked, shown) && answer.status === 404 ? replying(410, { code: 'NOT_FOUND' }) : answer,
  }),
  fault(
    'still charges for a removed package',
    'removePackage: all parts leave the cart',
    answering('DELETE /shopping-cart/packages/{Id}', ({ Totals }) => void (Totals.Total = 100)),
  ),
  fault(
    'gives a changed package a new Id',
    'changePackage: every part gets the new people',
    answering('PATCH /shopping-cart/packages/{Id}', ({ Packages }) => {
      for (const one of Packages) one.Id += '2';
    }),
  ),
  fault(
    'returns only the id of a booking',
    'addStay: a booking is returned as it was sent',
    answering(shown, ({ Stays = [] }) => {
      for (const stay of Stays) stay.Booking = { id: stay.Booking.id };
    }),
  ),
  fault(
    'keeps the old price of a changed stay',
    'changeCartStay: a new booking replaces the old one',
    answering('PATCH /shopping-cart/stays/{Id}', ({ Totals }) => void (Totals.Total = 6198)),
  ),
  fault(
    'leaves a cancelled order ON_HOLD',
    ['an order on hold can be cancelled', 'cancelling an order twice has one effect'],
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
