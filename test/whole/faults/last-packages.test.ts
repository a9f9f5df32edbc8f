import { setTimeout } from 'node:timers/promises';
import { addDays, type ParkDay } from '@shop/domain';
import { turns } from '@shop/test/corpus';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { type SandboxUnderTest, startSandbox } from '@shop/test/start-sandbox';
import { sql } from 'kysely';
import { type Content, readContent } from '../../../backends/sandbox/src/engine/content.js';
import { openDatabase, type Tx } from '../../../backends/sandbox/src/engine/database.js';
import { migrate } from '../../../backends/sandbox/src/engine/migrations.js';
import type { Choice } from '../../../backends/sandbox/src/engine/quote.js';
import { sweepHolds } from '../../../backends/sandbox/src/engine/stock.js';
import { holdAll, lockFor } from '../../../backends/sandbox/src/shopping-cart/hold-places.js';

const buyers = 64;
const places = 10;
const rounds = turns(200, 6);
const now = new Date('2026-11-16T15:00:00Z');

/** A broken connection fails the test, except when the server is stopping. */
let isOver = false;
const fail = (error: Error) => {
  if (!isOver) throw error;
};
const url = await createDatabase();
const db = openDatabase(url, fail);
/** A pool apart from the buyers'. */
const timer = openDatabase(url, fail);
endBeforeDatabase(async () => {
  isOver = true;
  await db.destroy();
  await timer.destroy();
});
await migrate(db);

const scarce = (content: Content): Content => ({
  ...content,
  products: content.products.map((product) => ({ ...product, capacity: places })),
  calendar: { ...content.calendar, closures: [], busyDays: [] },
});
const shop = { db, clock: () => now, content: scarce(await readContent('content')) };

const park = (slug: string, day: ParkDay): Choice => ({
  slug,
  day,
  time: null,
  extras: [],
  components: [],
  people: { ADULT: 1, CHILD: 0, INFANT: 0 },
});

/** Three parks, on separate days for each round of each race. */
let races = 0;
function parksOfRound(): readonly [Choice, Choice, Choice] {
  races += 1;
  const day = addDays('2027-01-01', 3 * races);
  return [
    park('bruma', day),
    park('guarida', addDays(day, 1)),
    park('laguna-nacar', addDays(day, 2)),
  ];
}

/** What a buyer got: the hold of each part, or `undefined`. */
type Got = readonly (string | undefined)[];
type Buy = (request: readonly Choice[]) => Promise<Got>;

const gotOf = async (tx: Tx, request: readonly Choice[]): Promise<Got> => {
  const held = await holdAll(tx, shop, request);
  return request.map((_, at) => (held.kind === 'held' ? (held.holds[at] ?? undefined) : undefined));
};

/** Buys like the engine, but without retrying deadlocks, so that one fails the test. */
const buyWhole: Buy = (request) =>
  db.transaction().execute(async (tx) => {
    await lockFor(tx, { lines: [] }, [], request);
    return gotOf(tx, request);
  });

/** The fault under test: buys each part separately. */
const buyApart: Buy = async (request) => {
  const got: (string | undefined)[] = [];
  for (const choice of request)
    got.push(...(await db.transaction().execute((tx) => gotOf(tx, [choice]))));
  return got;
};

/** The fault under test: locks the parts in the requested order. */
const buyUnlocked: Buy = (request) => db.transaction().execute((tx) => gotOf(tx, request));

const takenOf = async ({ slug, day }: Choice): Promise<number> => {
  const asked = db.selectFrom('stock').select('taken').where('pool', '=', slug);
  const found = await asked.where('day', '=', day ?? '').executeTakeFirst();
  return found?.taken ?? 0;
};

async function problemsOf(
  parks: readonly Choice[],
  requests: readonly (readonly Choice[])[],
  all: readonly Got[],
) {
  const halves = all.filter((got) => new Set(got.map((hold) => hold === undefined)).size > 1);
  const problems = halves.map(() => 'half a package');
  for (const one of parks) {
    const sold = all.filter((got, buyer) => got[requests[buyer]?.indexOf(one) ?? -1] !== undefined);
    const taken = await takenOf(one);
    if (taken > places) problems.push(`${one.slug} is oversold`);
    if (taken !== sold.length) problems.push(`${one.slug}: ${taken} taken, ${sold.length} sold`);
  }
  return problems;
}

const isSold = (got: Got): boolean => got.every((hold) => hold !== undefined);

