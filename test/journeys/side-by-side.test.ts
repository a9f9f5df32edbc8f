import { startGatheringProxy } from '@shop/test/gathering-proxy';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';

/**
 * Its own shop: two slow backends must cost a page one wait. The proxy replies once all calls have
 * arrived, so a page that calls them in turn times out and misses a part.
 */
const { gather, url, stop } = await startGatheringProxy();
const shop = await startBff({}, async ({ cartUrl, paymentUrl, hotelsUrl }) => ({
  PAGE_FRESH_SECONDS: '0',
  PAGE_DEADLINE_MS: '10000',
  CART_READ_MS: '30000',
  PAYMENT_LOOKUPS_READ_MS: '30000',
  HOTELS_READ_MS: '30000',
  CART_API_URL: url(cartUrl),
  PAYMENT_API_URL: url(paymentUrl),
  HOTELS_API_URL: url(hotelsUrl),
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

it('calls cart and payment methods of a checkout in parallel', async () => {
  const visitor = shop.visitor();
  const [day = ''] = sellableDays(await visitor.look('buy', `${bruma}?month=${month}`));
  await fillCart(visitor, bruma, day);
  gather('/cart-api/xapi/shopping-cart-for-display', '/payment-api/payments/methods');
  const { view } = await visitor.look('checkout', '/es/pago/');
  expect(view.kind === 'open' && [view.lines.length, view.methodsProblem]).toEqual([1, undefined]);
});
