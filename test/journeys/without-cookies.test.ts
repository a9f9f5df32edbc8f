import { errorText } from '@shop/domain';
import { sellableDays } from '@shop/test/purchases';
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

/** A browser that keeps nothing between two requests. */
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
])('says after %s that the cookies did not come back', async (_, action, form) => {
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

it('refuses a script whose browser keeps none, in place of a change that would be lost', async () => {
  const reply = await send('/api/cart/items', { json: ticket });
  expect([reply.status, await reply.json()]).toEqual([
    422,
    { kind: 'refused', problems: [{ code: 'cookiesNeeded', field: 'page', text: lost, ways: [] }] },
  ]);
});

it('says so as well to whoever comes back from signing in without any', async () => {
  const back = await send('/sign-in/callback?code=x&state=y');
  const to = /told=cookies/.exec(await back.text());
  expect([back.status, to === null]).toEqual([403, false]);
  const page = await send('/es/auth/?told=cookies');
  expect(await page.text()).toContain(errorText('cookiesNeeded', 'es'));
});

it('sends nobody elsewhere by its check', async () => {
  const away = await send('/api/cookies?path=%2F%5Cevil.example', { cookie: 'a=b' });
  expect([away.status, away.headers.get('location')]).not.toEqual([303, '/\\evil.example']);
});
