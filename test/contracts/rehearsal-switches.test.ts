import {
  Backend,
  type Mode,
  modesOf,
  portNames,
  type Reply,
  Switches,
  type SwitchOrder,
} from '@shop/adapters/http';
import { startBackend } from '@shop/test/fake-backend';
import { z } from 'zod';

const upstream = await startBackend();
const clients: Backend[] = [];
afterAll(async () => {
  await Promise.all(clients.map((one) => one.stop()));
  await upstream.stop();
});

const shape = z.object({ price: z.number() });

/** A client of a port with its switches; tests of a slow backend use a short timeout. */
function switched(port: (typeof portNames)[number], deadlineMs = 10_000) {
  const switches = new Switches();
  const client = new Backend({
    name: port,
    baseUrl: upstream.url,
    deadlineMs,
    concurrency: 2,
    queue: 2,
    wire: (send) => switches.before(port, send),
  });
  clients.push(client);
  switches.onTurn(() => client.forget());
  return { switches, ask: (path = 'thing') => client.get(path, { shape }), client };
}

const kinds: Partial<Readonly<Record<Mode, Partial<Reply<unknown>>>>> = {
  slow: { kind: 'timeout' },
  down: { kind: 'unavailable' },
  serverError: { kind: 'unavailable' },
  unauthorized: { kind: 'rejected', status: 401 },
  malformed: { kind: 'malformed' },
  truncated: { kind: 'malformed' },
};
const ofEachPort = portNames.flatMap((port) =>
  Object.entries(kinds).map(([mode, reply]) => ({ port, mode, reply })),
);

it.each(ofEachPort)('$port set to $mode behaves so until it is reset', async (row) => {
  const { port, mode, reply } = row;
  upstream.reply('/thing', 200, { price: 7 });
  const { switches, ask } = switched(port, mode === 'slow' ? 500 : undefined);
  expect(switches.turnOn({ port, mode })).toBeUndefined();
  expect(await ask()).toMatchObject(reply);
  switches.turnOff();
  expect(await ask()).toEqual({ kind: 'ok', body: { price: 7 } });
});

it.each(portNames)('%s set to stale repeats its previous answer', async (port) => {
  upstream.reply('/thing', 200, { price: 7 });
  const { switches, ask } = switched(port);
  await ask();
  upstream.reply('/thing', 200, { price: 8 });
  switches.turnOn({ port, mode: 'stale' });
  expect(await ask()).toMatchObject({ body: { price: 7 } });
  switches.turnOff();
  expect(await ask()).toMatchObject({ body: { price: 8 } });
});

it('takes effect at once, in any state of the breaker', async () => {
  upstream.reply('/thing', 200, { price: 7 });
  const { switches, ask } = switched('cart');
  switches.turnOn({ port: 'cart', mode: 'down' });
  for (let calls = 0; calls < 25; calls += 1) await ask();
  switches.turnOff();
  expect(await ask()).toMatchObject({ kind: 'ok' });
});

it('affects the given calls the given number of times', async () => {
  upstream.reply('/thing', 200, { price: 7 });
  const { switches, ask } = switched('cart');
  switches.turnOn({ port: 'cart', mode: 'unauthorized', path: 'other' });
  expect(await ask()).toMatchObject({ kind: 'ok' });
  switches.turnOn({ port: 'cart', mode: 'unauthorized', path: 'thing', method: 'GET', times: 1 });
  expect(await ask()).toMatchObject({ kind: 'rejected' });
  expect(await ask()).toMatchObject({ kind: 'ok' });
});

const day = { date: '2027-03-01', status: 'AVAILABLE', priceFrom: '10.50', left: 5 };
const anything = z.unknown();
const free = { ...day, startTimes: [{ time: '08:00', status: 'LIMITED', left: 2 }] };
const gone = {
  ...day,
  status: 'SOLD_OUT',
  left: 0,
  startTimes: [{ time: '08:00', status: 'SOLD_OUT', left: 0 }],
};
const closed = { date: '2027-03-02', status: 'CLOSED' };
const cart = { Items: [{ Id: 'a', Status: 'HELD', Amount: 10 }], Stays: [{ Amount: 5 }] };
const hotel = { code: 'x', offers: [{ total: { amount: 10, currency: 'MXN' } }] };
const night = { date: '2027-03-01', status: 'LIMITED', priceFrom: { amount: 9 }, canBegin: true };

