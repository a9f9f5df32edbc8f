import { readFileSync } from 'node:fs';
import { addDays } from '@shop/domain';
import { startSandbox } from '@shop/test/start-sandbox';
import { sql } from 'kysely';
import { callsOf, type Reply } from './support/sandbox-calls.js';

/** Refusals of the documents that no other test causes. */
const sandbox = await startSandbox({ now: new Date('2026-11-23T18:55:00Z') });
const cart = callsOf(sandbox, 'cart');
const hotels = callsOf(sandbox, 'hotels');
const payment = callsOf(sandbox, 'payment');

const exampleOf = (file: string, call: string) =>
  JSON.parse(readFileSync(`backends/contracts/examples/${file}.json`, 'utf8'))[call].request;
const cartBody = (call: string) => exampleOf('shopping-cart', call).body;

const said = ({ status, body }: Reply) => [status, body?.code];

it.each([
  ['cart', 'shopping-cart', 'addItem'],
  ['payment', 'payment', 'beginIntent'],
  ['hotels', 'hotels', 'bookStay'],
  ['newsletter', 'newsletter', 'subscribe'],
  ['users', 'users', 'register'],
] as const)(
  'reports for %s that a call with the same key is in progress',
  async (api, file, call) => {
    const { method, path, body } = exampleOf(file, call);
    const base = new URL(sandbox[`${api}Url`]).pathname;
    const twin = `${method} ${base}${path} twin`;
    await sandbox.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${twin}, 0))`.execute(tx);
      const asked = await callsOf(sandbox, api)(method, path, { body, key: 'twin' });
      expect(said(asked)).toEqual([409, 'IN_PROGRESS']);
    });
  },
);

/** The search API requires an access token of its own. */
async function tokenOf(api: keyof typeof sandbox.tokens): Promise<string> {
  if (api !== 'search') return sandbox.tokens[api];
  const { body } = await callsOf(sandbox, api)('POST', '/google-enterprise/token');
  return body.data.access_token;
}

it.each(['cart', 'payment', 'hotels', 'newsletter', 'search', 'users'] as const)(
  'keeps nothing of %s at another address',
  async (api) => {
    const headers = { authorization: `Bearer ${await tokenOf(api)}` };
    const page = Buffer.from('localhost/es/').toString('base64');
    const site = { prefixproject: 'taquilla', sitecode: 'CORAL', 'x-host-path': page };
    const url = `${sandbox[`${api}Url`]}/no-such-call`;
    const answer = await fetch(url, { headers: { ...headers, ...site } });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ code: 'NOT_FOUND' }),
    ]);
  },
);

it('answers 404 for unknown carts, orders, lines and packages', async () => {
  const { Booking, ...stay } = cartBody('addStay');
  const missing = [
    await cart('PUT', '/xapi/shopping-cart/currency', { body: cartBody('setCurrency') }),
    await cart('POST', '/xapi/shopping-cart/promo', { body: cartBody('addPromo') }),
    await cart('DELETE', '/xapi/shopping-cart/promo/AGUACLARA', { body: cartBody('removePromo') }),
    await cart('DELETE', '/xapi/shopping-cart/stays/none', { body: cartBody('removeStay') }),
    await cart('POST', '/xapi/orders/TQ-0000-0000/weather-claim', {
      body: cartBody('claimWeather'),
    }),
    await cart('POST', '/xapi/shopping-cart/stays', {
      body: { ...stay, Booking, PackageId: 'none' },
    }),
    await hotels('POST', '/hotels/bookings/none/confirm', {
      body: exampleOf('hotels', 'confirmStay').body,
    }),
  ];
  expect(missing.map(said)).toEqual([
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
    [404, 'UNKNOWN_PACKAGE'],
    [404, 'UNKNOWN_BOOKING'],
  ]);
});

it('accepts dearer nights of an order only with a payment of the difference', async () => {
  const added = await cart('POST', '/xapi/shopping-cart/stays', { body: cartBody('addStay') });
  const { SessionId, Stays, Totals } = added.body;
  const { Booking, Amount, Original } = cartBody('changeCartStay');
  const dollars = { ...Booking.rooms[0], total: { amount: 100, currency: 'USD' } };
  const elsewhere = { ...Booking, rooms: [dollars] };
  const changed = await cart('PATCH', `/xapi/shopping-cart/stays/${Stays[0].Id}`, {
    body: { ...cartBody('changeCartStay'), SessionId, Booking: elsewhere },
  });
  expect(said(changed)).toEqual([409, 'STAY_CURRENCY']);

  const wanted = { ...cartBody('placeOrder'), SessionId, Total: Totals.Total };
  const order = await cart('POST', '/xapi/orders', { body: wanted });
  const amount = { amount: Math.round(Totals.Total * 100), currency: 'MXN' };
  const begun = await payment('POST', '/payments/intents', {
    body: {
      ...exampleOf('payment', 'beginIntent').body,
      amount,
      reference: wanted.Reference,
      plan: undefined,
    },
  });
  const { id } = begun.body;
  await sandbox.db
    .updateTable('intents')
    .set({ status: 'CAPTURED' })
    .where('id', '=', id)
    .execute();
  const at = `/xapi/orders/${order.body.Id}`;
  expect((await cart('POST', `${at}/confirm`, { body: { PaymentId: id } })).status).toBe(200);
  const moved = await cart('POST', `${at}/change-stay`, {
    body: {
      Line: order.body.Stays[0].Id,
      Booking,
      Amount: Amount + 1,
      Original,
      PaymentId: 'unknown',
      Reference: 'unknown',
    },
  });
  expect(said(moved)).toEqual([422, 'PAYMENT_NOT_ACCEPTED']);
});

it('stores a refusal under its key, and nothing of an unreadable request', async () => {
  const add = (body: object, key: string) =>
    cart('POST', '/xapi/shopping-cart/items', { body, key });
  const good = cartBody('addItem');
  const alone = { ...good, Units: { ADULT: 0, CHILD: 2, INFANT: 0 } };
  const odd = { ...good, Units: { ADULT: 1.5, CHILD: 0, INFANT: 0 } };
  const first = await add(alone, 'refused');
  expect(said(first)).toEqual([422, 'ADULT_REQUIRED']);
  // The stored reply, with the first request id.
  expect((await add(alone, 'refused')).body).toEqual(first.body);
  expect(said(await add(good, 'refused'))).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  expect(said(await add(odd, 'refused'))).toEqual([400, 'BAD_REQUEST']);
  expect(said(await add(odd, 'unread'))).toEqual([400, 'BAD_REQUEST']);
  expect((await add(good, 'unread')).status).toBe(201);
});

it('counts a place for everyone, infants included', async () => {
  const good = cartBody('addItem');
  const { Slug, Date: date } = good;
  const left = async () => {
    const query = `slug=${Slug}&month=${date.slice(0, 7)}&currency=MXN`;
    const { body } = await cart('GET', `/xapi/calendar?${query}`);
    return body.days.find((day: { date: string }) => day.date === date).left;
  };
  const before = await left();
  const Units = { ADULT: 2, CHILD: 1, INFANT: 1 };
  await cart('POST', '/xapi/shopping-cart/items', { body: { ...good, Units } });
  expect(await left()).toBe(before - 4);
});

it('starts a stay at the hotel’s check-in hour in Cancún time', async () => {
  const dates = { checkIn: '2026-11-24', checkOut: '2026-11-26' };
  const body = { ...exampleOf('hotels', 'searchStays').body, ...dates, hotels: ['hxm'] };
  const found = await hotels('POST', '/hotels/search', { body });
  const [{ token }] = found.body.hotels[0].offers;
  const rooms = [{ token, adults: 2, childAges: [4] }];
  const booked = await hotels('POST', '/hotels/bookings', { body: { rooms, language: 'en' } });
  const at = `/hotels/bookings/${booked.body.id}`;
  await hotels('POST', `${at}/confirm`, { body: exampleOf('hotels', 'confirmStay').body });
  const before = sandbox.now();
  const cancel = () =>
    hotels('POST', `${at}/cancel`, { body: { amount: { amount: 1, currency: 'MXN' } } });
  sandbox.setNow(new Date('2026-11-24T19:59:00Z'));
  expect(said(await cancel())).toEqual([409, 'AMOUNT_CHANGED']);
  sandbox.setNow(new Date('2026-11-24T20:00:00Z'));
  expect(said(await cancel())).toEqual([409, 'TOO_LATE']);
  sandbox.setNow(before);
});

it('changes a booking only with valid offers, and holds no past nights', async () => {
  const today = '2026-11-23';
  const search = { ...exampleOf('hotels', 'searchStays').body, checkIn: today };
  const found = await hotels('POST', '/hotels/search', {
    body: { ...search, checkOut: addDays(today, 2) },
  });
  const [{ token, total }] = found.body.hotels[0].offers;
  const rooms = [{ token, adults: 2, childAges: [4] }];
  const { body: booking } = await hotels('POST', '/hotels/bookings', {
    body: { rooms, language: 'en' },
  });
  const at = `/hotels/bookings/${booking.id}`;
  const changeTo = (body: object) => hotels('POST', `${at}/change`, { body });
  const unknown = [{ ...rooms[0], token: 'unknown-token' }];
  expect(said(await changeTo({ rooms: unknown, amount: total }))).toEqual([422, 'OFFER_UNKNOWN']);
  sandbox.setNow(new Date(sandbox.now().getTime() + 31 * 60_000));
  expect(said(await changeTo({ rooms, amount: total }))).toEqual([410, 'OFFER_ENDED']);
  sandbox.setNow(new Date('2026-11-25T18:00:00Z'));
  const until = new Date(sandbox.now().getTime() + 60_000).toISOString();
  expect(said(await hotels('POST', `${at}/hold`, { body: { until } }))).toEqual([422, 'DAY_PAST']);
});