it(`sells the last ${places} places of two days to ${buyers} buyers of both, in either order`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [first, second] = parksOfRound();
    const requests = Array.from({ length: buyers }, (_, buyer) =>
      buyer % 2 ? [first, second] : [second, first],
    );
    const all = await Promise.all(requests.map(buyWhole));
    expect(await problemsOf([first, second], requests, all)).toEqual([]);
    expect(all.filter(isSold)).toHaveLength(places);
  }
}, 900_000);

it('never leaves places free on both days that a refused buyer wanted together', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const parks = parksOfRound();
    const [a, b, c] = parks;
    const ring = [
      [a, b],
      [b, c],
      [c, a],
    ];
    const requests = Array.from({ length: buyers }, (_, buyer) => ring[buyer % 3] ?? []);
    const all = await Promise.all(requests.map(buyWhole));
    expect(await problemsOf(parks, requests, all)).toEqual([]);
    const left = await Promise.all(parks.map(async (one) => places - (await takenOf(one))));
    expect(left.filter((free) => free > 0).length).toBeLessThan(2);
  }
}, 900_000);

it('sells places of lapsed holds during concurrent sweeps of all places', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const parks = parksOfRound();
    const ended = { ...shop, clock: () => new Date(now.getTime() - 60 * 60_000) };
    for (let hold = 0; hold < places; hold += 1)
      await db.transaction().execute((tx) => holdAll(tx, ended, parks));
    const requests = Array.from({ length: buyers }, (_, buyer) =>
      buyer % 2 ? parks : parks.toReversed(),
    );
    const sweeps = Array.from({ length: 12 }, async (_, ms) => {
      await setTimeout(ms);
      return timer.transaction().execute((tx) => sweepHolds(tx, now));
    });
    const [all] = await Promise.all([Promise.all(requests.map(buyWhole)), ...sweeps]);
    expect(await problemsOf(parks, requests, all)).toEqual([]);
    expect(all.filter(isSold)).toHaveLength(places);
  }
}, 900_000);

it('sells half packages if each part is bought separately (control)', async () => {
  const found: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const [first, second] = parksOfRound();
    const requests = Array.from({ length: buyers }, (_, buyer) =>
      buyer % 2 ? [first, second] : [second, first],
    );
    const all = await Promise.all(requests.map(buyApart));
    found.push(...(await problemsOf([first, second], requests, all)));
  }
  expect(found).toContain('half a package');
}, 60_000);

it('deadlocks if places are taken in the buyers’ order (control)', async () => {
  const ends: PromiseSettledResult<Got>[] = [];
  for (let round = 0; round < 5; round += 1) {
    const [first, second] = parksOfRound();
    const requests = Array.from({ length: buyers }, (_, buyer) =>
      buyer % 2 ? [first, second] : [second, first],
    );
    ends.push(...(await Promise.allSettled(requests.map(buyUnlocked))));
  }
  const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(reasons).toContainEqual(expect.objectContaining({ code: '40P01' }));
}, 60_000);

/** Calls the sandbox's packages as a shop does. */
const asking =
  ({ cartUrl, tokens }: Pick<SandboxUnderTest, 'cartUrl' | 'tokens'>) =>
  (SessionId: string | null, method: string, path: string, what: object, key: string) =>
    fetch(`${cartUrl}/xapi/shopping-cart${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${tokens.cart}`,
        PrefixProject: 'taquilla',
        SiteCode: 'CORAL',
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ SessionId, Language: 'ES', Currency: 'MXN', ...what }),
    });
const partOf = (Slug: string, Date: ParkDay) => ({
  Slug,
  Date,
  StartTime: null,
  ComponentIds: [],
});

it('sells whole packages over HTTP too, one cart per buyer, and nothing to refused ones', async () => {
  const sandbox = await startSandbox({ now, adjust: scarce });
  const ask = asking(sandbox);
  const held = sandbox.db.selectFrom('cart_lines').innerJoin('holds', 'holds.id', 'hold_id');
  let sold = 0;
  for (let round = 0; round < 5; round += 1) {
    const day = addDays('2027-01-01', 3 * round);
    const slugs = ['bruma', 'guarida', 'laguna-nacar'];
    const parts = slugs.map((slug, at) => partOf(slug, addDays(day, at)));
    const buy = async (buyer: number): Promise<boolean> => {
      const request = parts.filter((_, at) => at !== buyer % 3);
      const Parts = buyer % 2 ? request : request.toReversed();
      const what = { Units: { ADULT: 1, CHILD: 0, INFANT: 0 }, Extras: [], Parts };
      const reply = await ask(null, 'POST', '/packages', what, `buyer-${round}-${buyer}`);
      await reply.body?.cancel();
      return reply.status === 201;
    };
    const done = await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
    sold += done.filter(Boolean).length;
    const perPark = held.select((select) => ['pool', select.fn.countAll<string>().as('sold')]);
    const ofRound = await perPark.where('day', '>=', day).groupBy('pool').execute();
    const counts = ofRound.map((park) => Number(park.sold));
    expect(Math.max(...counts)).toBe(places);
    expect(counts.filter((count) => count < places).length).toBeLessThan(2);
  }
  const perPackage = held.select((select) => select.fn.countAll<string>().as('parts'));
  const parts = await perPackage.groupBy('package_id').execute();
  expect(parts).toEqual(Array.from({ length: sold }, () => ({ parts: '2' })));
  expect(await sandbox.db.selectFrom('carts').select('cart_id').execute()).toHaveLength(sold);
}, 60_000);