it.each<[SwitchOrder['port'], Mode, string, unknown, unknown]>([
  ['cart', 'soldOut', 'GET xapi/calendar', { days: [free, closed] }, { days: [gone, closed] }],
  [
    'cart',
    'soldOut',
    'GET xapi/shopping-cart-for-display',
    cart,
    { ...cart, Items: [{ ...cart.Items[0], Status: 'UNAVAILABLE', Reason: 'SOLD_OUT' }] },
  ],
  [
    'hotels',
    'soldOut',
    'POST hotels/search',
    { hotels: [hotel] },
    { hotels: [{ code: 'x', offers: [], none: { reason: 'SOLD_OUT' } }] },
  ],
  [
    'hotels',
    'soldOut',
    'GET hotels/calendar',
    { days: [night] },
    { days: [{ ...night, status: 'SOLD_OUT', priceFrom: null, canBegin: false }] },
  ],
  [
    'cart',
    'priceChanged',
    'GET xapi/calendar',
    { days: [day] },
    { days: [{ ...day, priceFrom: '21' }] },
  ],
  ['cart', 'priceChanged', 'POST xapi/pricing', { Total: 10, Left: 3 }, { Total: 20, Left: 3 }],
  [
    'cart',
    'priceChanged',
    'GET xapi/shopping-cart-for-display',
    cart,
    { ...cart, Items: [{ ...cart.Items[0], Amount: 20 }] },
  ],
  ['cart', 'priceChanged', 'GET xapi/orders/1', { Total: 10 }, { Total: 10 }],
  [
    'hotels',
    'priceChanged',
    'POST hotels/search',
    hotel,
    { ...hotel, offers: [{ total: { amount: 20, currency: 'MXN' } }] },
  ],
])('%s that is %s answers %s otherwise', async (port, mode, call, said, heard) => {
  const { switches, client } = switched(port);
  const [method = '', path = ''] = call.split(' ');
  upstream.reply(`${method} /${path}`, 200, said);
  switches.turnOn({ port, mode });
  const reply =
    method === 'GET'
      ? await client.get(path, { shape: anything })
      : await client.send('POST', path, { body: {}, shape: anything });
  expect(reply).toEqual({ kind: 'ok', body: heard });
});

it.each<[SwitchOrder['port'], 'POST' | 'PATCH', string, string]>([
  ['cart', 'POST', 'xapi/shopping-cart/items', 'NO_AVAILABILITY'],
  ['cart', 'POST', 'xapi/shopping-cart/packages', 'NO_AVAILABILITY'],
  ['cart', 'POST', 'xapi/orders', 'LINE_UNAVAILABLE'],
  ['hotels', 'POST', 'hotels/bookings', 'NO_AVAILABILITY'],
])('%s that is sold out refuses %s %s without a call', async (port, method, path, code) => {
  const { switches, client } = switched(port);
  switches.turnOn({ port, mode: 'soldOut' });
  const asked = upstream.seen.length;
  const reply = await client.send(method, path, { body: {}, key: 'k', shape: anything });
  expect(reply).toMatchObject({ kind: 'rejected', status: 409, code });
  expect(upstream.seen).toHaveLength(asked);
});

it.each<[SwitchOrder['port'], string, object]>([
  ['cart', 'promoExpired', { status: 409, code: 'PROMO_EXPIRED' }],
  ['hotels', 'noRoom', { status: 409, code: 'NO_AVAILABILITY' }],
  ['cart', 'absent', { status: 404, code: 'NOT_FOUND' }],
])('%s refuses for %s with its own code', async (port, refusal, said) => {
  const { switches, ask } = switched(port);
  switches.turnOn({ port, mode: 'refused', refusal });
  expect(await ask()).toMatchObject({ kind: 'rejected', ...said });
});

it.each([
  {},
  { port: 'cart' },
  { port: 'cart', mode: 'asleep' },
  { port: 'payment', mode: 'soldOut' },
  { port: 'cart', mode: 'refused' },
  { port: 'cart', mode: 'down', more: 1 },
])('refuses a switch such as %j', (order) => {
  const switches = new Switches();
  expect(switches.turnOn(order)).toEqual(expect.any(String));
  expect(switches.on).toEqual([]);
});

it('offers the modes of a port', () => {
  expect(modesOf('mail')).not.toContain('soldOut');
  expect(modesOf('hotels')).toContain('priceChanged');
});
