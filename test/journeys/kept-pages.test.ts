import { fillCart, sellableDays } from '@shop/test/purchases';
import { signIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

// Its own shop: pages are cached, and the edge sends the country.
const shop = await startBff(
  {},
  { PAGE_FRESH_SECONDS: '600', GEO_HEADER: 'x-edge-country', TRUSTED_PROXIES: '127.0.0.1,::1' },
);
afterAll(() => shop.stop());

const html = { accept: 'text/html' };
const bruma = '/es/entrada-bruma/';
const paths = ['/es/', '/es/parques-y-tours/?kind=park', bruma];

const read = async (visitor: Visitor, path: string, headers = {}) => {
  const response = await visitor.get(path, { ...html, ...headers });
  return { response, text: await response.text() };
};

/** Personal data of another visitor in a page: theme, closed notices, consent, cart count. */
const tracesIn = (text: string) => ({
  theme: /<html[^>]* data-theme="([^"]*)"/.exec(text)?.[1],
  consent: /<html[^>]* data-consent/.test(text),
  closed: /<html[^>]* data-closed="([^"]*)"/.exec(text)?.[1],
  count: /data-cart-count=""[^>]*>(\d+)</.exec(text)?.[1],
  state: JSON.parse(/id="visitor">(.*?)<\/script>/.exec(text)?.[1] ?? 'null') as unknown, // as: compared as it is
});

const nobody = {
  theme: 'system',
  consent: false,
  closed: undefined,
  count: '0',
  state: { cartCount: 0, theme: 'system', closed: [] },
};
const somebody = {
  theme: 'dark',
  consent: true,
  closed: 'app',
  count: '1',
  state: { cartCount: 1, theme: 'dark', consent: ['analytics'], closed: ['app'] },
};

/** A visitor with a full cart, a dark theme, an answered notice and a closed line. */
async function aKnownVisitor() {
  const visitor = shop.visitor();
  const look = await visitor.look('buy', `${bruma}?month=2027-03`);
  await fillCart(visitor, bruma, sellableDays(look)[0] ?? '');
  const path = '/es/';
  await visitor.postForm('/api/settings', { path, language: 'es', currency: 'MXN', theme: 'dark' });
  await visitor.postForm('/api/consent', { path, choice: 'chosen', categories: 'analytics' });
  await visitor.postForm('/api/close', { path, what: 'app' });
  return visitor;
}

const without = (cookie: string) => new RegExp(cookie.slice(0, 40).replace(/[^\w-]/g, '.'));

it('serves two visitors one cached page each, as document and as view', async () => {
  const known = await aKnownVisitor();
  const handle = known.cookie('__Host-cart') ?? '';
  expect(handle.length).toBeGreaterThan(40);
  for (const path of paths)
    for (const turn of ['known', 'anybody', 'known', 'anybody'] as const) {
      const visitor = turn === 'known' ? known : shop.visitor();
      const { text } = await read(visitor, path);
      expect(tracesIn(text)).toMatchObject(turn === 'known' ? somebody : nobody);
      expect(text).not.toMatch(without(handle));
      const page = await visitor.see(path);
      expect(page.visitor.cartCount).toBe(turn === 'known' ? 1 : 0);
    }
});