describe(`${buyers} writers on one cart`, () => {
  /** Each ticket has its own places, so that a cart can be filled. */
  const apart = (content: Content): Content => ({
    ...scarce(content),
    products: content.products.map((product) => ({
      ...product,
      variantOf: product.slug,
      capacity: buyers,
    })),
  });

  async function startCart() {
    const sandbox = await startSandbox({ now, adjust: apart });
    const ask = asking(sandbox);
    const for2 = { Units: { ADULT: 2, CHILD: 0, INFANT: 0 }, Extras: [] };
    const begun = await ask(
      null,
      'POST',
      '/items',
      { ...for2, ...partOf('bruma', '2027-01-01') },
      'first',
    );
    const { SessionId } = (await begun.json()) as { SessionId: string }; // as: a display cart
    const all = async (write: (writer: number) => readonly [string, string, object]) => {
      const sent = Array.from({ length: buyers }, async (_, writer) => {
        const [method, path, what] = write(writer);
        const reply = await ask(SessionId, method, path, { ...for2, ...what }, `${path}-${writer}`);
        await reply.body?.cancel();
        return reply.status;
      });
      return Promise.all(sent);
    };
    const lines = () =>
      sandbox.db
        .selectFrom('cart_lines')
        .leftJoin('holds', 'holds.id', 'hold_id')
        .select(['choice', 'package_id', 'holds.id as hold'])
        .where('session_id', '=', SessionId)
        .execute();
    const sums = () =>
      sql<{ taken: string; held: string }>`
        select (select sum(taken) from stock) as taken, (select sum(places) from holds) as held
      `.execute(sandbox.db);
    return { all, lines, sums };
  }

  it('never exceed ten lines, double a day, or hold more places than lines', async () => {
    const { all, lines, sums } = await startCart();
    const open = shop.content.products.filter(
      ({ schedule, componentGroups }) =>
        schedule.type === 'OPENING_HOURS' &&
        schedule.weekdays.length === 7 &&
        !componentGroups.length,
    );
    const slugs = open.map(({ slug }) => slug).filter((slug) => slug !== 'bruma');
    const day = (writer: number) => addDays('2027-02-01', writer % 12);
    const slug = (writer: number) => slugs[writer % slugs.length] ?? '';
    const statuses = await all((writer) =>
      writer % 3
        ? [
            'POST',
            '/packages',
            {
              Parts: [partOf(slug(writer), day(writer)), partOf(slug(writer + 1), day(writer + 5))],
            },
          ]
        : ['POST', '/items', partOf(slug(writer), day(writer))],
    );
    const kept = await lines();
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(kept.length).toBeGreaterThan(4);
    expect(kept.length).toBeLessThanOrEqual(10);
    expect(new Set(kept.map(({ choice }) => choice.slug)).size).toBe(kept.length);
    expect(new Set(kept.map(({ choice }) => choice.day)).size).toBe(kept.length);
    expect(kept.every(({ hold }) => hold !== null)).toBe(true);
    const both = String(2 * kept.length);
    expect((await sums()).rows).toEqual([{ taken: both, held: both }]);
    const ids = kept.flatMap(({ package_id }) => package_id ?? []);
    for (const id of ids) expect(ids.filter((other) => other === id)).toHaveLength(2);
  }, 60_000);

  it('get one package for many equal requests, and two hold extensions', async () => {
    const { all, lines } = await startCart();
    const Parts = [partOf('guarida', '2027-01-02'), partOf('laguna-nacar', '2027-01-03')];
    const added = await all(() => ['POST', '/packages', { Parts }]);
    expect(added.filter((status) => status === 201)).toHaveLength(1);
    expect(await lines()).toHaveLength(3);
    const longer = await all(() => ['PUT', '/hold', {}]);
    expect(longer.filter((status) => status === 200)).toHaveLength(2);
  }, 60_000);
});
