import { errorText } from '@shop/domain';
import { sellableDays } from '@shop/test/purchases';
import { ana, password } from '@shop/test/sign-in';
import { sharedShop } from '@shop/test/start-bff';

const shop = await sharedShop();
const bruma = '/en/ticket-bruma/';
const nextYear = new Date().getUTCFullYear() + 1;
const [day = ''] = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${nextYear}-02`));
const lost = errorText('cookiesNeeded', 'en');

interface Sent {
  readonly cookie?: string;
  readonly json?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
}

const send = (path: string, { cookie, json, form }: Sent = {}) =>
  fetch(new URL(path, shop.url), {
    redirect: 'manual',
    headers: {
      origin: shop.url,
      ...(cookie && { cookie }),
      ...(json && {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-requested-by': 'taquilla',
        'x-cookies': 'none',
      }),
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
  });

const ticket = { path: bruma, slug: 'bruma', date: day, adults: '2', attempt: 'a'.repeat(32) };
const settings = { path: '/en/', language: 'en', currency: 'EUR', theme: 'dark' };

it.each([
  ['a ticket for the cart', '/api/cart/items', ticket],
  ['a currency', '/api/settings', settings],
])('reports after %s that the browser sent no cookies back', async (_, action, form) => {
  const sent = await send(action, { form });
  const next = sent.headers.get('location') ?? '';
  expect([sent.status, next]).toEqual([
    303,
    expect.stringMatching(/^\/api\/cookies\?path=%2Fen%2F/),
  ]);
  const page = await send(next);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(lost)]);

  const kept = await send(next, { cookie: '__Host-language=en' });
  const path = new URLSearchParams(next.split('?')[1]).get('path');
  expect([kept.status, kept.headers.get('location')]).toEqual([303, path]);
});

it('refuses a scripted change from a browser without cookies', async () => {
  const reply = await send('/api/cart/items', { json: ticket });
  expect([reply.status, await reply.json()]).toEqual([
    422,
    {
      kind: 'refused',
      problems: [{ code: 'cookiesNeeded', field: 'page', text: lost, actions: [] }],
    },
  ]);
});

it('reports missing cookies after a sign-in, on the page that requires one', async () => {
  const fields = { path: '/en/auth/', next: '', email: ana, password };
  const sent = await send('/api/sign-in', { form: fields });
  const next = sent.headers.get('location') ?? '';
  expect([sent.status, next]).toEqual([
    303,
    expect.stringMatching(/^\/api\/cookies\?path=%2Fen%2F/),
  ]);
  const page = await send(next);
  const html = await page.text();
  expect([page.status, html]).toEqual([200, expect.stringContaining(lost)]);
  expect(html).toContain('action="/api/sign-in"');
  const reply = await send('/api/sign-in', { json: fields });
  expect([reply.status, await reply.json()]).toMatchObject([
    422,
    { kind: 'refused', problems: [{ code: 'cookiesNeeded' }] },
  ]);
});

it('reports missing cookies after a sign-in at a provider, too', async () => {
  const back = await send('/sign-in/callback?code=x&state=y');
  expect([back.status, await back.text()]).toEqual([403, expect.stringContaining('told=cookies')]);
  const page = await send('/es/auth/?told=cookies');
  expect(await page.text()).toContain(errorText('cookiesNeeded', 'es'));
});

it.each([
  ['%2Fes%2F%23newsletter', 303, '/es/#newsletter'],
  ['%2F%5Cevil.example', 400, null],
  ['%2F%2Fevil.example', 400, null],
  ['%2F%09%2Fevil.example', 303, '/en/'],
  ['%2Fes%2F%23%2F%2Fevil.example', 303, '/es/'],
])('redirects the cookie check of %s with %i to %s', async (path, status, location) => {
  const { status: answered, headers } = await send(`/api/cookies?path=${path}`, { cookie: 'a=b' });
  expect([answered, headers.get('location')]).toEqual([status, location]);
});
