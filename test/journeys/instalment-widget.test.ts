import { formatMoney, money, pathOf, type RouteName } from '@shop/domain';
import { sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';

// Its own shop: the widget needs an address and a key.
const shop = await startBff({}, async ({ url }) => ({
  INSTALMENT_WIDGET_URL: `${url}/instalments/widget.js`,
  INSTALMENT_WIDGET_KEY: 'key-of-the-tests',
}));
afterAll(() => shop.stop());

const pathTo = (name: RouteName, language: 'es' | 'en' | 'pt') =>
  pathOf({ name, params: {} }, language);

async function visitorWith(currency: string) {
  const visitor = shop.visitor();
  await visitor.postForm('/api/settings', {
    path: '/en/',
    language: 'en',
    currency,
    theme: 'system',
  });
  return visitor;
}

const widgetOf = async (currency: string, path: string) =>
  (await (await visitorWith(currency)).see(path)).frame.instalments;

it('shows on the cart in US dollars and English', async () => {
  const widget = { currency: 'USD', locale: 'en-US', key: 'key-of-the-tests' };
  expect(await widgetOf('USD', pathTo('cart', 'en'))).toMatchObject(widget);
});

it('shows beside the total of a ticket, too, with the amount in minor units', async () => {
  const visitor = await visitorWith('USD');
  const buy = pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, 'en');
  const [day = ''] = sellableDays(await visitor.look('buy', `${buy}?month=2027-03`));
  const { view, frame } = await visitor.look('buy', `${buy}?date=${day}&adults=2`);
  if (view.summary.kind !== 'priced') throw new Error(view.summary.kind);
  const { amount = 0, line } = view.summary;
  expect(line.total.now.text).toBe(formatMoney(money(amount, 'USD')));
  expect(frame.instalments).toMatchObject({ currency: 'USD' });
  const html = await (await visitor.get(`${buy}?date=${day}&adults=2`)).text();
  expect(html).toContain(`data-up-price-value="${amount}"`);
});

it.each([
  ['MXN', 'en', 'cart'],
  ['USD', 'es', 'cart'],
  ['USD', 'en', 'checkout'],
] as const)('does not show in %s, %s, on the page %s', async (currency, language, name) => {
  expect(await widgetOf(currency, pathTo(name, language))).toBeUndefined();
});

it('is allowed by the page policy as a script only, and not in the checkout', async () => {
  const visitor = await visitorWith('USD');
  const policyOf = async (path: string) =>
    (await visitor.get(path)).headers.get('content-security-policy') ?? '';
  const { origin } = new URL(shop.sandbox.url);
  const cart = await policyOf(pathTo('cart', 'en'));
  const naming = cart.split(';').filter((directive) => directive.includes(origin));
  expect(naming.map((directive) => directive.trim().split(' ')[0]).toSorted()).toEqual([
    'connect-src',
    'script-src',
  ]);
  const checkout = await policyOf(pathTo('checkout', 'en'));
  expect(checkout).toContain("script-src 'self';");
  expect(checkout).toContain("connect-src 'self';");
});
