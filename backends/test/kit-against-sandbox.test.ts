import { readFile } from 'node:fs/promises';
import type { Content } from '../sandbox/src/engine/content.js';
import { isWhole, partOf } from '@shop/test/corpus';
import { type Asked, startBroken } from '../stand-ins/broken-server.js';
import { certify, clockOf, ofTheKit, only, scenariosOf, toldOf } from './support/certify.js';
import { type KitPort, kitPorts } from '../stand-ins/broken/fault.js';
import { startContractProxy } from './support/contract-proxy.js';
import { startRelay } from '../stand-ins/webhook-relay.js';
import { type SandboxUnderTest, startSandbox } from '@shop/test/start-sandbox';
import { readDocuments } from '@shop/test/contracts/documents.mjs';
import { unasked } from './support/unasked-codes.js';
import { answering, type Fault, isCall } from '../stand-ins/broken/fault.js';
import { cartFaults } from '../stand-ins/broken/cart.js';
import { hotelFaults } from '../stand-ins/broken/hotels.js';
import { newsletterFaults } from '../stand-ins/broken/newsletter.js';
import { paymentFaults } from '../stand-ins/broken/payment.js';
import { searchFaults } from '../stand-ins/broken/search.js';
import { userFaults } from '../stand-ins/broken/users.js';

/** An hour after midnight in Cancún; in some zones still the day before. */
const now = new Date('2026-11-20T06:30:00Z');
const relay = await startRelay();
afterAll(() => relay.stop());
const since = { startsInDays: -3, isUsed: false, slugs: [] as string[] }; // as: any product’s
const titled = (title: string) => ({ title: { es: title, en: title, pt: title } });
const percent = { ...since, ...titled('5 %'), kind: 'PERCENT' as const, percent: 5 };
const moreCoupons = [
  { ...percent, code: 'KIT-OTHER' },
  { ...percent, code: 'KIT-DEAR', minimum: { amount: 90_000_000, currency: 'MXN' as const } },
  {
    ...since,
    ...titled('5 dollars'),
    kind: 'AMOUNT' as const,
    code: 'KIT-DOLLARS',
    amount: 500,
    currency: 'USD' as const,
  },
];
const ofTheCart = [
  '--with',
  'promoOther=KIT-OTHER',
  '--with',
  'promoMinimum=KIT-DEAR',
  '--with',
  'promoCurrency=KIT-DOLLARS',
  '--with',
  'promoWhole=KIT-WHOLE',
];

/** The dawn tour has so few places that one line takes them all. */
const scarce = (content: Content): Content => ({
  ...content,
  products: content.products.map((one) =>
    one.slug === 'camino-blanco-amanecer' ? { ...one, capacity: 12 } : one,
  ),
  season: [
    ...content.season,
    { code: 'KIT-WHOLE', percent: 100, from: '2026-11-01', until: '2027-10-31', slugs: [] },
  ],
  people: {
    ...content.people,
    accounts: content.people.accounts.map((one, at) =>
      at === 0 ? { ...one, coupons: [...one.coupons, ...moreCoupons] } : one,
    ),
  },
});
const sandbox = await startSandbox({
  breaks: ofTheKit,
  now,
  webhookUrl: relay.url,
  adjust: scarce,
});
beforeEach(() => {
  sandbox.setNow(now);
  relay.tell();
});
const told = (port: KitPort) => [
  ...toldOf(sandbox, port),
  ...(port === 'cart' ? ofTheCart : []),
  '--wait',
  ...(port === 'payment'
    ? ['--webhook-url', relay.hears, '--webhook-secret', sandbox.webhookSecret]
    : []),
];
const clock = clockOf(sandbox);
const files = {
  cart: ['shopping-cart', sandbox.cartUrl],
  hotels: ['hotels', sandbox.hotelsUrl],
  newsletter: ['newsletter', sandbox.newsletterUrl],
  payment: ['payment', sandbox.paymentUrl],
  search: ['search', sandbox.searchUrl],
  users: ['users', sandbox.usersUrl],
} as const;

const contracts = readDocuments();
const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The cart gets hundreds of calls. */
const longest = 90_000;

/** All that callers have taken of a sandbox and not given back. */
async function takenOf({ db }: Pick<SandboxUnderTest, 'db'>) {
  const carts = await db.selectFrom('carts').select('session_id').execute();
  const holds = await db.selectFrom('holds').select('id').execute();
  const orders = await db.selectFrom('orders').select('status').execute();
  const rooms = await db
    .selectFrom('stays')
    .select('id')
    .where('status', '!=', 'CANCELLED')
    .execute();
  const of = (...words: readonly string[]) =>
    orders.filter(({ status }) => words.includes(status)).length;
  return {
    carts: carts.length,
    holds: holds.length,
    rooms: rooms.length,
    waiting: of('ON_HOLD', 'PENDING_PAYMENT'),
    sold: of('CONFIRMED', 'REDEEMED'),
  };
}

const certifyAt = (port: KitPort, address: string, more: readonly string[] = []) =>
  certify(['--port', port, '--url', address, ...told(port), ...more], clock);

/** The whole kit in whole runs; otherwise the most telling scenarios. */
const inEveryRun = (names: readonly string[]): readonly string[] => (isWhole ? [] : only(names));

/** Checked besides all scenarios. */
const everywhere = [
  'every reply fits the contract',
  'every reply is complete, uncompressed JSON',
  'every reply arrives in time',
];

