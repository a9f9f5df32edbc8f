import { Backend, HttpCartGateway, HttpCartStays, HttpOrdersGateway } from '@shop/adapters/http';
import { HttpStayBookings, HttpStaySearch } from '@shop/adapters/http';
import { add, addDays, type CurrencyCode, money, type StayBooking, toDecimal } from '@shop/domain';
import type { PackageWritten, StayAsked } from '@shop/ports/backends';
import { startSandbox } from '@shop/test/start-sandbox';
import { callsOf, freshKey } from '../../backends/test/support/sandbox-calls.js';

const sandbox = await startSandbox({ now: new Date('2026-11-23T15:00:00Z') });
const client = (baseUrl: string, token: string) =>
  new Backend({
    name: 'stays',
    baseUrl,
    headers: { authorization: `Bearer ${token}`, PrefixProject: 'taquilla', SiteCode: 'CORAL' },
    deadlineMs: 5000,
    concurrency: 4,
    queue: 4,
  });
const hotelApi = client(sandbox.hotelsUrl, sandbox.tokens.hotels);
const cartApi = client(sandbox.cartUrl, sandbox.tokens.cart);
const payment = callsOf(sandbox, 'payment');
afterAll(() => Promise.all([hotelApi.stop(), cartApi.stop()]));

const search = new HttpStaySearch(hotelApi);
const bookings = new HttpStayBookings({ reads: hotelApi, writes: hotelApi });
const stays = new HttpCartStays(cartApi);
const carts = new HttpCartGateway(cartApi);
const orders = new HttpOrdersGateway({ reads: cartApi, writes: cartApi });

const party = { adults: 2, childAges: [4] };

function answered<T>(reply: StayAsked<T>): T {
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.answer;
}
function written(reply: PackageWritten) {
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.state;
}

/** A room that is held, at the rate that can be cancelled. */
async function held(checkIn = '2026-12-07', currency: CurrencyCode = 'MXN'): Promise<StayBooking> {
  const checkOut = addDays(checkIn, 2);
  const found = await search.search({
    hotels: ['hxm'],
    checkIn,
    checkOut,
    rooms: [party],
    promoCode: 'MAREA10',
    currency,
    language: 'es',
  });
  const offers = answered(found).hotels[0]?.rooms[0] ?? [];
  const token = offers.find(({ rule }) => rule.freeUntil)?.token ?? '';
  return answered(await bookings.book([{ token, party }], 'es', freshKey()));
}

const ticket = {
  slug: 'guarida',
  day: '2026-12-08',
  time: undefined,
  people: { ADULT: 2, CHILD: 0, INFANT: 0 },
  extras: [],
  components: [],
};
const contact = {
  firstName: 'Ana',
  lastName: 'Canul',
  email: 'ana@example.com',
  country: 'MX',
  phone: '+529985550134',
};

it('keeps a stay beside tickets, at its own price, and gives it back to the letter', async () => {
  const booking = await held();
  const first = written(await stays.addStay(undefined, booking, 'MXN', 'es', freshKey()));
  expect(first.cart).toMatchObject({ total: booking.total, original: booking.original });
  const { session, cart } = written(
    await carts.add(first.session, ticket, 'MXN', 'es', freshKey()),
  );
  expect(cart.stays).toEqual([
    { id: cart.stays?.[0]?.id, booking, amount: booking.total, status: 'HELD' },
  ]);
  expect(cart.total).toEqual(add(cart.lines[0]?.amount ?? booking.total, booking.total));
  const count = await carts.cartOf(session, { language: 'es', layout: 'desktop' });
  expect(count).toMatchObject({ cart: { productCount: 2 } });
  expect(cart.expiresAt && booking.heldUntil && cart.expiresAt <= booking.heldUntil).toBe(true);
});

