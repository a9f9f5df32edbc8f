import { startGatheringProxy } from '@shop/test/gathering-proxy';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';

/**
 * Its own shop: two slow backends must cost a page one wait. The proxy replies once all calls have
 * arrived, so a page that calls them in turn times out and misses a part.
 */
const { gather, others, url, stop } = await startGatheringProxy();
const shop = await startBff({}, async ({ cartUrl, paymentUrl, hotelsUrl, searchUrl }) => ({
  PAGE_FRESH_SECONDS: '0',
  PAGE_DEADLINE_MS: '10000',
  CART_READ_MS: '30000',
  PAYMENT_LOOKUPS_READ_MS: '30000',
  HOTELS_READ_MS: '30000',
  CART_API_URL: url(cartUrl),
  PAYMENT_API_URL: url(paymentUrl),
  HOTELS_API_URL: url(hotelsUrl),
  SEARCH_API_URL: url(searchUrl),
}));
afterAll(async () => {
  await shop.stop();
  await stop();
});

const bruma = '/es/entrada-bruma/';
const month = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 7);

it('calls catalogue, prices and hotels of the first page in parallel', async () => {
  gather('/cart-api/xapi/products', '/cart-api/xapi/prices-from', '/hotel-api/hotels');
  const { posters, hotels } = (await shop.visitor().look('home', '/es/')).view;
  expect(posters.map(({ from }) => typeof from)).toEqual(posters.map(() => 'object'));
  expect(hotels.map(({ night }) => night.kind)).toEqual(hotels.map(() => 'from'));
});

// In another currency, so that nothing is cached.
it('calls days and prices of a ticket in parallel', async () => {
  gather('/cart-api/xapi/calendar', '/cart-api/xapi/prices-from');
  const { calendar, about } = (await shop.visitor().look('buy', '/en/ticket-copalera/')).view;
  expect(calendar.problem).toBeUndefined();
  expect(about?.others.map(({ from }) => typeof from)).toEqual(Array(4).fill('object'));
});

const paths = {
  count: '/cart-api/xapi/shopping-cart',
  display: '/cart-api/xapi/shopping-cart-for-display',
  items: '/cart-api/xapi/shopping-cart/items',
  methods: '/payment-api/payments/methods',
  banks: '/payment-api/payments/banks',
  search: '/search-api/google-enterprise/search',
  answer: '/search-api/google-enterprise/answer',
};

/** Calls of this visitor. Shared replies are cached, and refreshed beside the page. */
const own = Object.values(paths).filter((path) => path !== paths.banks);
const inARow = () => others().filter((path) => own.includes(path));

async function aBuyer() {
  const visitor = shop.visitor();
  const [day = ''] = sellableDays(await visitor.look('buy', `${bruma}?month=${month}`));
  await fillCart(visitor, bruma, day);
  return { visitor, day };
}

/** The calls that a page makes together, and those that need a reply of these first. */
it.each([
  { page: 'cart', path: '/es/carrito/', together: [paths.count, paths.display], then: [] },
  {
    page: 'checkout',
    path: '/es/pago/',
    together: [paths.count, paths.display, paths.methods, paths.banks],
    then: [],
  },
  { page: 'home', path: '/es/', together: [paths.count], then: [] },
  // An answer needs the ids of its search (backends/contracts/search.yaml).
  {
    page: 'search',
    path: '/es/busqueda/?q=laguna',
    together: [paths.count, paths.search],
    then: [paths.answer],
  },
])('calls for the page $page: $together, then $then', async ({ path, together, then }) => {
  const { visitor } = await aBuyer();
  // Loads what is cached for all visitors.
  await visitor.see(path);
  gather(...together);
  const { visitor: state } = await visitor.see(path);
  expect(state.cartCount).toBe(1);
  expect(inARow()).toEqual(then);
});

it('makes one call to add a second ticket', async () => {
  const { visitor, day } = await aBuyer();
  const path = '/es/entrada-copalera/';
  const days = sellableDays(await visitor.look('buy', `${path}?month=${month}`));
  const date = days.find((one) => one !== day) ?? '';
  gather(paths.items);
  const item = { path, slug: 'copalera', date, adults: '2', attempt: 'attempt-of-the-second' };
  expect(await visitor.add(item)).toMatchObject({ kind: 'done', view: { count: 2 } });
  expect(inARow()).toEqual([]);
});

it.each([
  ['an unknown address', '/es/nowhere/', 404],
  ['a page without prices', '/es/mapa-de-sitio/', 200],
  ['a redirect', '/es/mapa-de-sitio', 301],
])('answers %s before the cart does', async (_, path, status) => {
  const { visitor } = await aBuyer();
  const handle = visitor.cookie('__Host-cart');
  gather(paths.count, '/never');
  const response = await visitor.get(path, { accept: 'text/html' });
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(status === 301 ? '' : /data-cart-count=""[^>]*>1</);
  expect(visitor.cookie('__Host-cart')).toBe(handle);
  gather();
});
