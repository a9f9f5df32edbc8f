import { mkdir, writeFile } from 'node:fs/promises';
import * as ports from '@shop/ports/screens';
import { badCalls, type GoodCall } from '@shop/test/bad-calls';
import { type BadRequest, badRequests } from '@shop/test/bad-requests';
import { turns } from '@shop/test/corpus';
import { goodRequests } from '@shop/test/good-requests';
import { inDays, items, octoResellers, ResellerProgram, resellers } from '@shop/test/reseller';
import { startShopPrograms } from '@shop/test/shop-programs';
import { buyTickets } from '@shop/test/own-tickets';
import { ownSlips, slips, withoutSlips } from '@shop/test/slips';
import { Visitor } from '@shop/test/visitor';

const count = turns(20_000, 2_000);
const perProgram = turns(2_000, 200);
const atATime = 8;

const shop = await startShopPrograms({ env: { OCTO_RESELLERS: octoResellers } });
afterAll(() => shop.stop());

const told = [
  ...Object.values(ports).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'path' in one && typeof one.path === 'string'
      ? [`/api${one.path}`]
      : [],
  ),
  ...Object.values(ports.userCalls),
];
const calls = [
  ...told,
  '/api/plan',
  '/api/payment/return',
  '/api/webhooks/payment',
  '/api/policy-reports',
  '/api/orders/es/TQ-1/vouchers.pdf',
  '/api/orders/en/TQ-1/visits.ics',
  '/gate/open',
  '/gate/check',
  '/gate/redeem',
  '/gate/find',
  '/gate/facts',
  '/gate/es/',
  '/sign-in/start/',
  '/sign-in/callback/',
  '/offline/es',
  '/robots.txt',
  '/sitemap.xml',
];

async function pages(): Promise<readonly string[]> {
  const maps = ['es', 'en', 'pt'].map((code) => fetch(`${shop.url}/sitemap-${code}.xml`));
  const texts = await Promise.all((await Promise.all(maps)).map((map) => map.text()));
  const listed = [...texts.join('').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  const own = [
    '/es/carrito/',
    '/en/checkout/',
    '/pt/pedido/',
    '/es/orden/TQ-1/',
    '/en/my-account/',
  ];
  return [...listed.map(([, path]) => path ?? ''), ...own, '/', '/es/auth/', '/pt/busca/'];
}

/** The status, or the network error, and the reply's text. */
const ask = ({ method, path, headers, body }: BadRequest) =>
  fetch(shop.url + path, { method, headers, body: body ?? null, redirect: 'manual' }).then(
    async (response) => ({ status: response.status, said: await response.text() }),
    (error: unknown) => ({ status: String(error), said: '' }),
  );

const send = async (bad: BadRequest): Promise<number | string> => (await ask(bad)).status;

/** A refusal without a message for the visitor. */
const isMute = (status: number | string, said: string) =>
  status === 422 && !/"text":"[^"]{10,}"/.test(said);

it('knows the parameters of each call', async () => {
  expect(told.filter((call) => goodRequests.every(({ path }) => path !== call))).toEqual([]);
  const refused: string[] = [];
  for (const good of withoutSlips(shop.url)) {
    const status = await send(good);
    if (status !== 422 && !(Number(status) < 400)) refused.push(`${status} ${good.path}`);
  }
  // Calls that need an earlier credential refuse strangers.
  expect(refused).toEqual([
    `403 ${ports.userCalls.session}`,
    `401 ${ports.gatePaths.redeem}`,
    `401 ${ports.gatePaths.find}`,
    '403 /api/funnel/orders',
    '401 /api/webhooks/payment',
    expect.stringContaining('403 /api/funnel?'),
    expect.stringContaining('404 /api/payment/return?'),
    expect.stringContaining('403 /sign-in/callback/?'),
    expect.stringContaining('400 /es/cotizacion/?'),
  ]);
});

async function octoCalls(): Promise<readonly GoodCall[]> {
  const islas = new ResellerProgram(shop.url);
  const what = { productId: 'bruma', optionId: 'bruma' };
  const days = { ...what, localDateStart: inDays(40), localDateEnd: inDays(45) };
  const open = (await islas.availability(days)).find(({ available }) => available);
  const contact = { fullName: 'Eva Luna', emailAddress: 'eva@mail.example', locales: ['es'] };
  const booked = {
    ...what,
    availabilityId: open?.id ?? '',
    unitItems: items('adult').map((one) => ({ ...one, contact, resellerReference: 'R-1' })),
    contact,
    notes: 'None.',
    currency: 'MXN',
    expirationMinutes: 20,
  };
  const { uuid } = await islas.book(booked);
  const own = `/octo/bookings/${uuid}`;
  return [
    { method: 'GET', path: '/octo/products' },
    { method: 'GET', path: '/octo/bookings' },
    { method: 'GET', path: own },
    { method: 'POST', path: '/octo/availability', body: { ...days, currency: 'MXN' } },
    { method: 'POST', path: '/octo/availability', body: { ...what, availabilityIds: [open?.id] } },
    { method: 'POST', path: '/octo/availability/calendar', body: { ...days, units: [] } },
    { method: 'POST', path: '/octo/bookings', body: booked },
    { method: 'PATCH', path: own, body: booked },
    { method: 'POST', path: `${own}/extend`, body: { expirationMinutes: 20 } },
    { method: 'POST', path: `${own}/confirm`, body: { contact, resellerReference: 'R-1' } },
    { method: 'POST', path: `${own}/cancel`, body: { reason: 'None.' } },
  ];
}

