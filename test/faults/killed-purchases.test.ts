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

/** `npm run soak` says how many; the gate has 40 purchases, `npm run test:whole` 500. */
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

/** In pesos, where there are all of them; one for each three purchases. */
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

/** A ticket for each of two parks, on different days that are sold. */
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
 * Of each thirty orders two get another day, one of them is cancelled after that, and three others are;
 * of five with a stay one gets a night more and pays for it, one gives it other nights, and one back.
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

/** A backend that says no, says nothing, or does what it was asked for and does not say so. */
const badDay = (): Fault => ({
  ...oneOf<(typeof troubled)[number]>(troubled),
  mode: oneOf(modes),
  ms: 300,
  times: 2,
});

/** Some of the provider's last messages come once more, and those that are on their way in any order. */
async function mixMessages(books: pg.Pool): Promise<void> {
  await books
    .query(
      `update sandbox.events set delivered_at = null, next_at = now() + random() * interval '3 s'
      where random() < 0.3 and attempts < 4 and next_at > now() - interval '5 s'`,
    )
    // The database is killed now and then.
    .catch(() => undefined);
}

it(`leaves one confirmed order for every captured payment, gives back what is cancelled, once, sends one mail for each, and tells nobody wrong: ${purchases} purchases, ${kills.shop} kills of the shop, ${kills.stores} of each store and of its backends, on their bad days`, async () => {
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
      // Of those with a stay every second has it as a product of a package.
      const isPacked = turn % 12 === 9;
      const asked = buyStubbornly(shop, way, languageIn(path), path, day, stay, isPacked);
      const order = await asked.catch((error: unknown) => {
        lost += 1;
        throw new Error(`${way}${stay ? ' with a stay' : ''}: ${String(error)}`, { cause: error });
      });
      // Late money is an order where the order backend had not heard that its time was over.
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
  // Spread over all purchases: a shop that is down for most of the time sells nothing.
  const killer = async () => {
    for (let killed = 1; killed <= kills.shop; killed += 1) {
      while (bought.length + lost < (killed * purchases) / (kills.shop + 1)) await pause(50);
      // The sandbox forgets them when it is killed.
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
  // What was begun is ended, however it goes.
  const mixing = mixer();
  // What does not come back after a kill sells nothing to anybody.
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
  // It was killed, and its database with it: it has something to complain of.
  expect(logs.sandbox).toContain('"event":"error"');
  // Two at once paid with each: one had it, the other paid the whole.
  expect(coupons.filter(({ orders }) => orders > 1)).toEqual([]);
  if (purchases > 18) expect(coupons.length).toBeGreaterThan(0);
  expect(captured).toBe(bought.filter(({ way }) => ways[way].payments > 0).length);
  const done = changes.filter(({ state }) => state === 'SETTLED').length;
  expect(done).toBeGreaterThanOrEqual(Math.floor(purchases / 30) * 5);
}, 14_400_000);

it('finds violations when nothing is written before the first outside call', async () => {
  const shop = await startShopPrograms({ env: { LEDGER_ADAPTER: 'memory' } });
  const [path = ''] = paths;
  const [day = ''] = await daysOf(shop.url, path);
  const visitor = new Visitor(shop.url);
  await fillCart(visitor, path, day);
  const page = await checkOut(visitor, pathOf({ name: 'checkout', params: {} }, 'es'));
  const other = new Visitor(shop.url);
  await fillWith(other, 'es', await aCoupon(other, 'es'));
  const { form } = await freeForm(other, 'es');
  // Placed, told of, and not confirmed yet.
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
  // That of the card, and that which became the coupon.
  expect(result.captured).toBe(2);
  expect(result.violations).not.toEqual([]);
}, 60_000);

/**
 * Waits for the quiet after the storm: messages sent again, leases ended, mails and changes gone on with.
 * As long as less is wrong from time to time, nothing is.
 */
async function settled(
  shop: Awaited<ReturnType<typeof startShopPrograms>>,
  bought: readonly Bought[],
) {
  let fewest = Infinity;
  // Leases of the killed; what the last shop is at right now is sent again under its id.
  await shop.hurryMails();
  // Who saw another total than before began anew.
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
    // Longer than a lease of somebody who was killed.
    if (violations.length === 0 || tries === mostTries) return violations;
    await pause(1_000);
  }
}

const mostTries = 150;
