import { startOwn } from './programs.mjs';
import { recorded } from './replies.mjs';

const slug = 'guarida';
const parts = ['bruma', 'laguna-nacar', 'guarida'];
const daysAhead = 60;
const mostTries = 30;

const dayMs = 86_400_000;
const dayIn = (days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const anybody = { SessionId: null, Language: 'ES', Currency: 'MXN' };
const units = { Units: { ADULT: 2, CHILD: 0, INFANT: 0 }, Extras: [] };
const chosen = { StartTime: null, ComponentIds: [] };

/** Backend calls and the forms that cause them, for a day when all are available. */
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

async function replyTo({ url, token }, path, body, method = body ? 'POST' : 'GET') {
  const headers = {
    authorization: `Bearer ${token}`,
    PrefixProject: 'taquilla',
    SiteCode: 'CORAL',
    'content-type': 'application/json',
    'Idempotency-Key': `bench-${path}-${JSON.stringify(body)}`.replace(/[^\w-]/g, '').slice(0, 200),
  };
  const sent = body && JSON.stringify(body);
  const answer = await fetch(url + path, { method, headers, body: sent });
  return {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

async function accepted(api, { name, path, body }) {
  for (let at = daysAhead; at < daysAhead + mostTries; at += 1) {
    const reply = await replyTo(api, path, { ...anybody, ...body(at) });
    if (reply.status === 201) return { at, reply };
  }
  throw new Error(`The sandbox sold no ${name} for the bench.`);
}

const three = { ...units, Units: { ...units.Units, ADULT: 3 } };

/** Changes the added line; returns the backend's reply. */
async function changed(api, { write, at, reply }) {
  const cart = JSON.parse(reply.body);
  const [{ Id }] = cart.Items;
  const path = `${write.path}/${Id}`;
  const body = { ...write.body(at), ...three, SessionId: cart.SessionId, Language: 'ES' };
  const form = { ...write.form(at), path: '/es/carrito/', line: Id, adults: '3' };
  return {
    name: 'changed line',
    path,
    action: `${write.action}/change`,
    method: 'PATCH',
    body,
    form,
    first: { action: write.action, form: write.form(at) },
    reply: await replyTo(api, path, body, 'PATCH'),
  };
}

/** The bench's cart API: replays the sandbox's replies without its cost. */
export async function startCartApi(api) {
  const products = '/xapi/products';
  const sold = [];
  for (const write of writes) sold.push({ write, ...(await accepted(api, write)) });
  const added = sold.map(({ write: { name, path, action, body, form }, at, reply }) => ({
    name,
    path,
    action,
    method: 'POST',
    reply,
    body: { ...anybody, ...body(at) },
    form: form(at),
  }));
  const all = [...added, await changed(api, sold[0])];
  const program = await startOwn('bare-server', [
    recorded(products, await replyTo(api, products)),
    ...all.map(({ path, reply }) => recorded(path, reply)),
  ]);
  return { ...program, origin: `http://localhost:${program.first.port}`, writes: all };
}

const inMxn = '__Host-currency=MXN';

async function sendForm(url, { action, form }, cookie = inMxn) {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-requested-by': 'taquilla',
    origin: url,
    cookie,
  };
  const body = JSON.stringify({ ...form, attempt: 'attempt-of-the-bench' });
  const sent = { url: url + action, method: 'POST', body, headers };
  const answer = await fetch(sent.url, sent);
  const reply = await answer.json();
  if (reply.kind !== 'done') throw new Error(`${action}: ${JSON.stringify(reply)}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { sent, cookie: [inMxn, ...cookies].join('; ') };
}

/** A form of a visitor with a cart, as the page's script sends it. */
export async function formRequest(url, write) {
  const { cookie } = await sendForm(url, write.first ?? write);
  return (await sendForm(url, write, cookie)).sent;
}
