import type { SandboxUnderTest } from '@shop/test/start-sandbox';
import type { Content } from '../../sandbox/src/engine/content.js';
import { callsOf, freshKey, type Reply } from './sandbox-calls.js';

/** A Monday, 10:00 in the parks. */
export const monday = new Date('2026-11-16T15:00:00Z');
export const after = (minutes: number): Date => new Date(monday.getTime() + minutes * 60_000);

/** Six places per day or departure, and no busy or closed days. */
export const scarce = (content: Content): Content => ({
  ...content,
  products: content.products.map((product) => ({ ...product, capacity: 6 })),
  calendar: { ...content.calendar, closures: [], busyDays: [] },
});

export const units = (ADULT: number, CHILD = 0, INFANT = 0) => ({ ADULT, CHILD, INFANT });

export const part = <Day extends string | null | undefined>(
  Slug: string,
  Date: Day,
  differs: object = {},
) => ({
  Slug,
  Date,
  StartTime: null,
  ComponentIds: [] as readonly number[],
  ...differs,
});

export const contact = {
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Email: 'ana@example.com',
  Country: 'MX',
  Phone: '+529981234567',
};

/** A stay of 12 to 15 December for 3,000 pesos, held and free to cancel. */
export const aStay = {
  PackageId: null,
  Booking: {
    id: 'booking-1',
    checkIn: '2026-12-12',
    checkOut: '2026-12-15',
    rooms: [
      {
        total: { amount: 300_000, currency: 'MXN' },
        cancellation: { freeUntil: '2026-12-10T17:00:00Z', laterPercent: 0 },
      },
    ],
  },
  Amount: 3000,
  Original: 3000,
  HeldUntil: after(20).toISOString(),
};

/** The sandbox's sales calls, as the shop makes them: cart, order and payment. */
export function salesOf(sandbox: SandboxUnderTest) {
  const cart = callsOf(sandbox, 'cart');
  const payment = callsOf(sandbox, 'payment');
  const begun = { SessionId: null, Language: 'ES', Currency: 'MXN', Units: units(2), Extras: [] };
  const confirm = (order: string, PaymentId: string): Promise<Reply> =>
    cart('POST', `/xapi/orders/${order}/confirm`, { body: { PaymentId } });

  async function paid(total: number, what: object = {}): Promise<string> {
    const { body } = await payment('POST', '/payments/intents', {
      body: {
        amount: { amount: Math.round(total * 100), currency: 'MXN' },
        method: 'VI',
        reference: 'purchase-1',
        returnUrl: 'http://localhost:3000/es/pago/',
        language: 'es',
        description: 'tickets',
        ...what,
      },
    });
    const form = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Ana Ruiz' };
    const page = `${sandbox.url}/pay/${body.id}`;
    await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
    return body.id;
  }

  return {
    cart,
    payment,
    confirm,
    paid,
    add: (what: object, key = freshKey()): Promise<Reply> =>
      cart('POST', '/xapi/shopping-cart/items', { key, body: { ...begun, ...what } }),
    addStay: (SessionId: string | null, what: object = aStay): Promise<Reply> =>
      cart('POST', '/xapi/shopping-cart/stays', {
        body: { SessionId, Language: 'ES', Currency: 'MXN', ...what },
      }),
    pack: (what: object): Promise<Reply> =>
      cart('POST', '/xapi/shopping-cart/packages', { body: { ...begun, ...what } }),
    drop: ({ SessionId, IdCart }: Reply['body']): Promise<Reply> =>
      cart('DELETE', '/xapi/shopping-cart', { body: { SessionId, IdCart } }),
    display: (session: string, more = ''): Promise<Reply> =>
      cart('GET', `/xapi/shopping-cart-for-display?Language=ES&SessionId=${session}${more}`),
    place: ({ SessionId, Totals }: Reply['body'], what: object = {}): Promise<Reply> => {
      const said = { SessionId, Language: 'ES', Currency: 'MXN', Contact: contact };
      const order = { ...said, Reference: 'purchase-1', Total: Totals.Total, ...what };
      return cart('POST', '/xapi/orders', { body: order });
    },
    orderOf: async (id: string): Promise<Reply['body']> =>
      (await cart('GET', `/xapi/orders/${id}`)).body,
    dayOf: async (slug: string, date: string): Promise<Reply['body']> => {
      const query = `slug=${slug}&month=${date.slice(0, 7)}&currency=MXN`;
      const { body } = await cart('GET', `/xapi/calendar?${query}`);
      return body.days.find((day: { date: string }) => day.date === date);
    },
  };
}
