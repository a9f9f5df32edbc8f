import { createHmac } from 'node:crypto';
import { blindForm, fillCart, sellableDays } from '@shop/test/purchases';
import { ana, logIn, signIn } from '@shop/test/sign-in';
import { sharedShop, startBff } from '@shop/test/start-bff';
import { pathOf, personalRoutes } from '@shop/domain';
import supertest from 'supertest';

const shop = await sharedShop();
const tags = 'https://tags.example';
// Without a tag manager there is no script to block.
const tagged = await startBff({}, { TAG_MANAGER_URL: `${tags}/tags.js` });
afterAll(() => tagged.stop());
/** The cache header of a page that is equal for all visitors without cookies. */
const everybodys = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300, no-transform';

const home = () => shop.visitor().get('/es/', { accept: 'text/html' });

it.each(['/es/', '/es/carrito/', '/es/nada/', '/api/screens/page?path=/es/', '/api/nothing'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await shop.visitor().get(path);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cache-control')).toBe(
      path === '/es/'
        ? everybodys
        : path.startsWith('/api/')
          ? 'no-store'
          : 'no-store, no-transform',
    );
    expect(headers.get('x-powered-by')).toBeNull();
  },
);

describe('third-party code', () => {
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy');

  it.each(['/es/', '/es/entrada-bruma/', '/es/carrito/', '/es/nada/'])(
    'is allowed at %s',
    async (path) => {
      expect(policyOf(await tagged.visitor().get(path))).toContain(tags);
      expect((await tagged.visitor().see(path)).frame.tagManager).toContain(tags);
    },
  );

  const personal = personalRoutes.map((name) => pathOf({ name, params: { id: 'TQ-2' } }, 'en'));
  it.each(personal)('is blocked at %s', async (path) => {
    expect(policyOf(await tagged.visitor().get(path))).toContain("script-src 'self';");
    expect((await tagged.visitor().see(path)).frame?.tagManager).toBeUndefined();
  });

  it.each(['/en/./auth/', '/en/x/../my-order/', '/gate/../en/choose-password/'])(
    'and the camera are blocked at %s',
    async (path) => {
      const { headers, status } = await supertest(tagged.url).get(path);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  it('is allowed on the page of a refused form, unless the page is personal', async () => {
    const visitor = tagged.visitor();
    const reader = { name: 'Ana', lastName: 'Ruiz', country: 'MX', accepts: 'yes', permits: 'yes' };
    const buy = '/es/entrada-bruma/';
    const [day = ''] = sellableDays(await visitor.look('buy', `${buy}?month=2027-03`));
    await fillCart(visitor, buy, day);
    const sent = async (action: string, path: string, fields = {}) => {
      const response = await visitor.postForm(action, { path, ...fields });
      return [action, response.status, policyOf(response)?.includes(tags)];
    };
    expect([
      await sent('/api/checkout', '/es/pago/', { ...blindForm, email: '' }),
      await sent('/api/choose-password', '/es/elegir-contrasena/', { token: 'x', password: 'x' }),
      await sent('/api/sign-in', '/es/auth/', { email: 'ana@mail.example', password: 'x' }),
      await sent('/api/find-order', '/es/mi-orden/', { number: 'x', email: 'x' }),
      await sent('/api/newsletter', '/es/', { ...reader, email: 'x' }),
    ]).toEqual([
      ['/api/checkout', 422, false],
      ['/api/choose-password', 422, false],
      ['/api/sign-in', 422, false],
      ['/api/find-order', 422, false],
      ['/api/newsletter', 422, true],
    ]);
  });
});

it('has no inline script and sets every cookie strictly', async () => {
  const response = await home();
  const html = await response.text();
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, rest]) => rest);
  // Data blocks do not run: the page's state and its structured data.
  expect(inline.filter((rest) => !/^ type="application\/(ld\+)?json"/.test(rest ?? ''))).toEqual(
    [],
  );
  expect(html).not.toMatch(/\son[a-z]+=/i);
  for (const cookie of response.headers.getSetCookie())
    expect(cookie).toMatch(/^__Host-.*; Path=\/;.*HttpOnly; Secure; SameSite=Lax$/);
});

