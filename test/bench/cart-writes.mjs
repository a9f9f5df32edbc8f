import { startOwn } from './programs.mjs';
import { recorded } from './replies.mjs';

/** A ticket and a package of three, some months ahead. */
const slug = 'guarida';
const parts = ['bruma', 'laguna-nacar', 'guarida'];
const daysAhead = 60;
const mostTries = 30;

const dayMs = 86_400_000;
const dayIn = (days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const units = { Units: { ADULT: 2, CHILD: 0, INFANT: 0 }, Extras: [] };
const chosen = { StartTime: null, ComponentIds: [] };

/** The calls that the BFF makes, and the forms that make it, for a day on which all can be had. */
const writes = [
  {
    name: 'cart',
    path: '/xapi/shopping-cart/items',
    body: (at) => ({ ...units, ...chosen, Slug: slug, Date: dayIn(at) }),
    action: '/api/cart/items',
    form: (at) => ({ path: `/es/entrada-${slug}/`, slug, date: dayIn(at), adults: '2' }),
  },
  {
    name: 'package',
    path: '/xapi/shopping-cart/packages',
    body: (at) => ({
      ...units,
      Parts: parts.map((Slug, index) => ({ ...chosen, Slug, Date: dayIn(at + index) })),
    }),
    action: '/api/cart/packages',
    form: (at) => ({
      path: '/es/arma-tu-paquete/',
      part: parts.map((part, index) => `${part}_${dayIn(at + index)}`),
      adults: '2',
    }),
  },
];

async function replyTo({ url, token }, path, body) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...{ PrefixProject: 'taquilla', SiteCode: 'CORAL', 'content-type': 'application/json' },
    'Idempotency-Key': `bench-${path}-${JSON.stringify(body)}`.replace(/[^\w-]/g, '').slice(0, 200),
  };
  const method = body ? 'POST' : 'GET';
  const sent = body && JSON.stringify(body);
  const answer = await fetch(url + path, { method, headers, body: sent });
  return {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** The first day on which the backend says yes. */
async function accepted(api, { name, path, body }) {
  for (let at = daysAhead; at < daysAhead + mostTries; at += 1) {
    const asked = { SessionId: null, Language: 'ES', Currency: 'MXN', ...body(at) };
    const reply = await replyTo(api, path, asked);
    if (reply.status === 201) return { at, reply };
  }
  throw new Error(`The sandbox sold no ${name} for the bench.`);
}

/** The cart API of the bench: what the sandbox said once, without its cost. */
export async function startCartApi(api) {
  const products = '/xapi/products';
  const sold = [];
  for (const write of writes) sold.push({ write, ...(await accepted(api, write)) });
  const program = await startOwn('bare-server', [
    recorded(products, await replyTo(api, products)),
    ...sold.map(({ write, reply }) => recorded(write.path, reply)),
  ]);
  return {
    ...program,
    origin: `http://localhost:${program.first.port}`,
    writes: sold.map(({ write: { name, path, action, body, form }, at }) => ({
      ...{ name, path, action },
      body: JSON.stringify({ SessionId: null, Language: 'ES', Currency: 'MXN', ...body(at) }),
      form: { ...form(at), attempt: `attempt-of-the-bench` },
    })),
  };
}

/** As the page's own script sends a form; `cookie` is that of a visitor who has a cart already. */
export async function formRequest(url, { action, form }) {
  const headers = {
    'content-type': 'application/json',
    ...{ accept: 'application/json', 'x-requested-by': 'taquilla', origin: url },
    // Amounts in the currency in which the backend answers.
    cookie: '__Host-currency=MXN',
  };
  const body = JSON.stringify(form);
  const first = await fetch(url + action, { method: 'POST', headers, body });
  const reply = await first.json();
  if (reply.kind !== 'done') throw new Error(`${action}: ${JSON.stringify(reply)}`);
  const cookies = first.headers.getSetCookie().map((line) => line.split(';')[0]);
  const cookie = [headers.cookie, ...cookies].join('; ');
  return { url: url + action, method: 'POST', body, headers: { ...headers, cookie } };
}
