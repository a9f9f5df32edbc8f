import { languages } from '@shop/domain';
import { type Changes, startChangingProxy } from '@shop/test/changing-proxy';
import { turns } from '@shop/test/corpus';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { pause } from '@shop/test/stubborn';

/** A foreign catalogue beside a search, a cart and hotels that do not know its products. */
let changes: Changes = {};
let stopProxy = () => Promise.resolve();
const shop = await startBff({}, async ({ cartUrl }) => {
  const proxy = await startChangingProxy(cartUrl, () => changes);
  stopProxy = proxy.stop;
  return {
    CART_API_URL: proxy.url,
    PAGE_FRESH_SECONDS: '0',
    ANSWER_FRESH_SECONDS: '0',
    SEARCH_READ_MS: '20000',
  };
});
afterAll(async () => {
  await shop.stop();
  await stopProxy();
});

const bruma = '/es/entrada-bruma/';
const added = '/es/entrada-isla-nueva/';
const month = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 7);
const buyer = shop.visitor();

interface Slugged {
  readonly slug: string;
}
/** Bruma is gone, and there is a new place that only this catalogue has. */
const another: Changes = {
  '/xapi/products': ({ products }: { products: readonly Slugged[] }) => ({
    products: products.flatMap((one) => {
      if (one.slug !== 'copalera') return one.slug === 'bruma' ? [] : [one];
      return [one, { ...one, slug: 'isla-nueva', variantOf: 'isla-nueva', name: 'Isla Nueva' }];
    }),
  }),
  '/xapi/prices-from': ({ prices, ...rest }: { prices: readonly Slugged[] }) => ({
    ...rest,
    prices: [...prices, { slug: 'nobody-sells-it', priceFrom: 12 }],
  }),
};

const mapOf = async (language: string) =>
  (await shop.visitor().get(`/sitemap-${language}.xml`)).text();
const statusOf = async (path: string) => (await buyer.get(path, { accept: 'text/html' })).status;

beforeAll(async () => {
  const [day = ''] = sellableDays(await buyer.look('buy', `${bruma}?month=${month}`));
  await fillCart(buyer, bruma, day);
  changes = another;
  // The stale cached page is sent once more while a new one is rendered.
  while (!(await mapOf('es')).includes(added)) await pause(100);
});

it('lists only pages that exist', async () => {
  const maps = (await Promise.all(languages.map(mapOf))).join('');
  const pages = [...maps.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => new URL(one));
  expect(pages.length).toBeGreaterThan(150);
  const each = turns(1, 9);
  const looked = pages.filter((_, at) => at % each === 0).map(({ pathname }) => pathname);
  const ofPlaces = pages
    .map(({ pathname }) => pathname)
    .filter((one) => /bruma|isla-nueva/.test(one));
  for (const path of new Set([...looked, ...ofPlaces]))
    expect([path, await statusOf(path)]).toEqual([path, 200]);
});

it('shows a place known only to the catalogue, by name', async () => {
  const { view } = await buyer.look('buy', added);
  expect([view.name, view.calendar.problem?.code]).toEqual(['Isla Nueva', 'calendar']);
});

it('answers 404 for a removed place and drops it from search', async () => {
  expect(await statusOf(bruma)).toBe(404);
  expect(await statusOf('/es/acerca-de-bruma/')).toBe(404);
  const { view } = await buyer.look('search', '/es/busqueda/?q=bruma');
  expect(view.groups.map(({ key }) => key)).not.toContain('parks');
  expect(view.count).toBeGreaterThan(0);
});

it('keeps and sells the contents of existing carts', async () => {
  const { view } = await buyer.look('cart', '/es/carrito/');
  expect(view.kind === 'filled' && view.lines.map(({ slug }) => slug)).toEqual(['bruma']);
  const checkout = await buyer.look('checkout', '/es/pago/');
  expect(checkout.view).toMatchObject({ kind: 'open' });
});
