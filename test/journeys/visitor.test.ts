import { errorText } from '@shop/domain';
import { startBff } from '@shop/test/start-bff';
import { fillCart, sellableDays } from '@shop/test/purchases';
import type { Visitor } from '@shop/test/visitor';

const shop = await startBff({}, { TRUSTED_PROXIES: '127.0.0.1,::1' });
const untrusting = await startBff();
afterAll(async () => {
  await shop.stop();
  await untrusting.stop();
});

const bruma = '/es/entrada-bruma/';
const aDay = async () => {
  const month = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 7);
  return sellableDays(await shop.visitor().look('buy', `${bruma}?month=${month}`))[0] ?? '';
};

it.each([
  { path: '/es/', geo: undefined, currency: 'MXN', country: 'MX' },
  { path: '/en/', geo: undefined, currency: 'USD', country: 'US' },
  { path: '/pt/', geo: undefined, currency: 'USD', country: 'BR' },
  { path: '/es/', geo: 'AR', currency: 'ARS', country: 'AR' },
  { path: '/en/', geo: 'ch', currency: 'EUR', country: 'CH' },
  { path: '/en/', geo: 'nowhere', currency: 'USD', country: 'US' },
])('$path from $geo is in $currency', async ({ path, geo, currency, country }) => {
  const headers: Record<string, string> = geo ? { 'x-geo-country': geo } : {};
  const response = await shop
    .visitor(headers)
    .get(`/api/screens/page?path=${encodeURIComponent(path)}`);
  const { frame } = (await response.json()) as {
    frame: { currency: { code: string }; country: string };
  };
  expect([frame.currency.code, frame.country]).toEqual([currency, country]);
});

it('believes the edge header from nobody but a trusted proxy', async () => {
  const { frame } = await untrusting.visitor({ 'x-geo-country': 'JP' }).see('/es/');
  expect(frame.currency.code).toBe('MXN');
});

it.each([
  ['/', 302, '/en/'],
  ['/es/carrito', 301, '/es/carrito/'],
  ['/en/cart/', 301, '/en/carrito/'],
  ['/en/cart/?a=1', 301, '/en/carrito/?a=1'],
  ['/fr/carrito/', 301, '/en/carrito/'],
  ['/carrito/', 301, '/en/carrito/'],
  ['/promociones/?page=2', 301, '/en/promotions/?page=2'],
  ['/es/entrada-gran-ceiba-basico/?adults=3', 303, '/es/comprar-mi-entrada/?adults=3'],
  ['/es/tour-bruma/', 303, '/es/entrada-bruma/'],
])('%s answers %i to %s', async (path, status, to) => {
  const response = await shop.visitor().get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, to]);
});

// Somebody of whom nothing is known gets no cookie, so that his page can be everybody's: it remembers
// by itself, as test/browser/whole/memory.spec.ts shows.
it('opens / in the language that a known visitor last read', async () => {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-theme', 'dark');
  await visitor.get('/pt/');
  expect((await visitor.get('/')).headers.get('location')).toBe('/pt/');
});

it.each(['/es/nada/', '/es/entrada-atlantis/', '/fr/nada/', '/es/orden/TQ-1/'])(
  '%s is not found, with ways out',
  async (path) => {
    const response = await shop.visitor().get(path, { accept: 'text/html' });
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toMatch(/<a [^>]*href="\/(es\/parques-y-tours|en\/parks-and-tours)\/"/);
    expect(html).toMatch(/<h1/);
  },
);

it('keeps page, query and choices when language and currency change', async () => {
  const visitor = shop.visitor();
  const path = `${bruma}?date=${await aDay()}&adults=3`;
  const settings = { path, language: 'en', currency: 'EUR', theme: 'dark' };
  const response = await visitor.postForm('/api/settings', settings);
  expect(response.headers.get('location')).toBe(path.replace(bruma, '/en/ticket-bruma/'));
  const { frame, view, ...page } = await visitor.look(
    'buy',
    response.headers.get('location') ?? '',
  );
  expect([frame.currency.code, page.visitor.theme]).toEqual(['EUR', 'dark']);
  expect(JSON.stringify(view.summary)).not.toContain('MXN');
});

it('asks before it converts a cart, and converts it after a yes', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, await aDay());
  const settings = { path: '/es/carrito/', language: 'es', currency: 'USD', theme: 'system' };
  const asked = await visitor.postJson('/api/settings', settings);
  expect(await asked.json()).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'convertCart' }],
  });
  expect((await visitor.see('/es/carrito/')).frame.currency.code).toBe('MXN');
  await visitor.postJson('/api/settings', { ...settings, convert: 'yes' });
  const { view, frame } = await visitor.look('cart', '/es/carrito/');
  expect(frame.currency.code).toBe('USD');
  expect(JSON.stringify(view)).not.toContain('MXN');
});

it('asks the same without scripts, by a form that says yes', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, await aDay());
  const settings = { path: '/es/carrito/', language: 'es', currency: 'USD', theme: 'system' };
  const asked = await visitor.postForm('/api/settings', settings);
  const html = await asked.text();
  expect(asked.status).toBe(422);
  expect(html).toContain('Tu carrito está en otra moneda');
  const [form = ''] =
    /<form[^>]*action="\/api\/settings"(?:(?!<\/form>).)*value="yes".*?<\/form>/s.exec(html) ?? [];
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  expect(Object.fromEntries(fields)).toEqual({ ...settings, convert: 'yes' });
  const answered = await visitor.postForm('/api/settings', Object.fromEntries(fields));
  expect([answered.status, answered.headers.get('location')]).toEqual([303, '/es/carrito/']);
  expect((await visitor.see('/es/carrito/')).frame.currency.code).toBe('USD');
});

it('says without scripts that a line was removed, there and nowhere else', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, await aDay());
  const { view } = await visitor.look('cart', '/es/carrito/');
  const line = view.kind === 'filled' ? (view.lines[0]?.id ?? '') : '';
  const fields = { path: '/es/carrito/', line, attempt: 'attempt-1' };
  const removed = await visitor.postForm('/api/cart/items/remove', fields);
  const next = removed.headers.get('location') ?? '';
  const text = errorText('cartUpdated', 'es');
  expect(await (await visitor.get(next)).text()).toContain(text);
  expect(await (await visitor.get('/es/carrito/')).text()).not.toContain(text);
  const elsewhere = await visitor.get(next.replace('/es/carrito/', '/es/'));
  expect(await elsewhere.text()).not.toContain(text);
});

it('shows about how many dollars a cart is, where the operator wants it', async () => {
  const dollars = await startBff({}, { INCLUDE_AMOUNTS_USD: 'true' });
  const seen = async (visitor: Visitor) => {
    await fillCart(visitor, bruma, await aDay());
    const html = await (await visitor.get('/es/carrito/')).text();
    return /unos \$[\d,.]+\sUSD/.test(html);
  };
  expect(await seen(dollars.visitor())).toBe(true);
  expect(await seen(shop.visitor())).toBe(false);
  await dollars.stop();
});

it('never goes to another site, whatever the form says', async () => {
  for (const path of [
    '//evil.example/es/',
    '/es/..//evil.example',
    'https://evil.example/es/',
    '/\\evil',
  ]) {
    const settings = { path, language: 'es', currency: 'USD', theme: 'system' };
    const response = await shop.visitor().postForm('/api/settings', settings);
    expect(response.headers.get('location')).toMatch(/^\/(es|en|pt)\//);
  }
});
