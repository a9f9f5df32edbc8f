import { replyOf } from './replies.mjs';

const languages = ['es', 'en', 'pt'];
const currencies = 'USD MXN EUR GBP CAD COP CLP UYU CNY KRW GTQ PEN CRC AUD JPY ARS'.split(' ');
const pages = {
  home: ['/es/', '/en/', '/pt/'],
  list: ['/es/parques-y-tours/', '/en/parks-and-tours/', '/pt/parques-e-passeios/'],
  buy: ['/es/entrada-bruma/', '/en/ticket-bruma/', '/pt/ingresso-bruma/'],
};

export const packings = { packed: 'gzip, deflate, br, zstd', plain: 'identity' };

/** A phone's headers. */
export const browser = { 'accept-language': 'es-MX,es;q=0.9', 'sec-ch-ua-mobile': '?1' };

const cookieOf = (currency, language, more = []) =>
  [`__Host-currency=${currency}`, `__Host-language=${language}`, ...more].join('; ');

/** Each page in three languages and all currencies: no two requests get the same bytes. */
const addresses = (paths, inCurrencies, more) =>
  inCurrencies.flatMap((currency) =>
    paths.map((path, at) => ({
      path,
      headers: { ...browser, accept: 'text/html', cookie: cookieOf(currency, languages[at], more) },
    })),
  );

const dayMs = 86_400_000;
const daysAhead = 60;
const mostTries = 30;
const dayIn = (days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The form as the page's script sends it. */
const formOf = (url, slug, days, more) => ({
  method: 'POST',
  path: '/api/cart/items',
  headers: {
    ...browser,
    accept: 'application/json',
    'content-type': 'application/json',
    'x-requested-by': 'taquilla',
    origin: url,
    cookie: cookieOf('MXN', 'es', more),
  },
  body: JSON.stringify({
    path: `/es/entrada-${slug}/`,
    slug,
    date: dayIn(days),
    adults: '2',
    attempt: 'attempt-of-the-bench',
  }),
});

/** The form for the first day that is sold, and the cookies of its reply. */
async function sold(url, slug, more) {
  for (let days = daysAhead; days < daysAhead + mostTries; days += 1) {
    const form = formOf(url, slug, days, more);
    const reply = await replyOf(url, form).catch(() => undefined);
    const cookies = reply?.headers['set-cookie']?.map((line) => line.split(';')[0]) ?? [];
    if (reply) return { form, cookies };
  }
  throw new Error(`The sandbox sold no ${slug} for the bench.`);
}

/** The kinds of requests of `npm run bench`, by the name of their row. */
export async function visitsOf({ url, keeping }) {
  const first = await sold(url, 'guarida');
  const second = await sold(url, 'bruma', first.cookies);
  const kept = (await sold(keeping.url, 'guarida')).cookies;
  const ofCart = { ...browser, accept: 'text/html', cookie: cookieOf('MXN', 'es', first.cookies) };
  const all = Object.values(pages).flat();
  const cartView = `/api/screens/page?path=${encodeURIComponent('/es/carrito/')}`;
  return [
    ...Object.entries(pages).map(([name, paths]) => [name, addresses(paths, currencies)]),
    ['shared: one home for all', addresses(pages.home.slice(0, 1), ['MXN'])],
    ['kept page', addresses(all, currencies), 'keeping'],
    ['kept page with a cart', addresses(all, ['MXN'], kept), 'keeping'],
    ['cart, count', [{ path: '/api/screens/cart-count?path=/es/', headers: ofCart }]],
    ['cart, read', [{ path: cartView, headers: { ...ofCart, accept: 'application/json' } }]],
    ['cart, page', [{ path: '/es/carrito/', headers: ofCart }]],
    ['first add', [first.form]],
    ['add', [second.form]],
  ].map(([name, requests, shop = 'uncached']) => ({ name, requests, shop }));
}
