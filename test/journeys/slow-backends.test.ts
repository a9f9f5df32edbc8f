import { errorText } from '@shop/domain';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';

/**
 * The backends answer after four seconds: a page that waited for them would be whole. Their own
 * deadlines are far away, so only the page's can have ended the waiting.
 */
const slow = { mode: 'slow', ms: 4_000 } as const;
const patient = { CART_READ_MS: '30000', PAYMENT_LOOKUPS_READ_MS: '30000' };
const shop = await startBff(
  {},
  { ...patient, PAGE_FRESH_SECONDS: '0', PAGE_DEADLINE_MS: '1000', CART_COUNT_MS: '300' },
);
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

const bruma = '/es/entrada-bruma/';
const month = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 7);
const [day = ''] = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${month}`));

it('shows a page without the count of a cart that is late, and keeps the cart', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, day);
  shop.sandbox.faults.add({ ...slow, api: 'cart', path: '/xapi/shopping-cart' });
  const page = await visitor.see('/es/');
  expect([page.screen, page.visitor.cartCount]).toEqual(['home', undefined]);
  const html = await (await visitor.get('/es/', { accept: 'text/html' })).text();
  expect(html).toMatch(/data-cart-count=""[^>]*data-empty/);
  expect(visitor.cookie('__Host-cart')).toBeDefined();
  shop.sandbox.faults.clear();
  expect((await visitor.see('/es/')).visitor.cartCount).toBe(1);
});

it('says on the cart page that the cart is late, and parks it', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, day);
  shop.sandbox.faults.add({ ...slow, api: 'cart', path: '/xapi/shopping-cart' });
  const { view } = await visitor.look('cart', '/es/carrito/');
  expect(view).toMatchObject({
    kind: 'failed',
    problem: { text: errorText('cartUnavailable', 'es') },
  });
  expect(visitor.cookie('__Host-parked')).toBeDefined();
});

it('shows a buy page without its calendar and its price when both are late', async () => {
  for (const path of ['/xapi/calendar', '/xapi/pricing'])
    shop.sandbox.faults.add({ ...slow, api: 'cart', path });
  const { view } = await shop.visitor().look('buy', '/pt/ingresso-copalera/');
  expect(view.calendar.problem?.text).toBe(errorText('calendar', 'pt'));
  expect(view.people.length).toBe(3);
});

it('asks side by side what a checkout needs, and says which part is late', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, day);
  shop.sandbox.faults.add({ ...slow, api: 'payment', path: '/payments/methods' });
  const { view } = await visitor.look('checkout', '/es/pago/');
  expect(view).toMatchObject({ kind: 'open', methodsProblem: errorText('methods', 'es') });
  expect(view.kind === 'open' && view.lines.length).toBe(1);
});

it('says in the frame that a page has no subject when that is late', async () => {
  const fresh = await startBff({}, { ...patient, PAGE_DEADLINE_MS: '1000' });
  fresh.sandbox.faults.add({ ...slow, api: 'cart' });
  const response = await fresh.visitor().get('/en/parks-and-tours/', { accept: 'text/html' });
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining(errorText('catalogue', 'en')),
  ]);
  await fresh.stop();
});