it('refuses the same booking twice, another currency, and the eleventh thing', async () => {
  const booking = await held();
  const { session } = written(await stays.addStay(undefined, booking, 'MXN', 'es', freshKey()));
  const twice = await stays.addStay(session, booking, 'MXN', 'es', freshKey());
  expect(twice).toMatchObject({ kind: 'refused', refusal: 'duplicate' });
  const dollars = await stays.addStay(
    session,
    await held('2026-12-01', 'USD'),
    'MXN',
    'es',
    freshKey(),
  );
  expect(dollars).toMatchObject({ kind: 'refused', refusal: 'stayCurrency' });
  expect(await carts.setCurrency(session, 'USD', 'es', freshKey())).toMatchObject({
    kind: 'refused',
    refusal: 'stayCurrency',
  });
  for (let more = 0; more < 9; more += 1)
    written(await stays.addStay(session, { ...booking, id: `b${more}` }, 'MXN', 'es', freshKey()));
  const eleventh = await stays.addStay(session, { ...booking, id: 'c' }, 'MXN', 'es', freshKey());
  expect(eleventh).toMatchObject({ kind: 'refused', refusal: 'cartFull' });
  const park = await carts.add(session, ticket, 'MXN', 'es', freshKey());
  expect(park).toMatchObject({ kind: 'refused', refusal: 'cartFull' });
});

it('lets nothing be ordered with a stay that nobody holds any more, until it is held again', async () => {
  const booking = await held();
  const { session, cart } = written(
    await stays.addStay(undefined, booking, 'MXN', 'es', freshKey()),
  );
  const place = (total = booking.total) =>
    orders.place({ session, contact, language: 'es', total, reference: freshKey() }, freshKey());
  sandbox.setNow(new Date(sandbox.now().getTime() + 21 * 60_000));
  const shown = await carts.display(session, { language: 'es', layout: 'desktop' });
  expect(shown).toMatchObject({
    answer: { cart: { stays: [{ status: 'UNAVAILABLE' }], total: money(0, 'MXN') } },
  });
  expect(await place()).toMatchObject({ kind: 'refused', refusal: 'lineUnavailable' });
  const until = new Date(sandbox.now().getTime() + 20 * 60_000);
  const again = answered(await bookings.hold(booking.id, until, freshKey()));
  const id = cart.stays?.[0]?.id ?? '';
  written(await stays.changeStay(session, id, again, 'es', freshKey()));
  expect(await place()).toMatchObject({ kind: 'ok', state: { stays: [{ booking: again }] } });
});

it('goes into an order, leaves the cart with it, and is given back by the rules of its rooms', async () => {
  const booking = await held('2026-12-14');
  const { session } = written(await stays.addStay(undefined, booking, 'MXN', 'es', freshKey()));
  const { cart } = written(
    await carts.add(session, { ...ticket, day: '2026-12-15' }, 'MXN', 'es', freshKey()),
  );
  const reference = freshKey();
  const placed = await orders.place(
    { session, contact, language: 'es', total: cart.total, reference },
    freshKey(),
  );
  if (placed.kind !== 'ok') throw new Error(JSON.stringify(placed));
  const paid = await paidBy(cart.total.amount, reference);
  const confirmed = await orders.confirm(placed.state.id, paid, freshKey());
  expect(confirmed).toMatchObject({ state: { status: 'CONFIRMED', total: cart.total } });
  const gone = await carts.display(session, { language: 'es', layout: 'desktop' });
  expect(gone.kind).toBe('unknown');
  const line = placed.state.stays?.[0]?.id;
  const cancel = (amount: number) =>
    callsOf(sandbox, 'cart')('POST', `/xapi/orders/${placed.state.id}/cancel`, {
      body: { Lines: [line], Way: 'REFUND', Amount: amount },
    });
  expect(await cancel(1)).toMatchObject({ status: 409, body: { code: 'AMOUNT_CHANGED' } });
  const done = await cancel(toDecimal(booking.total));
  expect(done.body.Stays[0].Cancellation).toMatchObject({ Amount: toDecimal(booking.total) });
  expect(done.body.Status).toBe('CONFIRMED');
  expect(await cancel(0)).toMatchObject({ body: { code: 'TICKET_CANCELLED' } });
});

/** A payment of this amount, taken. */
async function paidBy(amount: number, reference: string): Promise<string> {
  const { body } = await payment('POST', '/payments/intents', {
    body: {
      amount: { amount, currency: 'MXN' },
      method: 'CARD',
      reference,
      returnUrl: 'http://localhost/back',
      language: 'es',
      description: 'x',
    },
  });
  await sandbox.db
    .updateTable('intents')
    .set({ status: 'CAPTURED' })
    .where('id', '=', body.id)
    .execute();
  return body.id;
}
