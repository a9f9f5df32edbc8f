import { addDays, pathOf } from '@shop/domain';
import { changeViolationsIn } from '@shop/test/change-checker';
import { turns } from '@shop/test/corpus';
import { startOwnPostgres } from '@shop/test/own-postgres';
import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { startShopPrograms } from '@shop/test/shop-programs';
import { startRedis } from '@shop/test/start-redis';
import { ledgerViolationsIn } from '@shop/test/ledger-checker';
import type { OwnOrder } from '@shop/test/own-tickets';
import { cancelStubbornly, moveStubbornly, pause } from '@shop/test/stubborn';
import { secretsIn } from '@shop/test/secret-checker';
import { stayViolationsIn } from '@shop/test/stay-checker';
import { addNightStubbornly } from '@shop/test/stubborn-nights';
import { cancelStayStubbornly, moveStayStubbornly } from '@shop/test/stubborn-stays';
import { buyForNothing, couponsUsed, type Pair, raceWithCoupon } from '@shop/test/stubborn-coupons';
import { buyStubbornly } from '@shop/test/stubborn-ways';
import { aCoupon, fillWith, freeForm } from '@shop/test/unpaid';
import { Visitor } from '@shop/test/visitor';
import { type Bought, type Way, ways, wayViolationsIn } from '@shop/test/way-checker';
import type pg from 'pg';
import type { Fault } from '../../backends/sandbox/src/http/faults.js';

/** `npm run soak` sets the number; the gate has 40 purchases, `npm run test:whole` 500. */
const given = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const purchases = given('SOAK_PURCHASES', turns(500, 40));
const buyers = given('SOAK_BUYERS', 8);
const kills = {
  shop: given('SOAK_KILLS', turns(50, 4)),
  stores: given('SOAK_STORE_KILLS', turns(5, 1)),
};

const paths = ['/es/entrada-bruma/', '/en/ticket-copalera/', '/pt/ingresso-laguna-nacar/'];
const languageIn = (path: string) => path.slice(1, 3) as 'es' | 'en' | 'pt'; // as: of the list above

const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(Math.random() * items.length)] ?? items[0];

async function daysOf(url: string, path: string): Promise<readonly string[]> {
  const visitor = new Visitor(url, { 'sec-ch-ua-mobile': '?0' });
  const days: string[] = [];
  for (const month of ['2027-03', '2027-05', '2027-08'])
    days.push(...sellableDays(await visitor.look('buy', `${path}?month=${month}`)));
  return days;
}

/** In pesos, which have all ways to pay; one in three purchases. */
const inPesos: readonly Way[] = [
  'transfer',
  'late',
  'twice',
  'tooLittle',
  'card',
  'never',
  'payPal',
  'months',
  'card',
  'card',
];

const wayOf = (turn: number): Way => {
  if (turn % paths.length === 0) return inPesos[(turn / paths.length) % inPesos.length] ?? 'card';
  return turn % 15 === 4 || turn % 15 === 5 ? 'payPal' : 'card';
};

/** A ticket for each of two parks, on different days on sale. */
function pairOf(days: readonly (readonly string[])[], turn: number): Pair {
  const [one = [], , other = []] = days;
  const day = one[turn % one.length] ?? '';
  const others = other.filter((each) => each !== day);
  return [
    [paths[0] ?? '', day],
    [paths[2] ?? '', others[turn % others.length] ?? ''],
  ];
}

/**
 * Of thirty orders, two change date (one is then cancelled) and three are cancelled. Of five with a
 * stay, one adds a night, one changes nights and one is cancelled.
 */
async function changeSome(order: OwnOrder, turn: number) {
  const kind = turn % 30;
  if (kind === 0 || kind === 6) await moveStubbornly(order, 0, `2027-06-${10 + (turn % 15)}`);
  if (kind === 0 || kind === 12) await cancelStubbornly(order, 0, 'refund');
  if (kind === 18 || kind === 24) await cancelStubbornly(order, 0, 'coupon');
  if (kind === 9) await addNightStubbornly(order);
  if (kind === 21) await moveStayStubbornly(order);
  if (kind === 27) await cancelStayStubbornly(order);
}