it('caches one page per language, currency, country, layout and choice', async () => {
  const of = async (path: string, headers: Record<string, string>, currency?: string) => {
    const visitor = shop.visitor({ 'sec-ch-ua-mobile': '?0', ...headers });
    if (currency) visitor.setCookie('__Host-currency', currency);
    const { text } = await read(visitor, path);
    return JSON.parse(/id="page">(.*?)<\/script>/.exec(text)?.[1] ?? 'null') as {
      frame: { currency: { code: string }; language: string; phoneISO: string; layout: string };
      view: { filters?: readonly { key: string; isOn: boolean }[] };
    }; // as: the view that is in the document
  };
  for (const round of ['first', 'again'])
    for (const currency of ['EUR', 'CLP'])
      for (const path of ['/es/', '/en/', '/pt/']) {
        const { frame } = await of(path, {}, currency);
        expect([round, frame.currency.code, frame.language]).toEqual([
          round,
          currency,
          path.slice(1, 3),
        ]);
      }
  for (const country of ['AR', 'US', 'AR', 'BR', 'US'])
    expect((await of('/es/', { 'x-edge-country': country })).frame.phoneISO).toBe(country);
  for (const [hint, layout] of [
    ['?1', 'mobile'],
    ['?0', 'desktop'],
    ['?1', 'mobile'],
  ])
    expect((await of('/es/', { 'sec-ch-ua-mobile': hint ?? '' })).frame.layout).toBe(layout);
  for (const kind of ['park', 'tour', 'park']) {
    const { view } = await of(`/es/parques-y-tours/?kind=${kind}&utm_source=${kind}`, {});
    expect(view.filters?.filter(({ isOn }) => isOn).map(({ key }) => key)).toEqual([kind]);
  }
});

it('sends identical bytes to visitors without cookies, and allows shared caching', async () => {
  const first = await read(shop.visitor(), '/en/');
  const again = await read(shop.visitor(), '/en/?utm_source=mail');
  expect(again.text).toBe(first.text);
  expect(again.text).not.toContain('utm_source');
  for (const { response } of [first, again]) {
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  }
  expect(first.response.headers.get('x-request-id')).not.toBe(
    again.response.headers.get('x-request-id'),
  );
});

it('tells a woken page what is in the cart, and in which currency', async () => {
  const countOf = async (visitor: Visitor) => {
    const response = await visitor.get('/api/screens/cart-count?path=%2Fen%2F');
    expect(response.headers.get('cache-control')).toMatch(/^no-store/);
    return response.json();
  };
  expect(await countOf(await aKnownVisitor())).toEqual({ count: 1, currency: 'MXN' });
  expect(await countOf(shop.visitor())).toEqual({ count: 0, currency: 'USD' });
});

const inFront = () => shop.logged.filter(({ cached }) => cached === true).length;

it.each<Readonly<Record<string, string>>>([
  {},
  { cookie: '__Host-language=en; __Host-theme=dark; __Host-redirect=/es/' },
])('answers a repeated request with %j before the application', async (headers) => {
  await read(shop.visitor(headers), '/en/');
  const before = inFront();
  await read(shop.visitor(headers), '/en/');
  expect(inFront() - before).toBe(1);
});

it('answers a visitor with a cart before the application, too', async () => {
  const known = await aKnownVisitor();
  await read(known, bruma);
  const before = inFront();
  const { text } = await read(known, bruma);
  expect([inFront() - before, tracesIn(text).count]).toEqual([1, '1']);
});

it('shows on a later page that the cart is gone, when it ended beside a cached page', async () => {
  const known = await aKnownVisitor();
  // Another visitor of the same choices has the page kept.
  await read(await aKnownVisitor(), '/es/');
  await shop.sandbox.db.deleteFrom('carts').execute();
  const before = inFront();
  expect(tracesIn((await read(known, '/es/')).text).count).toBe('1');
  expect(inFront() - before).toBe(1);
  // The cart is asked beside the page: until it replies, its cookie counts.
  while (tracesIn((await read(known, '/es/')).text).count !== '0')
    await new Promise((resolve) => setImmediate(resolve));
  expect(known.cookie('__Host-cart')).toBeUndefined();
});

it('forbids shared caching when the request has a cookie', async () => {
  const { response } = await read(await aKnownVisitor(), '/en/');
  expect(response.headers.get('cache-control')).toBe('private, no-cache, no-transform');
});