const senders: readonly {
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
}[] = [
  { name: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  { name: 'a sibling site', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
  { name: 'another origin', headers: { origin: 'http://evil.example' }, status: 403 },
  { name: 'nowhere', headers: {}, status: 403 },
  { name: 'our page', headers: { 'sec-fetch-site': 'same-origin' }, status: 303 },
];

it.each(senders)('answers $status to a form from $name', async ({ headers, status }) => {
  const form = { path: '/es/', language: 'es', currency: 'USD', theme: 'system' };
  const response = await fetch(`${shop.url}/api/settings`, {
    method: 'POST',
    headers: { accept: 'text/html', ...headers },
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  expect(response.status).toBe(status);
});

it('logs sign-ins and refusals with method and a shared address mark', async () => {
  // Other files have used this shop before.
  const before = shop.logged.length;
  await signIn(shop.visitor());
  expect((await logIn(shop.visitor(), ana, 'wrong-password')).status).toBe(422);
  await fetch(`${shop.url}/api/settings`, { method: 'POST' });
  const lines = shop.logged.slice(before);
  const events = lines.map(({ event, way, reason, what }) => [event, way ?? reason ?? what]);
  expect(events).toEqual(
    expect.arrayContaining([
      ['signed-in', 'password'],
      ['sign-in-refused', 'INCORRECT_LOGIN'],
      ['access-refused', 'origin'],
    ]),
  );
  // One address appears under one pseudonym.
  const [one, other] = lines.filter(({ event }) => `${event}`.endsWith('-refused'));
  expect(one?.from).toMatch(/^[\w-]{16}$/);
  expect(other?.from).toBe(one?.from);
});

it.each([
  ['a drawing', '/favicon.svg', 'localhost', 200],
  ['a refusal of the front door', '/es/', 'evil.example', 421],
])(
  'sends the security headers with responses that are no page: %s',
  async (_, path, host, status) => {
    const port = new URL(shop.url).port;
    const reply = await supertest(shop.url).get(path).set('Host', `${host}:${port}`);
    expect(reply.status).toBe(status);
    expect(reply.headers['content-security-policy']).toMatch(
      /default-src 'none'.*frame-ancestors 'none'.*base-uri 'none'.*object-src 'none'/,
    );
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['content-type']).toContain('charset=utf-8');
  },
);

it('refuses JSON without the JSON content type', async () => {
  const response = await fetch(`${shop.url}/api/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url },
    body: '{}',
  });
  expect(response.status).toBe(403);
});

it.each(['put', 'delete', 'patch', 'options'] as const)('answers 405 to %s', async (method) => {
  await supertest(shop.url)[method]('/es/').expect(405).expect('Allow', 'GET, HEAD, POST');
});

it('serves no missing file and none outside its folders', async () => {
  await supertest(shop.url).get('/assets/nothing.js').expect(404);
  await supertest(shop.url).get('/pictures/../catalogue.json').expect(403);
});

it('shows the UI kit in development only', async () => {
  await supertest(shop.url).get('/__kit').expect(200);
  const open = await startBff({}, { NODE_ENV: 'production' });
  await supertest(open.url).get('/__kit').expect(404);
  await open.stop();
});

it('escapes what could end the embedded state, and puts no host into a page', async () => {
  const stranger = shop.visitor({ 'x-forwarded-host': 'evil.example' });
  const html = await (await stranger.get('/es/entrada-bruma/?x=</script><b>')).text();
  expect(html).not.toContain('</script><b>');
  expect(html).not.toContain('evil.example');
});

describe('a webhook', () => {
  const unknown = JSON.stringify({ data: { intent: { reference: 'f'.repeat(32) } } });
  const seconds = () => Math.floor(Date.now() / 1000);
  const sign = (time: number, body: string, secret = shop.sandbox.webhookSecret) =>
    `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
  const post = async (body: string, signature?: string, type = 'application/json') => {
    const headers: Record<string, string> = { 'content-type': type };
    if (signature) headers['payment-signature'] = signature;
    const init = { method: 'POST', headers, body };
    return (await fetch(`${shop.url}/api/webhooks/payment`, init)).status;
  };

  it('is refused without a valid signature over its exact bytes', async () => {
    expect(await post(unknown)).toBe(401);
    expect(await post(unknown, sign(seconds(), unknown, 'the secret of somebody else'))).toBe(401);
    expect(await post(`${unknown} `, sign(seconds(), unknown))).toBe(401);
  });

  it('is refused when signed more than five minutes ago or ahead', async () => {
    for (const away of [-310, 310])
      expect(await post(unknown, sign(seconds() + away, unknown))).toBe(401);
  });

  it('gets a retry status when its purchase is unknown, and is reported', async () => {
    expect(await post(unknown, sign(seconds(), unknown))).toBe(404);
    const reported = { event: 'payment_unknown', purchase: 'f'.repeat(32) };
    expect(shop.logged).toContainEqual(expect.objectContaining(reported));
  });

  it('is refused when it names no purchase', async () => {
    for (const body of ['{}', '{"type":"payment.captured","data":{"intent":{}}}'])
      expect(await post(body, sign(seconds(), body))).toBe(400);
  });

  it('of an unknown event is accepted and ignored', async () => {
    for (const body of ['{"type":"endpoint.ping"}', '{"type":"payout.paid","data":{"id":"x"}}']) {
      expect(await post(body, sign(seconds(), body))).toBe(204);
      expect(await post(body, sign(seconds(), body, 'the secret of somebody else'))).toBe(401);
    }
  });

  it('is read with any content type and with a byte order mark', async () => {
    const marked = `\uFEFF${unknown}`;
    for (const type of ['text/plain', 'application/cloudevents+json; charset=utf-8', ''])
      for (const body of [unknown, marked])
        expect(await post(body, sign(seconds(), body), type)).toBe(404);
  });

  it('is accepted when one of several signatures matches, while the sender rotates its secret', async () => {
    const [time, good] = sign(seconds(), unknown).split(',');
    const other = `v1=${'0'.repeat(64)}`;
    for (const macs of [`${other},${good}`, `${good},${other}`, `v0=${'0'.repeat(64)}, ${good}`])
      expect(await post(unknown, `${time},${macs}`)).toBe(404);
    for (const macs of [other, `${other},${other}`, good?.replace('v1', 'v2')])
      expect(await post(unknown, `${time},${macs}`)).toBe(401);
  });
});

it('logs every response without cookie, name, address or phone of a visitor', async () => {
  const visitor = shop.visitor({ cookie: '__Host-cart=canary-cookie' });
  await visitor.get('/es/carrito/?q=canary-query');
  await visitor.postJson('/api/checkout', {
    path: '/es/pago/',
    firstName: 'canary-name',
    lastName: 'canary-name',
    email: 'canary@mail.example',
    country: 'MX',
    phone: '998 000 9999',
    method: 'VI',
    attempt: 'attempt-of-a-canary',
    digest: '0'.repeat(32),
  });
  const log = JSON.stringify(shop.logged);
  expect(log).toContain('"path":"/api/checkout"');
  expect(log).not.toMatch(/canary|998 000 9999|9980009999/);
});

it('has no rehearsal mode unless configured', async () => {
  const visitor = shop.visitor();
  for (const path of ['/rehearsal/', '/rehearsal/show/screen-cart'])
    expect((await visitor.get(path)).status).toBe(404);
  expect((await visitor.postForm('/rehearsal/switches', { off: 'yes' })).status).toBe(404);
  expect(await (await home()).text()).not.toContain('rehearsal');
});
