import { addDays, type ParkDay } from '@shop/domain';
import { cartProblemsIn } from '@shop/test/cart-checker';
import { turns } from '@shop/test/corpus';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import type { KyselyPlugin } from 'kysely';
import pg from 'pg';
import { type Answer, once } from '../../backends/sandbox/src/engine/answers.js';
import { type Content, readContent } from '../../backends/sandbox/src/engine/content.js';
import {
  type Database,
  openDatabase,
  type Tx,
} from '../../backends/sandbox/src/engine/database.js';
import { migrate } from '../../backends/sandbox/src/engine/migrations.js';
import type { Choice } from '../../backends/sandbox/src/engine/quote.js';
import { isRefused, type Refused, statusOf } from '../../backends/sandbox/src/engine/refusal.js';
import type { Shop } from '../../backends/sandbox/src/engine/shop.js';
import {
  addLine,
  changeLine,
  removeLine,
  setCurrency,
} from '../../backends/sandbox/src/shopping-cart/change-cart.js';
import {
  addPackage,
  changePackage,
  removePackage,
  splitPackage,
} from '../../backends/sandbox/src/shopping-cart/change-package.js';
import { addPromo, removePromo } from '../../backends/sandbox/src/shopping-cart/change-promo.js';
import { extendHold } from '../../backends/sandbox/src/shopping-cart/extend-hold.js';
import { loadCart } from '../../backends/sandbox/src/shopping-cart/keep-cart.js';
import { parksBeside } from '../../backends/sandbox/src/shopping-cart/line.js';

/** Concurrent writers on one cart, each with every kind of write; writes must be atomic. */
const writers = 64;
const rounds = turns(200, 3);
const now = new Date('2026-11-16T15:00:00Z');

/** A broken connection fails the test, except when the server is stopping. */
let isOver = false;
const fail = (error: Error) => {
  if (!isOver) throw error;
};
const url = await createDatabase();
const db = openDatabase(url, fail);
const books = new pg.Pool({ connectionString: url, max: 1 }).on('error', fail);
endBeforeDatabase(async () => {
  isOver = true;
  await db.destroy();
  await books.end();
});
await migrate(db);

/** Thirty copies of one park, open daily, with enough places. */
function manyParks(content: Content): Content {
  const bruma = content.products.find(({ slug }) => slug === 'bruma');
  const prices = content.prices.products.bruma;
  if (!bruma || !prices) throw new Error('no bruma');
  const slugs = Array.from({ length: 30 }, (_, at) => park(at));
  return {
    ...content,
    products: slugs.map((slug) => ({ ...bruma, slug, variantOf: slug, capacity: 1_000_000 })),
    prices: {
      ...content.prices,
      products: Object.fromEntries(slugs.map((slug) => [slug, prices])),
    },
    calendar: { ...content.calendar, closures: [], busyDays: [] },
    season: codes.map((code, at) => ({ ...always, code, percent: 10 * (at + 1), slugs: [] })),
  };
}
const codes = ['MANY', 'MORE'] as const;
const always = { from: '2026-01-01', until: '2027-12-31' };
const park = (at: number) => `park-${at}`;
const content = manyParks(await readContent('content'));
const shopOn = (database: Database): Shop => ({ db: database, clock: () => now, content });

/** The fault under test: reads a cart without locking it. */
const unlocked: KyselyPlugin = {
  transformQuery: ({ node }) =>
    node.kind === 'SelectQueryNode' ? { ...node, endModifiers: undefined } : node,
  transformResult: async ({ result }) => result,
};

/** All writers share these parks and days; each also has its own. */
const shared = 4;
const firstDay: ParkDay = '2027-01-10';
const sharedDay = () => addDays(firstDay, anyOf(2 * shared));
const ownDay = () => addDays(firstDay, 2 * shared + anyOf(24));
const ownPark = () => park(shared + anyOf(30 - shared));
const anyOf = (count: number) => Math.floor(Math.random() * count);
const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[anyOf(items.length)] ?? items[0];

const choice = (slug: string, day: ParkDay): Choice => ({
  slug,
  day,
  time: null,
  extras: [],
  components: [],
  people: { ADULT: 2, CHILD: 1, INFANT: 0 },
});
type Ticket = readonly [slug: string, day: ParkDay];
const requestOf = (tickets: readonly Ticket[], from: readonly string[] = []) => ({
  people: { ADULT: 2, CHILD: 1, INFANT: 0 },
  extras: [],
  parts: tickets.map(([slug, day]) => ({ slug, day, time: null, components: [] })),
  from,
});