it.each(kitPorts)(
  'the sandbox keeps the port %s',
  async (port) => {
    const before = await takenOf(sandbox);
    // Concurrent duplicates may wait or get IN_PROGRESS, so count it as seen.
    const heard = new Set(['IN_PROGRESS']);
    const asked: Asked[] = [];
    const proxy = await startBroken(files[port][1], {
      answer: (answer, question) => {
        asked.push(question);
        if (answer.status >= 400) heard.add(String(answer.body?.code));
        return answer;
      },
    });
    const { code, named, certificate } = await certifyAt(port, proxy.url);
    await proxy.stop();
    const others = [named('failed'), named('blocked'), named('notOffered'), named('leftOut')];
    expect([...others, code]).toEqual([[], [], [], [], 0]);
    // The kit makes every call and sees every code that a call can cause.
    const { document } = contracts.get(files[port][0]) ?? { document: {} };
    const calls = Object.entries<object>(document.paths).flatMap(([path, all]) =>
      Object.keys(all).flatMap((method) =>
        methods.has(method) ? `${method.toUpperCase()} ${path}` : [],
      ),
    );
    expect(calls.filter((call) => !asked.some((one) => isCall(one, call)))).toEqual([]);
    const words: readonly string[] = document.components.schemas.Error.properties.code.enum;
    expect(words.filter((word) => !heard.has(word))).toEqual(Object.keys(unasked[port]));
    // The kit gives back what it took, except redeemed places, which stay sold.
    const used =
      port === 'cart' ? [expect.stringMatching(/^order TQ-\S+, paid: .*TICKET_USED\)/)] : [];
    expect(certificate?.leftBehind).toEqual(used);
    expect(await takenOf(sandbox)).toEqual({ ...before, sold: before.sold + used.length });
  },
  longest,
);

/** 23:30 in Cancún, already the next day on most servers. */
const late = new Date('2026-11-21T04:30:00Z');

it.each([
  ['cart', ['today in Cancún is not past']],
  ['hotels', []],
] as const)(
  'the sandbox keeps the port %s at the end of a day, too',
  async (port, leftOut) => {
    sandbox.setNow(late);
    const ofDays = scenariosOf(port).filter((name) =>
      /\b(to|yester)?days?\b|\bnights?\b/.test(name),
    );
    const { code, named } = await certifyAt(port, files[port][1], inEveryRun(ofDays));
    const others = [named('failed'), named('blocked'), named('notOffered'), named('leftOut')];
    expect([...others, code]).toEqual([[], [], [], leftOut, 0]);
  },
  longest,
);

const sizes = kitPorts.flatMap((port) => [[port, 'smallest'] as const, [port, 'largest'] as const]);

it.each(partOf(sizes, 3))(
  'a server keeps the port %s when it sends the %s that its contract allows',
  async (port, size) => {
    const [file, url] = files[port];
    const proxy = await startContractProxy(file, url, size);
    const some = partOf(scenariosOf(port), 5);
    const { code, named } = await certifyAt(port, proxy.url, only([...some, ...everywhere]));
    await proxy.stop();
    expect([named('failed'), named('blocked'), proxy.unknown, code]).toEqual([[], [], [], 0]);
  },
  longest,
);

it('accepts offers in changing order as unchanged prices', async () => {
  let looks = 0;
  const [, url] = files.hotels;
  const mixed = await startBroken(
    url,
    answering('POST /hotels/search', ({ hotels }) => {
      if ((looks += 1) % 2 === 0) for (const { offers } of hotels) offers.reverse();
    }),
  );
  const { named, code } = await certifyAt(
    'hotels',
    mixed.url,
    only(['the nights of an offer add up to its total']),
  );
  await mixed.stop();
  expect([named('passed'), code]).toEqual([['the nights of an offer add up to its total'], 0]);
});

const tables: readonly (readonly Fault[])[] = [
  cartFaults,
  hotelFaults,
  newsletterFaults,
  paymentFaults,
  searchFaults,
  userFaults,
];
/** Every run tests one fault per table; whole runs test all. */
const faults = tables.flatMap((table, at) => partOf(table, table.length, (at * 5) % table.length));

it('has twelve broken servers per port, and states the count', async () => {
  for (const table of tables) expect(table.length).toBeGreaterThanOrEqual(12);
  const [cart, hotels, newsletter, payment, search, users] = tables.map(({ length }) => length);
  expect(await readFile('backends/docs/README.md', 'utf8')).toContain(
    `There are ${tables.flat().length} of them: cart ${cart}, hotels ${hotels}, payment ${payment}, ` +
      `users ${users}, search ${search}, newsletter ${newsletter}.`,
  );
});

it.each(faults)(
  '$port: catches a server that $name',
  async (fault) => {
    const { port, caughtBy, args = [], at = now, how, tells } = fault;
    sandbox.setNow(at);
    const [, url] = files[port];
    const broken = await startBroken(url, how());
    relay.tell(tells?.(sandbox.webhookSecret));
    const some = [...caughtBy, ...scenariosOf(port).slice(0, 12), ...everywhere];
    const { code, named } = await certifyAt(port, broken.url, [...args, ...inEveryRun(some)]);
    await broken.stop();
    expect([[...named('failed')].sort(), code]).toEqual([[...caughtBy].sort(), 1]);
    // If most scenarios are blocked, the kit proves nothing.
    expect(named('passed').length).toBeGreaterThan(named('blocked').length);
  },
  longest,
);