const gateCalls: readonly GoodCall[] = [
  { method: 'GET', path: '/gate/facts' },
  {
    method: 'POST',
    path: '/gate/redeem',
    body: { code: 'TQ1.NONE', attempt: 'attempt-12345678', at: '2027-01-01T10:00:00Z' },
  },
  { method: 'POST', path: '/gate/find', body: { code: '0000-0000-0000' } },
];

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, accept: '*/*' });

/** Unknown paths below the OCTO endpoint return its own error format. */
const isOcto = (said: string): boolean => {
  try {
    return typeof JSON.parse(said).error === 'string';
  } catch {
    return false;
  }
};

it(`refuses ${perProgram} bad calls of a reseller in the error shape of OCTO`, async () => {
  const all = badCalls(await octoCalls(), bearer(resellers.islas), perProgram);
  const { statuses, failed, refused } = await sendAll(all);
  expect(failed).toEqual([]);
  expect(refused.filter(({ said }) => !isOcto(said)).slice(0, 5)).toEqual([]);
  for (const status of [200, 400]) expect(statuses.get(status)).toBeGreaterThan(20);
}, 300_000);

it(`answers ${perProgram} bad calls of a gate without a 5xx`, async () => {
  const all = badCalls(gateCalls, bearer('a-gate-key-of-the-tests'), perProgram);
  const { statuses, failed } = await sendAll(all);
  expect(failed).toEqual([]);
  for (const status of [200, 400]) expect(statuses.get(status)).toBeGreaterThan(20);
}, 300_000);

/** Sends all, a few at a time; counts statuses and lists failures. */
async function sendAll(requests: readonly BadRequest[]) {
  const left = [...requests];
  const statuses = new Map<number | string, number>();
  const failed: string[] = [];
  const mute: string[] = [];
  const refused: { readonly sent: string; readonly said: string }[] = [];
  const worker = async () => {
    for (let bad = left.pop(); bad; bad = left.pop()) {
      const { status, said } = await ask(bad);
      if (isMute(status, said)) mute.push(written(bad));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (Number(status) >= 400) refused.push({ sent: written(bad), said });
      if (typeof status !== 'number' || status >= 500) failed.push(`${status} ${written(bad)}`);
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return { statuses, failed, mute, refused };
}

const written = ({ method, path, headers, body = '' }: BadRequest): string =>
  [method, path.slice(0, 200), JSON.stringify(headers).slice(0, 300), body.slice(0, 300)].join(' ');

it('answers each call and page with one invalid field without a 5xx', async () => {
  const { statuses, failed } = await sendAll(slips(shop.url));
  expect(failed).toEqual([]);
  // Refused by the form and by the rules behind it.
  for (const status of [400, 422]) expect(statuses.get(status)).toBeGreaterThan(50);
}, 120_000);

it('answers each invalid order field with a message for its buyer, and changes nothing', async () => {
  const order = await buyTickets(
    new Visitor(shop.url),
    'es',
    ['bruma', 'copalera'],
    'o@mail.example',
  );
  const { statuses, failed, mute } = await sendAll(ownSlips(order));
  expect([failed, mute]).toEqual([[], []]);
  // Read by the rules, refused by the form, and accepted.
  for (const status of [200, 400, 422]) expect(statuses.get(status)).toBeGreaterThan(20);
  const { view } = await order.visitor.look('order', order.path);
  expect(view).toEqual({ ...order.view, mail: view.mail, rights: view.rights });
  expect(view.rights?.changes).toEqual([]);
}, 120_000);

it(`answers ${count} bad requests to all addresses without a 5xx`, async () => {
  const known = await pages();
  expect(known.length).toBeGreaterThan(100);
  expect(calls.length).toBeGreaterThan(25);
  const all = badRequests({ pages: known, calls }, shop.url, count);
  const { statuses, failed } = await sendAll(all);
  const worst = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await shop.metrics())?.[1];
  const figures = {
    count,
    statuses: Object.fromEntries(statuses),
    worstStallMs: Number(worst) * 1000,
  };
  // Durations are recorded, not judged.
  await mkdir('test-results', { recursive: true });
  await writeFile('test-results/bad-requests.json', `${JSON.stringify(figures, null, 2)}\n`);
  expect(failed).toEqual([]);
  // Most are refused; the accepted ones had no relevant fault.
  const kinds = [...statuses.keys()].filter((status) => Number(status) >= 400);
  expect(kinds.length).toBeGreaterThan(3);
}, 600_000);