it('remembers a known visitor’s language on cached pages, too', async () => {
  for (const last of ['/en/', '/pt/', '/en/', '/pt/']) {
    const other = shop.visitor();
    other.setCookie('__Host-theme', 'dark');
    other.setCookie('__Host-language', last.slice(1, 3));
    await read(other, last);
    const visitor = shop.visitor();
    visitor.setCookie('__Host-theme', 'dark');
    visitor.setCookie('__Host-language', 'es');
    await read(visitor, last);
    expect((await visitor.get('/')).headers.get('location')).toBe(last);
  }
});

it('lets no request header influence a cached page', async () => {
  const path = '/es/parques-y-tours/?sort=name&kind=water';
  const poisoned = await read(shop.visitor(), path, {
    'x-forwarded-host': 'canary.example',
    'x-forwarded-proto': 'canary',
    'x-original-url': '/canary',
    'x-rewrite-url': '/canary',
    forwarded: 'host=canary.example',
    'accept-language': 'canary',
    'user-agent': 'canary',
    referer: 'https://canary.example/',
    origin: 'https://canary.example',
  });
  expect(poisoned.text).not.toContain('canary');
  expect((await read(shop.visitor(), path)).text).not.toContain('canary');
});

it('never caches an error, a personal page, or an address that looks like a file', async () => {
  for (const path of [
    '/es/nowhere/',
    '/es/carrito/',
    '/es/pago/',
    '/en/cart/x.css',
    '/es/error/',
  ]) {
    const { response } = await read(shop.visitor(), path);
    expect([path, response.headers.get('cache-control')]).toEqual([
      path,
      expect.stringMatching(/^no-store/),
    ]);
  }
});

it.each([`${bruma}?adults=4711`, '/es/parques-y-tours/?kind=castle', '/es/busqueda/?q=word'])(
  'answers the made-up query %s without caching it',
  async (path) => {
    const { response } = await read(shop.visitor(), path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'no-store, no-transform',
    ]);
  },
);

it('does not cache a degraded page, and recovers with the backend', async () => {
  const path = '/es/entrada-guarida/';
  const own = await startBff({}, { PAGE_FRESH_SECONDS: '600' });
  try {
    own.sandbox.faults.add({ api: 'cart', path: '/xapi/calendar', mode: 'down', times: 1000 });
    const broken = await own.visitor().look('buy', path);
    expect(broken.view.calendar.problem?.code).toBe('calendar');
    own.sandbox.faults.clear();
    const whole = await own.visitor().look('buy', path);
    expect(whole.view.calendar.problem).toBeUndefined();
  } finally {
    await own.stop();
  }
});

it('does not cache for cookies in a form that no browser sends', async () => {
  const odd = '__Host-language=es; __Host-consent =analytics.marketing; __Host-theme =dark';
  const regular = '__Host-language=es';
  for (const path of paths) {
    for (const method of ['HEAD', 'GET']) {
      const headers = { ...html, cookie: odd, 'accept-encoding': 'br' };
      await (await fetch(shop.url + path, { method, headers })).text();
    }
    const { text } = await read(shop.visitor({ cookie: regular }), path);
    const { theme, consent } = tracesIn(text);
    expect([theme, consent]).toEqual(['system', false]);
  }
});

it('greets only signed-in visitors by name', async () => {
  const ana = shop.visitor();
  await signIn(ana);
  for (const path of paths) {
    expect((await read(ana, path)).text).toContain('"account":{"kind":"known","name":"Ana"}');
    const others = [
      shop.visitor(),
      shop.visitor({ cookie: '__Host-language=es' }),
      shop.visitor({ cookie: '__Host-language=es; __Host-signed_in=yes' }),
    ];
    for (const other of others)
      expect((await read(other, path)).text).not.toContain('"kind":"known"');
    const etag = (await read(ana, path)).response.headers.get('etag') ?? '';
    const answer = await shop.visitor().get(path, { ...html, 'if-none-match': etag });
    expect(answer.status).toBe(200);
  }
});
