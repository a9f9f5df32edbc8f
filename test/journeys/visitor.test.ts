import { errorText } from '@shop/domain';
import { sharedShop, startBff } from '@shop/test/start-bff';
import { fillCart, sellableDays } from '@shop/test/purchases';
import type { Visitor } from '@shop/test/visitor';

const shop = await sharedShop();
const bruma = '/es/entrada-bruma/';
const aDay = async () => {
  const month = new Date(Date.now() + 50 * 86_400_000).toISOString().slice(0, 7);
  return sellableDays(await shop.visitor().look('buy', `${bruma}?month=${month}`))[0] ?? '';
};

it.each([
  ['/es/', 'MXN', 'MX'],
  ['/en/', 'USD', 'US'],
  ['/pt/', 'USD', 'BR'],
])(
  'shows %s in %s, with the phone line of %s first, whatever country header a client sends',
  async (path, ...own) => {
    const { frame } = await shop.visitor({ 'x-geo-country': 'JP' }).see(path);
    const lines = frame.callCentre.phones;
    expect([frame.currency.code, lines[0]?.country]).toEqual(own);
    expect(lines.filter(({ isOwn }) => isOwn)).toEqual(lines.slice(0, 1));
  },
);

it('trusts the edge header of a trusted proxy, and shows dollars beside if configured', async () => {
  // Its own shop: both are settings.
  const set = { TRUSTED_PROXIES: '127.0.0.1,::1', INCLUDE_AMOUNTS_USD: 'true' };
  const own = await startBff({}, set);
  for (const [path, geo, currency, country] of [
    ['/es/', 'AR', 'ARS', 'AR'],
    ['/en/', 'ch', 'EUR', 'CH'],
    ['/en/', 'nowhere', 'USD', 'US'],
  ] as const) {
    const { frame } = await own.visitor({ 'x-geo-country': geo }).see(path);
    expect([frame.currency.code, frame.phoneISO]).toEqual([currency, country]);
  }
  const seen = async (visitor: Visitor) => {
    await fillCart(visitor, bruma, await aDay());
    const html = await (await visitor.get('/es/carrito/')).text();
    return /unos \$[\d,.]+\sUSD/.test(html);
  };
  expect(await seen(own.visitor())).toBe(true);
  expect(await seen(shop.visitor())).toBe(false);
  await own.stop();
});

it.each([
  ['/', 302, '/en/'],
  ['/en/cart/?a=1', 301, '/en/carrito/?a=1'],
  ['/es/entrada-gran-ceiba-basico/?adults=3', 303, '/es/comprar-mi-entrada/?adults=3'],
  ['/es/tour-bruma/', 303, '/es/entrada-bruma/'],
])('%s answers %i to %s', async (path, status, to) => {
  const response = await shop.visitor().get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, to]);
});

// An unknown visitor gets no cookie, so that the page can be shared. Its scripts remember the
// language (test/browser/whole/memory.spec.ts).
it('opens / in the language a known visitor last read', async () => {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-theme', 'dark');
  await visitor.get('/pt/');
  expect((await visitor.get('/')).headers.get('location')).toBe('/pt/');
});

it.each(['/es/nada/', '/es/entrada-atlantis/', '/fr/nada/'])(
  'answers 404 to %s with links onward',
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

it('asks before it converts a cart, by JSON and by a confirmation form', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, await aDay());
  const settings = { path: '/es/carrito/', language: 'es', currency: 'USD', theme: 'system' };
  const refused = await visitor.postJson('/api/settings', settings);
  expect(await refused.json()).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'convertCart' }],
  });
  const asked = await visitor.postForm('/api/settings', settings);
  const html = await asked.text();
  expect(asked.status).toBe(422);
  expect(html).toContain('Tu carrito está en otra moneda');
  expect((await visitor.see('/es/carrito/')).frame.currency.code).toBe('MXN');
  const [form = ''] =
    /<form[^>]*action="\/api\/settings"(?:(?!<\/form>).)*value="yes".*?<\/form>/s.exec(html) ?? [];
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  expect(Object.fromEntries(fields)).toEqual({ ...settings, convert: 'yes' });
  const answered = await visitor.postForm('/api/settings', Object.fromEntries(fields));
  expect([answered.status, answered.headers.get('location')]).toEqual([303, '/es/carrito/']);
  const { view, frame } = await visitor.look('cart', '/es/carrito/');
  expect(frame.currency.code).toBe('USD');
  expect(JSON.stringify(view)).not.toContain('MXN');
});

