import { errorText } from '@shop/domain';
import {
  approvedCard,
  checkOut,
  contact,
  fillCart,
  payAt,
  sellableDays,
} from '@shop/test/purchases';
import { type ShopUnderTest, startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { createSeal } from '../../apps/bff/src/visit/seal.js';

// Without page cache: each page shows the current state of the backend.
const shop = await startBff({}, { PAGE_FRESH_SECONDS: '0' });
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

const bruma = '/es/entrada-bruma/';
const month = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 7);
const [day = ''] = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${month}`));

async function untilCounted(visitor: Visitor): Promise<void> {
  while ((await visitor.see('/es/')).visitor.cartCount !== 1)
    await new Promise((resolve) => setTimeout(resolve, 250));
}

const outage = { api: 'cart', times: 1000 } as const;

it('keeps a cart usable when its first handle write was parked', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, day);
  const path = '/es/pago/';
  const { view } = await visitor.look('checkout', path);
  if (view.kind !== 'open') throw new Error(`checkout is ${view.kind}`);
  // As after a short outage with no page load since.
  const seal = createSeal(['a-session-secret-of-the-tests-of-32-characters']);
  const session = seal.open(visitor.cookie('__Host-cart') ?? '', 'cart') ?? '';
  visitor.setCookie('__Host-cart', '');
  visitor.setCookie('__Host-parked', seal.close(session, 'parked'));
  const { attempt, digest } = view;
  const body = { path, ...contact, method: 'VI', attempt, digest };
  const reply: unknown = await (await visitor.postJson('/api/checkout', body)).json();
  expect(reply).toMatchObject({ kind: 'done' });
});

it('shows pages while the cart count is down, and the cart afterwards', async () => {
  // Its own shop, since a failed backend stays unused for a while.
  const own = await startBff({}, { PAGE_FRESH_SECONDS: '0' });
  const visitor = own.visitor();
  await fillCart(visitor, bruma, day);
  own.sandbox.faults.add({ ...outage, mode: 'down', path: '/xapi/shopping-cart' });
  const page = await visitor.see('/es/');
  expect([page.screen, page.visitor.cartCount]).toEqual(['home', 0]);
  expect(visitor.cookie('__Host-cart')).toBeUndefined();
  expect(visitor.cookie('__Host-parked')).toBeDefined();
  const cart = await visitor.look('cart', '/es/carrito/');
  expect(cart.view).toMatchObject({
    kind: 'failed',
    problem: { text: errorText('cartUnavailable', 'es') },
  });
  own.sandbox.faults.clear();
  await untilCounted(visitor);
  expect(visitor.cookie('__Host-cart')).toBeDefined();
  await own.stop();
}, 60_000);

it('answers 503 in the frame, never 500, when the page has no subject, and logs the failed backend', async () => {
  const fresh = await startBff({}, { PAGE_FRESH_SECONDS: '0' });
  fresh.sandbox.faults.add({ ...outage, mode: 'nonsense' });
  const ids: (string | null)[] = [];
  for (const [path, code] of [
    ['/es/entrada-bruma/', 'prices'],
    ['/es/parques-y-tours/', 'catalogue'],
    ['/es/arma-tu-paquete/', 'catalogue'],
  ] as const) {
    const response = await fresh.visitor().get(path, { accept: 'text/html' });
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 503]);
    expect(html).toContain(errorText(code, 'es'));
    expect(html).toContain('<header');
    ids.push(response.headers.get('x-request-id'));
  }
  // One line of a kind in ten seconds, with the request id of the reply it caused.
  const lines = fresh.logged.filter(({ event }) => event === 'backend-malformed');
  expect(lines.map(({ backend, requestId }) => [backend, requestId])).toEqual([['cart', ids[0]]]);
  expect((await fresh.visitor().get('/es/')).status).toBe(200);
  await fresh.stop();
});

it('needs no backend for the lists that it asked for at its start', async () => {
  const opened = await startBff({}, { PAGE_FRESH_SECONDS: '0' });
  await opened.askAhead();
  for (const api of ['cart', 'hotels', 'payment'] as const)
    opened.sandbox.faults.add({ ...outage, api, mode: 'down' });
  const { view } = await opened.visitor().look('home', '/es/');
  expect(view.posters.filter(({ from }) => from)).not.toEqual([]);
  expect(view.hotels.map(({ night }) => night.kind)).toContain('from');
  await opened.stop();
});

it('reassures the buyer while an order lookup fails, and retries', async () => {
  const own = await startBff();
  const visitor = own.visitor();
  await fillCart(visitor, bruma, day);
  const back = await payAt(await checkOut(visitor, '/es/pago/'), approvedCard);
  const order = (await visitor.get(back)).headers.get('location') ?? '';
  own.sandbox.faults.add({ ...outage, mode: 'down' });
  expect((await visitor.get(order, { accept: 'text/html' })).status).toBe(503);
  const { view } = await visitor.look('internalError', order);
  expect(view).toMatchObject({
    title: errorText('unavailableTitle', 'es'),
    text: errorText('orderUnavailable', 'es'),
    retry: order,
  });
  own.sandbox.faults.clear();
  // The circuit breaker keeps the shop from a failed backend for a while.
  while ((await visitor.see(order)).screen !== 'order')
    await new Promise((resolve) => setTimeout(resolve, 250));
  await own.stop();
}, 60_000);

it('forbids proxies to cache a page when the shop caches none', async () => {
  const response = await shop.visitor().get('/en/', { accept: 'text/html' });
  expect(response.headers.get('cache-control')).toBe('private, no-cache, no-transform');
});

it('shows the buy page without its calendar, in the visitor’s language, with a retry', async () => {
  shop.sandbox.faults.add({ ...outage, mode: 'down', path: '/xapi/calendar' });
  const { view } = await shop.visitor().look('buy', '/pt/ingresso-guarida/');
  expect(view.calendar.problem).toMatchObject({
    text: errorText('calendar', 'pt'),
    actions: [{ kind: 'retry' }],
  });
  expect(view.people.length).toBe(3);
});

it('shows premade packages without totals while no calendar is available, and with totals later', async () => {
  const look = async () => (await shop.visitor().look('packages', '/pt/pacotes/')).view.packages;
  shop.sandbox.faults.add({ ...outage, mode: 'down', path: '/xapi/calendar' });
  const without = await look();
  shop.sandbox.faults.clear();
  expect(without.length).toBeGreaterThanOrEqual(3);
  expect(without.filter(({ total }) => total)).toEqual([]);
  expect(without.every(({ tickets }) => tickets.every(({ from }) => from))).toBe(true);
  // The circuit breaker keeps the shop from a failed backend for a while.
  while ((await look()).some(({ total }) => !total))
    await new Promise((resolve) => setTimeout(resolve, 250));
});

it('shows the buy page without add-on prices when there is no quote', async () => {
  shop.sandbox.faults.add({ ...outage, mode: 'nonsense', path: '/xapi/pricing' });
  const { view } = await shop.visitor().look('buy', `${bruma}?date=${day}`);
  expect(view.summary).toMatchObject({
    kind: 'failed',
    problem: { text: errorText('prices', 'es') },
  });
  expect(view.extras.every(({ price }) => price === undefined)).toBe(true);
});

it('answers an action from the catalogue when the backend is down, and keeps the input', async () => {
  shop.sandbox.faults.add({ ...outage, mode: 'down', path: '/xapi/shopping-cart/items' });
  const visitor = shop.visitor();
  const fields = {
    path: bruma,
    slug: 'bruma',
    date: day,
    adults: '4',
    attempt: 'attempt-when-down',
  };
  const response = await visitor.postForm('/api/cart/items', fields);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain(errorText('cartUpdate', 'es'));
  expect(html).toMatch(/name="adults"[^>]*value="4"|value="4"[^>]*name="adults"/);
});

/** Replies take four seconds and backend timeouts are long, so only the page's ends the wait. */
const slow = { mode: 'slow', ms: 4_000 } as const;
const patient = { CART_READ_MS: '30000', PAYMENT_LOOKUPS_READ_MS: '30000' };

it('keeps the cart of a backend that is late, also while less is waited for it', async () => {
  const own = await startBff({}, { PAGE_FRESH_SECONDS: '0' });
  const visitor = own.visitor();
  await fillCart(visitor, bruma, day);
  own.sandbox.faults.add({ ...slow, api: 'cart', path: '/xapi/shopping-cart' });
  const counted = async (path: string): Promise<unknown> =>
    (await visitor.get(`/api/screens/cart-count?path=${encodeURIComponent(path)}`)).json();
  // The first waits until the backend counts as silent.
  for (const path of ['/es/', '/es/', '/nowhere']) {
    expect(await counted(path)).toMatchObject({ count: 1 });
    expect((await visitor.see('/es/')).visitor.cartCount).toBe(1);
  }
  expect(visitor.cookie('__Host-cart')).toBeDefined();
  await own.stop();
});

describe('slow backends', () => {
  let late: ShopUnderTest;
  beforeAll(async () => {
    late = await startBff(
      {},
      { ...patient, PAGE_FRESH_SECONDS: '0', PAGE_DEADLINE_MS: '1000', CART_COUNT_MS: '300' },
    );
  });
  afterEach(() => late.sandbox.faults.clear());
  afterAll(() => late.stop());

  it('do not delay the page for the cart count, and keep the cart', async () => {
    const visitor = late.visitor();
    await fillCart(visitor, bruma, day);
    late.sandbox.faults.add({ ...slow, api: 'cart', path: '/xapi/shopping-cart' });
    const page = await visitor.see('/es/');
    expect([page.screen, page.visitor.cartCount]).toEqual(['home', 1]);
    const html = await (await visitor.get('/es/', { accept: 'text/html' })).text();
    expect(html).toMatch(/data-cart-count="">1</);
    expect(visitor.cookie('__Host-cart')).toBeDefined();
    late.sandbox.faults.clear();
    expect((await visitor.see('/es/')).visitor.cartCount).toBe(1);
  });

  it('are called in parallel for a checkout, which names the slow part', async () => {
    const visitor = late.visitor();
    await fillCart(visitor, bruma, day);
    late.sandbox.faults.add({ ...slow, api: 'payment', path: '/payments/methods' });
    const { view } = await visitor.look('checkout', '/es/pago/');
    expect(view).toMatchObject({ kind: 'open', methodsProblem: errorText('methods', 'es') });
    expect(view.kind === 'open' && view.lines.length).toBe(1);
  });
});