/** The reply to a write: the cart, or a refusal. */
interface Cart {
  readonly SessionId: string;
  readonly ProductCount: number;
  readonly Items: readonly { readonly Id: string; readonly Slug: string }[];
  readonly Packages: readonly {
    readonly Id: string;
    readonly Items: readonly { readonly Slug: string }[];
  }[];
}
type Work = (tx: Tx) => Promise<Answer | Refused>;

let keys = 0;
/** Sends a write with its idempotency key, sometimes twice at once like a double press. */
async function send(shop: Shop, work: Work): Promise<Cart | undefined> {
  const call = { route: 'PUT /crowded-cart', key: `write-${(keys += 1)}`, body: '' };
  const write = () =>
    once(shop.db, shop.clock, call, async (tx) => {
      const outcome = await work(tx);
      return isRefused(outcome) ? { status: statusOf(outcome), body: outcome } : outcome;
    });
  const replies = await Promise.all(anyOf(4) === 0 ? [write(), write()] : [write()]);
  const answers = replies.flatMap((reply) => (isRefused(reply) ? [] : [reply]));
  const bodies = new Set(answers.map(({ body }) => JSON.stringify(body)));
  if (bodies.size !== 1) throw new Error(`answered differently: ${[...bodies].join()}`);
  const [answer] = answers;
  if (!answer || answer.status >= 400) return undefined;
  const cart = answer.body as Cart; // as: the display cart that each of these writes returns
  if (cart.ProductCount > 10) throw new Error(`answered with ${cart.ProductCount} lines`);
  return cart;
}

/** What must be in the cart at the end: `park-7 2027-02-01`, with its package. */
type Known = readonly string[];
const nothing: Known = [];
const known = (tickets: readonly Ticket[], pack = 'loose'): Known =>
  tickets.map(([slug, day]) => `${slug} ${day} ${pack}`);

type Writer = (shop: Shop, session: string) => Promise<Known>;

const lineOf = (cart: Cart, slug: string) => cart.Items.find((item) => item.Slug === slug)?.Id;
const packOf = (cart: Cart, slug: string) =>
  cart.Packages.find(({ Items }) => Items.some((item) => item.Slug === slug))?.Id;

const addsLine: Writer = async (shop, session) => {
  const before: Ticket = [ownPark(), ownDay()];
  const cart = await send(shop, (tx) => addLine(tx, shop, session, choice(...before), 'MXN'));
  const id = cart && lineOf(cart, before[0]);
  if (!id) return nothing;
  const after: Ticket = [ownPark(), ownDay()];
  const next = oneOf(['keep', 'change', 'remove', 'remove']);
  if (next === 'keep') return known([before]);
  const done = await send(shop, (tx) =>
    next === 'change'
      ? changeLine(tx, shop, session, id, choice(...after))
      : removeLine(tx, shop, session, id),
  );
  if (!done) return known([before]);
  return next === 'change' ? known([after]) : nothing;
};

const someTickets = (): readonly Ticket[] =>
  Array.from({ length: 2 + anyOf(3) }, (): Ticket => [ownPark(), ownDay()]);

const addsPackage: Writer = async (shop, session) => {
  const before = someTickets();
  const request = requestOf(before);
  const cart = await send(shop, (tx) => addPackage(tx, shop, session, request, 'MXN'));
  const id = cart && packOf(cart, before[0]?.[0] ?? '');
  if (!id) return nothing;
  const after = someTickets();
  const next = oneOf(['keep', 'change', 'split', 'remove', 'remove']);
  if (next === 'keep') return known(before, id);
  const done = await send(shop, (tx) =>
    next === 'change'
      ? changePackage(tx, shop, session, id, requestOf(after))
      : next === 'split'
        ? splitPackage(tx, shop, session, id)
        : removePackage(tx, shop, session, id),
  );
  if (!done) return known(before, id);
  return next === 'change' ? known(after, id) : next === 'split' ? known(before) : nothing;
};

/** Combines two single tickets into a package, with or without shared ones. */
const gathers: Writer = async (shop, session) => {
  const tickets: readonly Ticket[] = [
    [ownPark(), ownDay()],
    [ownPark(), ownDay()],
  ];
  const ids: string[] = [];
  const inside: Ticket[] = [];
  for (const ticket of tickets) {
    const cart = await send(shop, (tx) => addLine(tx, shop, session, choice(...ticket), 'MXN'));
    const id = cart && lineOf(cart, ticket[0]);
    if (id) ids.push(id);
    if (id) inside.push(ticket);
  }
  const request = requestOf(tickets, ids);
  const cart = await send(shop, (tx) => addPackage(tx, shop, session, request, 'MXN'));
  const id = cart && packOf(cart, tickets[0]?.[0] ?? '');
  return id ? known(tickets, id) : known(inside);
};