const troubled = [
  { api: 'payment' },
  { api: 'cart', path: '/xapi/orders' },
  { api: 'mail' },
  { api: 'hotels', path: '/hotels/bookings' },
] as const satisfies readonly Partial<Fault>[];
const modes: readonly [Fault['mode'], ...Fault['mode'][]] = [
  'down',
  'slow',
  'nonsense',
  'dropBefore',
  'dropAfterCommit',
  'errorAfterCommit',
];

/** A backend that fails, hangs, or works without replying. */
const badDay = (): Fault => ({
  ...oneOf<(typeof troubled)[number]>(troubled),
  mode: oneOf(modes),
  ms: 300,
  times: 2,
});

/** Repeats some of the provider's last messages and shuffles pending ones. */
async function mixMessages(books: pg.Pool): Promise<void> {
  await books
    .query(
      `update sandbox.events set delivered_at = null, next_at = now() + random() * interval '3 s'
      where random() < 0.3 and attempts < 4 and next_at > now() - interval '5 s'`,
    )
    // A kill may have taken the database.
    .catch(() => undefined);
}

it(`leaves one order, refund and mail per captured payment: ${purchases} purchases, ${kills.shop} kills of the shop, ${kills.stores} of each store`, async () => {
  const [postgres, redis] = await Promise.all([startOwnPostgres(), startRedis()]);
  const env = { REDIS_URL: redis.url };
  const shop = await startShopPrograms({ newDatabase: postgres.createDatabase, env });
  let isOver = false;
  let isBroken = false;
  const days = await Promise.all(paths.map((path) => daysOf(shop.url, path)));
  let begun = 0;
  const bought: Bought[] = [];
  let lost = 0;
  const buyer = async () => {
    while (begun < purchases && !isBroken) {
      const turn = begun++;
      const [path = '', own = []] = [paths[turn % paths.length], days[turn % paths.length]];
      const day = own[turn % own.length] ?? '';
      const way = wayOf(turn);
      const stay = turn % 6 === 3 ? addDays('2027-05-01', turn % 120) : undefined;
      // Every second stay is part of a package.
      const isPacked = turn % 12 === 9;
      const asked = buyStubbornly(shop, way, languageIn(path), path, day, stay, isPacked);
      const order = await asked.catch((error: unknown) => {
        lost += 1;
        throw new Error(`${way}${stay ? ' with a stay' : ''}: ${String(error)}`, { cause: error });
      });
      // Late money still buys the order if the order backend did not yet know its deadline had
      // passed.
      const isTaken = way === 'late' && order.view.state === 'confirmed';
      bought.push({ order: order.view.id, way: isTaken ? 'transfer' : way });
      await changeSome(order, turn);
      if (turn % 30 === 24) {
        const { view } = await buyForNothing(shop.url, order, languageIn(path), [path, day]);
        bought.push({ order: view.id, way: 'coupon' });
      }
      if (turn % 30 !== 18) continue;
      const carts = [1, 2].map((more) => pairOf(days, turn + more));
      const codes = await raceWithCoupon(shop.url, order, languageIn(path), carts);
      bought.push(...codes.map(({ view }) => ({ order: view.id, way: 'card' as const })));
    }
  };
  // Spread over all purchases: a shop that is mostly down sells nothing.
  const killer = async () => {
    for (let killed = 1; killed <= kills.shop; killed += 1) {
      while (bought.length + lost < (killed * purchases) / (kills.shop + 1)) await pause(50);
      // A kill clears the sandbox's faults.
      await shop.order(badDay());
      await pause(Math.random() * 700);
      await shop.killAndRestart();
      const which = killed % Math.ceil(kills.shop / kills.stores);
      if (which === 1) await shop.killAndRestartSandbox();
      if (which === 2) await shop.interrupt(() => postgres.killAndRestart());
      if (which === 3) await redis.restart();
    }
    await shop.order();
  };
  const mixer = async () => {
    for (; !isOver; await pause(500)) await mixMessages(shop.books);
  };
  // Stopped in any case at the end.
  const mixing = mixer();
  // A program that does not restart would block every buyer.
  const killing = killer().catch((error: unknown) => {
    isBroken = true;
    throw error;
  });
  const ends = await Promise.allSettled([killing, ...Array.from({ length: buyers }, buyer)]);
  isOver = true;
  await mixing;
  const wrong = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
  const violations = [...wrong, ...(await settled(shop, bought))];
  const { captured } = await shop.check();
  const changes = await shop.changes();
  const coupons = await couponsUsed(shop.books);
  const logs = { bff: shop.said('bff'), sandbox: shop.said('sandbox') };
  const told = {
    bff: await secretsIn(logs.bff, shop.books, shop.secrets),
    sandbox: await secretsIn(logs.sandbox, shop.books, shop.secrets),
  };
  const wouldTell = await secretsIn(`${logs.sandbox}${approvedCard.number}`, shop.books, []);
  await shop.stop();
  await Promise.all([postgres.stop(), redis.stop()]);
  expect(violations).toEqual([]);
  expect(told).toEqual({ bff: [], sandbox: [] });
  expect(wouldTell).toHaveLength(1);
  expect(logs.bff).toContain('/api/checkout');
  // Kills of the sandbox and its database must have logged errors.
  expect(logs.sandbox).toContain('"event":"error"');
  // Of two concurrent payments with one coupon, one used it and the other paid the full price.
  expect(coupons.filter(({ orders }) => orders > 1)).toEqual([]);
  if (purchases > 18) expect(coupons.length).toBeGreaterThan(0);
  expect(captured).toBe(bought.filter(({ way }) => ways[way].payments > 0).length);
  const done = changes.filter(({ state }) => state === 'SETTLED').length;
  expect(done).toBeGreaterThanOrEqual(Math.floor(purchases / 30) * 5);
}, 14_400_000);