it('converts an emptied cart without asking', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, await aDay());
  const { view } = await visitor.look('cart', '/es/carrito/');
  const line = view.kind === 'filled' ? (view.lines[0]?.id ?? '') : '';
  await visitor.postJson('/api/cart/items/remove', {
    path: '/es/carrito/',
    line,
    attempt: 'attempt-1',
  });
  const settings = { path: '/es/', language: 'es', currency: 'USD', theme: 'system' };
  expect(await (await visitor.postJson('/api/settings', settings)).json()).toMatchObject({
    kind: 'done',
  });
  for (const path of ['/es/carrito/', '/es/'])
    expect((await visitor.see(path)).frame.currency.code).toBe('USD');
});

it('reports a removed line without scripts, once, in its place', async () => {
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

describe('the phone line of the call centre', () => {
  const choose = (visitor: Visitor, country: string, path = '/es/') =>
    visitor.postForm('/api/phone', { path, country });
  const ownOf = async (visitor: Visitor, path = '/es/galeria/') => {
    const [first] = (await visitor.see(path)).frame.callCentre.phones;
    return first?.isOwn ? first.country : 'none';
  };

  it('stays as chosen for seven days, on every page, without scripts', async () => {
    const visitor = shop.visitor();
    const path = '/es/galeria/?place=bruma';
    const html = await (await visitor.get(path, { accept: 'text/html' })).text();
    expect(html).toMatch(/<form[^>]*action="\/api\/phone"/);
    visitor.setCookie('__Host-language', 'es');
    const chosen = await choose(visitor, 'ES', path);
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, `${path}#contact`]);
    const cookies = chosen.headers.getSetCookie().join();
    expect(cookies).toMatch(/__Host-phone_country=ES;.*Max-Age=604800/);
    expect([await ownOf(visitor), await ownOf(visitor, '/en/')]).toEqual(['ES', 'ES']);
    const { frame } = await visitor.see('/es/');
    expect([frame.newsletter.country, frame.currency.code]).toEqual(['ES', 'MXN']);
    for (const named of ['/es/hoteles-manglar/', '/es/preguntas-frecuentes/bruma/'])
      expect((await visitor.see(named)).view).toMatchObject({
        phone: { href: 'tel:+34910555012' },
      });
  });

  it('chosen by JSON does not leak into cached pages of others', async () => {
    const [one, other] = [shop.visitor(), shop.visitor()];
    const seen = async (visitor: Visitor) => {
      const html = await (await visitor.get('/es/', { accept: 'text/html' })).text();
      return /href="tel:(\S+)"/.exec(html)?.[1];
    };
    const before = await seen(other);
    const reply = await one.postJson('/api/phone', { path: '/es/', country: 'AR' });
    expect(await reply.json()).toMatchObject({ kind: 'done' });
    expect([await seen(one), await seen(other)]).toEqual(['+541155550123', before]);
  });

  it('of a country without one is refused, and the newsletter follows the chosen one', async () => {
    const visitor = shop.visitor();
    const person = { name: 'Ana', lastName: 'Ruiz', email: 'ana.lineas@correo.example' };
    const form = { path: '/es/', ...person, accepts: 'yes', permits: 'yes' };
    expect((await choose(visitor, 'ZZ')).status).toBe(303);
    expect((await choose(visitor, 'no')).status).toBe(400);
    await visitor.postForm('/api/newsletter', { ...form, country: 'ZZ' });
    expect(visitor.cookie('__Host-phone_country')).toBeUndefined();
    await visitor.postForm('/api/newsletter', { ...form, country: 'CL' });
    expect(await ownOf(visitor)).toBe('CL');
  });
});

it('never redirects to another site, whatever the form says', async () => {
  for (const path of ['//evil.example/es/', '/\\evil']) {
    const settings = { path, language: 'es', currency: 'USD', theme: 'system' };
    const response = await shop.visitor().postForm('/api/settings', settings);
    expect(response.headers.get('location')).toMatch(/^\/(es|en|pt)\//);
  }
});