/** Writes on shared lines, whose final state is undefined. */
const meddles: Writer = async (shop, session) => {
  const cart = await loadCart(db, shop, session);
  const line = cart?.lines.find(({ choice: { slug } }) => slug === park(0))?.id ?? '';
  const pack = cart?.packages[0]?.id ?? '';
  const parts: readonly Ticket[] = [
    [park(1), sharedDay()],
    [park(2), sharedDay()],
    [park(3), sharedDay()],
  ];
  const works: readonly [Work, ...Work[]] = [
    (tx) => changeLine(tx, shop, session, line, choice(park(0), sharedDay())),
    (tx) => changePackage(tx, shop, session, pack, requestOf(parts.slice(anyOf(2)))),
    (tx) => extendHold(tx, shop, session),
    (tx) => setCurrency(tx, shop, session, oneOf(['MXN', 'USD'])),
    (tx) => addPromo(tx, shop, session, oneOf(codes)),
    (tx) => addPromo(tx, shop, session, oneOf(codes)),
    (tx) => removePromo(tx, shop, session, oneOf(codes)),
    (tx) => (anyOf(8) > 0 ? extendHold(tx, shop, session) : removeLine(tx, shop, session, line)),
    (tx) => (anyOf(8) > 0 ? extendHold(tx, shop, session) : splitPackage(tx, shop, session, pack)),
  ];
  const work = oneOf(works);
  await send(shop, work);
  return nothing;
};

const kinds: readonly Writer[] = [addsLine, addsPackage, gathers, meddles];

/** A shared ticket and a shared package. */
async function begin(shop: Shop): Promise<string> {
  const first = choice(park(0), firstDay);
  const begun = await send(shop, (tx) => addLine(tx, shop, null, first, 'MXN'));
  const session = begun?.SessionId ?? '';
  const request = requestOf([
    [park(1), addDays(firstDay, 1)],
    [park(2), addDays(firstDay, 2)],
  ]);
  await send(shop, (tx) => addPackage(tx, shop, session, request, 'MXN'));
  return session;
}

const isShared = ({ slug }: Choice) => Number(slug.slice('park-'.length)) < shared;

/** Unexpected lines, missing lines and wrong prices of the cart. */
async function problemsOf(shop: Shop, session: string, all: readonly Known[]) {
  const cart = await loadCart(db, shop, session);
  const lines = cart?.lines ?? [];
  const inside = lines
    .filter((line) => !isShared(line.choice))
    .map(({ choice: { slug, day }, packageId }) => `${slug} ${day} ${packageId ?? 'loose'}`);
  const wanted = all.flat();
  return [
    ...(await cartProblemsIn(books)),
    ...inside.filter((one) => !wanted.includes(one)).map((one) => `nobody's: ${one}`),
    ...wanted.filter((one) => !inside.includes(one)).map((one) => `lost: ${one}`),
    ...lines
      .filter((line) => (line.quote.tier === 'combo20') !== parksBeside(line, lines) > 2)
      .map(({ choice: { slug }, quote: { tier } }) => `the tier of another: ${slug} ${tier}`),
    ...lines
      .filter(({ quote: { listPrice } }) => listPrice.currency !== cart?.currency)
      .map(({ choice: { slug } }) => `another currency: ${slug}`),
    ...lines
      .filter(({ quote: { couponPercent } }) => couponPercent !== cart?.promo?.percent)
      .map(({ choice: { slug }, quote }) => `another code: ${slug} ${quote.couponPercent}`),
  ];
}

async function crowd(shop: Shop) {
  const session = await begin(shop);
  const all = Array.from({ length: writers }, (_, at) => kinds[at % kinds.length] ?? meddles);
  const ends = await Promise.allSettled(all.map((write) => write(shop, session)));
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  const inside = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  return { problems: [...failures, ...(await problemsOf(shop, session, inside))], inside };
}

it(`keeps one cart consistent under ${writers} writers: limits, unique lines, whole packages, a place per line`, async () => {
  const shop = shopOn(db);
  let kept = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { problems, inside } = await crowd(shop);
    expect(problems).toEqual([]);
    kept += inside.flat().length;
  }
  // The writers do reach the limit: the lasting lines fill most of the cart.
  expect(kept).toBeGreaterThan(3 * rounds);
}, 1_800_000);

it('detects carts over their limits without the single-writer lock (control)', async () => {
  const shop = shopOn(db.withPlugin(unlocked));
  const wrong = /^more than ten lines|twice|^answered with/;
  const problems: string[] = [];
  for (let round = 0; round < 5 && !problems.some((one) => wrong.test(one)); round += 1)
    problems.push(...(await crowd(shop)).problems);
  expect(problems).toContainEqual(expect.stringMatching(wrong));
}, 600_000);