it('finds violations when nothing is stored before the first external call (control)', async () => {
  const shop = await startShopPrograms({ env: { LEDGER_ADAPTER: 'memory' } });
  const [path = ''] = paths;
  const [day = ''] = await daysOf(shop.url, path);
  const visitor = new Visitor(shop.url);
  await fillCart(visitor, path, day);
  const page = await checkOut(visitor, pathOf({ name: 'checkout', params: {} }, 'es'));
  const other = new Visitor(shop.url);
  await fillWith(other, 'es', await aCoupon(other, 'es'));
  const { form } = await freeForm(other, 'es');
  // Placed and mailed, but not confirmed yet.
  await shop.order({ api: 'cart', path: '/xapi/orders/TQ-', method: 'POST', mode: 'down' });
  const { next = '' } = Object(await (await other.postJson('/api/checkout', form)).json());
  await shop.killAndRestart();
  await shop.order();
  await visitor.get(await payAt(page, approvedCard));
  const result = await shop.check();
  const [order = 'none'] = /TQ-[\w-]+/.exec(next) ?? [];
  const unsold = await wayViolationsIn(shop.books, [{ order, way: 'coupon' }]);
  await shop.stop();
  expect(unsold).toEqual([expect.stringContaining(`${order}, paid by coupon`)]);
  // The card's payment, and the payment refunded as the coupon.
  expect(result.captured).toBe(2);
  expect(result.violations).not.toEqual([]);
}, 60_000);

/**
 * Waits until all work is done: messages redelivered, leases expired, mails and changes resumed.
 * Returns the remaining violations once their number stops falling.
 */
async function settled(
  shop: Awaited<ReturnType<typeof startShopPrograms>>,
  bought: readonly Bought[],
) {
  let fewest = Infinity;
  // Ends the leases of killed programs; a mail in delivery is sent again under its id.
  await shop.hurryMails();
  // A buyer who saw another total started a new purchase.
  await shop.agePurchases();
  for (let tries = 0; ; tries += 1) {
    await shop.hurryIdleMails();
    const violations = [
      ...(await shop.check()).violations,
      ...(await shop.checkMails()),
      ...(await changeViolationsIn(shop.books, await shop.changes())),
      ...(await ledgerViolationsIn(shop.books, await shop.purchases())),
      ...(await wayViolationsIn(shop.books, bought)),
      ...(await stayViolationsIn(shop.books)),
    ];
    if (violations.length < fewest) [fewest, tries] = [violations.length, 0];
    // Longer than a lease of a killed program.
    if (violations.length === 0 || tries === mostTries) return violations;
    await pause(1_000);
  }
}

const mostTries = 150;
