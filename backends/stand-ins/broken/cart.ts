import {
  answering,
  atTheDoor,
  type Fault,
  isCall,
  refusing,
  withKeys,
  withKeysOf,
} from './fault.js';
import { cartRightFaults } from './cart-rights.js';
import type { Answered } from '../broken-server.js';

const port = 'cart';
const add = 'POST /shopping-cart/items';
const quote = 'POST /xapi/pricing';
const shown = 'GET /xapi/shopping-cart-for-display';
const json = { 'content-type': 'application/json' };

/** The day before, as a midnight in another zone makes it. */
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

// oxlint-disable-next-line typescript/no-explicit-any -- any: a cart of the wire
type Wire = any;

const own: readonly Fault[] = [
  {
    port,
    name: 'has a product twice',
    caughtBy: ['a product is in the catalogue once'],
    how: () =>
      answering('GET /xapi/products', ({ products }) => ({ products: [...products, products[0]] })),
  },
  {
    port,
    name: 'begins its days at a midnight of its own',
    caughtBy: ['a line keeps its day and its people'],
    how: () =>
      answering(shown, (cart: Wire) => ({
        ...cart,
        Items: cart.Items.map((item: Wire) => ({
          ...item,
          Date: item.Date && dayBefore(item.Date),
        })),
      })),
  },
  {
    port,
    name: 'still sells yesterday',
    caughtBy: ['yesterday is not sold', 'a day that is over: DAY_PAST'],
    how: () =>
      refusing('DAY_PAST', (answer) => ({
        ...answer,
        status: 422,
        body: { ...answer.body, code: 'DAY_CLOSED' },
      })),
  },
  {
    port,
    name: 'says prices of its calendar in minor units',
    caughtBy: [
      'the calendar says what an adult pays',
      'pricesFrom: the lowest price is of the coming thirty days',
    ],
    how: () =>
      answering('GET /xapi/calendar', (body: Wire) => ({
        ...body,
        days: body.days.map((day: Wire) => ({
          ...day,
          priceFrom: day.priceFrom && day.priceFrom * 100,
        })),
      })),
  },
  {
    port,
    name: 'says yen with two digits',
    caughtBy: ['amounts have the digits of their currency'],
    how: () =>
      answering(quote, (body: Wire, { body: asked }) =>
        asked.Currency === 'JPY' ? { ...body, Total: body.Total + 0.25 } : body,
      ),
  },
  {
    port,
    name: 'asks another price in the cart than in the quote',
    caughtBy: ['a quote is what the cart asks', 'who is younger pays no more'],
    how: () =>
      answering(quote, (body: Wire, { body: asked }) =>
        asked.Units.CHILD > 0 ? { ...body, Total: body.Total - 1 } : body,
      ),
  },
  {
    port,
    name: 'rounds a line once more',
    caughtBy: ['amounts add up'],
    how: () =>
      answering(add, (cart: Wire) => ({
        ...cart,
        Items: cart.Items.map((item: Wire) => ({
          ...item,
          Units: item.Units.map((unit: Wire) =>
            unit.Quantity === 3 ? { ...unit, Amount: unit.Amount + 0.01 } : unit,
          ),
        })),
      })),
  },
  {
    port,
    name: 'counts children as adults',
    caughtBy: ['each kind of person is counted'],
    how: () =>
      answering(add, (cart: Wire) => ({
        ...cart,
        Items: cart.Items.map((item: Wire) => ({
          ...item,
          Units: item.Units.map((unit: Wire) => ({ ...unit, Type: 'ADULT' })),
        })),
      })),
  },
  {
    port,
    name: 'changes the currency and not the price',
    caughtBy: ['another currency has its own prices'],
    how: () =>
      answering('PUT /shopping-cart/currency', (cart: Wire) => ({
        ...cart,
        Totals: { ...cart.Totals, Total: cart.Totals.Total * 20 },
      })),
  },
  {
    port,
    name: 'holds places as long as somebody looks',
    caughtBy: ['looking at a cart holds nothing longer'],
    how: () => {
      let looks = 0;
      return answering(shown, (cart: Wire) => ({
        ...cart,
        Items: cart.Items.map((item: Wire) => ({
          ...item,
          HeldUntil:
            item.HeldUntil &&
            new Date(Date.parse(item.HeldUntil) + (looks += 1) * 1000).toISOString(),
        })),
      }));
    },
  },
  {
    port,
    name: 'holds places for twenty seconds',
    caughtBy: ['places are held for twenty minutes'],
    how: () => ({
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
  },
  {
    port,
    name: 'never gives places back',
    caughtBy: [
      'places of a dropped cart are free again',
      'places of a forgotten cart are free again',
      'an order that waits for a transfer holds its places until then',
    ],
    how: () => {
      const least = new Map<string, number>();
      return answering('GET /xapi/calendar', (body: Wire) => ({
        ...body,
        days: body.days.map((day: Wire) => {
          const key = `${body.slug} ${day.date}`;
          const left = Math.min(day.left ?? 0, least.get(key) ?? Infinity);
          least.set(key, left);
          return { ...day, left };
        }),
      }));
    },
  },
  {
    port,
    name: 'says that a hold can always be longer',
    caughtBy: ['extendHold: a hold is longer twice'],
    how: () => {
      let last: Answered | undefined;
      return {
        answer: (answer, asked) => {
          if (!isCall(asked, 'PUT /shopping-cart/hold')) return answer;
          if (answer.status < 300) last = answer;
          return answer.status < 300 ? answer : (last ?? answer);
        },
      };
    },
  },
  {
    port,
    name: 'asks another total for the order',
    caughtBy: ['an order costs what the cart said'],
    how: () =>
      answering('POST /xapi/orders', (order: Wire) => ({
        ...order,
        Totals: { ...order.Totals, Total: order.Totals.Total + 35 },
      })),
  },
  {
    port,
    name: 'orders whatever total it is told',
    caughtBy: ['another total is not ordered'],
    how: () =>
      refusing('TOTAL_CHANGED', (answer) => ({
        ...answer,
        status: 409,
        body: { ...answer.body, code: 'INTERNAL' },
      })),
  },
  {
    port,
    name: 'keeps an order that was given up',
    caughtBy: ['a cancelled order is cancelled', 'an order is cancelled once, however often'],
    how: () =>
      answering('POST /xapi/orders/{Id}/cancel', (order: Wire) => ({
        ...order,
        Status: 'ON_HOLD',
      })),
  },
  {
    port,
    name: 'answers 200 with an error in it',
    caughtBy: ['a product is in a cart once', 'every answer fits its contract'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, add) &&
        answer.body?.code === 'DUPLICATE_PRODUCT' &&
        asked.body.Units.ADULT === 2
          ? { ...answer, status: 200 }
          : answer,
    }),
  },
  {
    port,
    name: 'counts people where products are meant',
    caughtBy: ['a cart is counted as it is shown'],
    how: () =>
      answering('GET /xapi/shopping-cart', (body: Wire) => ({
        ...body,
        ProductCount: body.ProductCount * 2,
      })),
  },
  {
    port,
    name: 'keeps a part of a package that is removed',
    caughtBy: ['removePackage: it goes whole'],
    how: () =>
      answering('DELETE /shopping-cart/packages/{Id}', (cart: Wire) => ({
        ...cart,
        Totals: { ...cart.Totals, Total: 100 },
      })),
  },
  {
    port,
    name: 'writes stays in words of its own',
    caughtBy: ['addStay: a stay is kept to the letter'],
    how: () =>
      answering(shown, (cart: Wire) => ({
        ...cart,
        ...(cart.Stays && {
          Stays: cart.Stays.map((stay: Wire) => ({ ...stay, Booking: { id: stay.Booking.id } })),
        }),
      })),
  },
  {
    port,
    name: 'shows an empty cart for one that was dropped',
    caughtBy: ['a dropped cart is forgotten'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, shown) && answer.status === 404
          ? { status: 410, headers: json, body: { code: 'NOT_FOUND' } }
          : answer,
    }),
  },
];

export const cartFaults: readonly Fault[] = [
  ...atTheDoor(port, 'shopping-cart', 'pricing', quote),
  ...withKeys(port, add),
  ...withKeysOf(port, 'placeOrder', 'POST /xapi/orders'),
  ...withKeysOf(port, 'cancelOrder', 'POST /xapi/orders/{Id}/cancel'),
  ...own,
  ...cartRightFaults,
];
