import { MemoryMailQueue, MemoryPurchaseLedger } from '@shop/adapters/memory';
import {
  migrate,
  openPool,
  PostgresMailQueue,
  PostgresPurchaseLedger,
} from '@shop/adapters/postgres';
import { FixedClock } from '@shop/adapters/system';
import {
  askAgain,
  confirmedMailId,
  type Purchase,
  type PurchaseState,
  transferMailId,
} from '@shop/domain';
import { isStoreAway, type MailQueue, type PurchaseLedger } from '@shop/ports/backends';
import { aPurchase } from '@shop/test/a-purchase';
import { createDatabase } from '@shop/test/start-postgres';

const url = await createDatabase();
const pool = openPool({ url, onError: () => undefined });
afterAll(() => pool.end());
// As several copies of the shop do when they start at once.
await Promise.all([migrate(pool), migrate(pool), migrate(pool)]);

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const minute = 60_000;

interface World {
  readonly name: string;
  readonly ledger: PurchaseLedger;
  readonly mails: MailQueue;
  now(): Date;
  /** Lets time pass, for due times and the age of purchases. */
  pass(ms: number): Promise<void>;
}

const memoryMails = new MemoryMailQueue(clock);

const worlds: readonly World[] = [
  {
    name: 'memory',
    ledger: new MemoryPurchaseLedger(clock, memoryMails),
    mails: memoryMails,
    now: () => clock.now(),
    pass: async (ms) => clock.advance(ms),
  },
  {
    name: 'postgres',
    ledger: new PostgresPurchaseLedger(pool),
    mails: new PostgresMailQueue(pool),
    now: () => new Date(),
    pass: async (ms) => {
      await pool.query(
        `update shop.purchases set due_at = due_at - $1 * interval '1 ms',
         created_at = created_at - $1 * interval '1 ms'`,
        [ms],
      );
    },
  },
];

let counter = 0;

function another(differs: Partial<Purchase> = {}): Purchase {
  counter += 1;
  const unique = String(counter).padStart(8, '0');
  const ids = { id: `id-${unique}`, attempt: `attempt-${unique}` };
  return aPurchase({ ...ids, cartSession: `session-${unique}`, ...differs });
}

async function opened(ledger: PurchaseLedger, ...states: readonly PurchaseState[]) {
  let purchase = await ledger.open(another());
  for (const state of states) purchase = await moved(ledger, purchase, state);
  return purchase;
}

async function moved(ledger: PurchaseLedger, seen: Purchase, to: PurchaseState) {
  const purchase = await ledger.move(seen, to);
  if (!purchase) throw new Error(`${seen.id} did not move to ${to}`);
  return purchase;
}

const idsOf = (purchases: readonly Purchase[]) => purchases.map(({ id }) => id);

/** Ends every purchase that other tests left open. */
async function settleAll(ledger: PurchaseLedger, pass: World['pass']): Promise<void> {
  await pass(minute);
  for (const purchase of await ledger.takeDue(10_000))
    await ledger.move(purchase, endOf(purchase.state));
}

function endOf(state: PurchaseState): PurchaseState {
  if (state === 'PAID') return 'ORDERED';
  return state === 'REFUND_DUE' ? 'REFUNDED' : 'FAILED';
}

describe.each(worlds)('a purchase ledger ($name)', ({ ledger, mails, now, pass }) => {
  it('finds a purchase as stored', async () => {
    const purchase = another({ contact: { ...aPurchase().contact, firstName: "Zoë'); --" } });
    expect(await ledger.open(purchase)).toEqual(purchase);
    expect(await ledger.find(purchase.id)).toEqual(purchase);
    expect(await ledger.find('nobody')).toBeUndefined();
  });

  it('returns the existing purchase for the same attempt, in any state', async () => {
    const purchase = await opened(ledger, 'PAYING', 'FAILED');
    const again = another({ attempt: purchase.attempt });
    expect(await ledger.open(again)).toEqual(purchase);
    expect(await ledger.find(again.id)).toBeUndefined();
  });

  it.each([
    { state: 'CREATED', way: [] },
    { state: 'PAYING', way: ['PAYING'] },
    { state: 'UNKNOWN', way: ['UNKNOWN'] },
    { state: 'PAID', way: ['PAYING', 'PAID'] },
  ] as const)('gives a second tab on the same cart the $state one', async ({ way }) => {
    const first = await opened(ledger, ...way);
    const second = another({ cartSession: first.cartSession });
    expect(await ledger.open(second)).toEqual(first);
  });

  it.each([
    { state: 'FAILED', way: ['FAILED'] },
    { state: 'ORDERED', way: ['PAID', 'ORDERED'] },
    { state: 'REFUND_DUE', way: ['UNKNOWN', 'REFUND_DUE'] },
  ] as const)('allows a new attempt for the same cart after $state', async ({ way }) => {
    const first = await opened(ledger, ...way);
    const second = another({ cartSession: first.cartSession });
    expect(await ledger.open(second)).toEqual(second);
  });

  it('stores another purchase when the cart changed', async () => {
    const first = await opened(ledger);
    const second = another({ cartSession: first.cartSession, cartDigest: 'digest-2' });
    expect(await ledger.open(second)).toEqual(second);
    expect(await ledger.openOf(first.cartSession)).toEqual(second);
    expect(await ledger.ofCart(first.cartSession, 2)).toEqual([second, first]);
    expect(await ledger.ofCart(first.cartSession, 1)).toEqual([second]);
  });

  it('opens one purchase for thirty-two tabs at once', async () => {
    const { cartSession } = another();
    const tabs = Array.from({ length: 32 }, () => another({ cartSession }));
    const purchases = await Promise.all(tabs.map((tab) => ledger.open(tab)));
    expect(new Set(purchases.map(({ id }) => id)).size).toBe(1);
  });

  it('records a late capture though a newer attempt holds the cart', async () => {
    const first = await opened(ledger, 'PAYING', 'FAILED');
    const second = await ledger.open(another({ cartSession: first.cartSession }));
    expect(await ledger.move(first, 'PAID')).toMatchObject({ id: first.id, state: 'PAID' });
    const third = another({ cartSession: first.cartSession });
    expect(await ledger.open(third)).toEqual(second);
  });

  it('moves once from the version seen, with its facts', async () => {
    const seen = await opened(ledger);
    const facts = { orderId: `order-${seen.id}`, paymentId: 'pay-1', payAt: 'https://pay.example' };
    const paying = { ...seen, ...facts, state: 'PAYING', version: 1 };
    expect(await ledger.move(seen, 'PAYING', facts)).toEqual(paying);
    expect(await ledger.move(seen, 'FAILED')).toBeUndefined();
    expect(await ledger.find(seen.id)).toEqual(paying);
    expect(await ledger.findByOrder(facts.orderId)).toEqual(paying);
    expect(await ledger.findByOrder('nobody')).toBeUndefined();
  });

  it('finds a purchase by the attempt of its form', async () => {
    const seen = await opened(ledger);
    expect(await ledger.findByAttempt(seen.attempt)).toEqual(seen);
    expect(await ledger.findByAttempt('nobody')).toBeUndefined();
  });

  it.each([
    ['TR', true],
    ['CARD', false],
  ])('for a payment by %s queues a mail with the bank details: %s', async (...row) => {
    const [method, isTold] = row;
    const seen = await ledger.open({ ...another(), method });
    const orderId = `order-${seen.id}`;
    const noted = await ledger.move(seen, 'CREATED', { orderId });
    expect(await mails.statusOf(orderId)).toBeUndefined();
    const paying = noted && (await ledger.move(noted, 'PAYING', { paymentId: 'pay-1' }));
    const queued = (await mails.takeDue(1_000)).filter((mail) => mail.orderId === orderId);
    const id = transferMailId(seen.id);
    expect(queued.map((mail) => [mail.id, mail.kind])).toEqual(isTold ? [[id, 'transfer']] : []);
    // Once: another move to the same order queues no second mail.
    if (paying) await ledger.move(paying, 'UNKNOWN');
    expect(await mails.takeDue(1_000)).toEqual([]);
  });

  it('updates facts alone and keeps the others', async () => {
    const seen = await opened(ledger);
    const ordered = await ledger.move(seen, 'CREATED', { orderId: `order-${seen.id}` });
    expect(ordered).toMatchObject({ state: 'CREATED', version: 1, orderId: `order-${seen.id}` });
    expect(ordered && (await moved(ledger, ordered, 'PAYING'))).toMatchObject({
      orderId: `order-${seen.id}`,
    });
  });

  it('lets one of many concurrent moves win', async () => {
    const seen = await opened(ledger, 'PAYING');
    const moves = await Promise.all(Array.from({ length: 16 }, () => ledger.move(seen, 'PAID')));
    expect(moves.filter((move) => move)).toHaveLength(1);
  });

  it('lets one of many concurrent fact updates win', async () => {
    const seen = await opened(ledger);
    const writes = await Promise.all(
      Array.from({ length: 16 }, (_, number) =>
        ledger.move(seen, 'CREATED', { payAt: `${number}` }),
      ),
    );
    const [won, ...others] = writes.filter((write) => write);
    expect(others).toEqual([]);
    expect(await ledger.find(seen.id)).toEqual(won);
  });

  it('queues an order’s mail with the confirming move only', async () => {
    const orderId = `order-of-${counter}-${now().getTime()}`;
    const paid = await ledger.move(await opened(ledger, 'PAYING'), 'PAID', { orderId });
    expect(await mails.statusOf(orderId)).toBeUndefined();
    if (!paid) throw new Error('not paid');
    const moves = await Promise.all(Array.from({ length: 8 }, () => ledger.move(paid, 'ORDERED')));
    expect(moves.filter((move) => move)).toHaveLength(1);
    const queued = (await mails.takeDue(1_000)).filter((mail) => mail.orderId === orderId);
    const id = confirmedMailId(paid.id);
    expect(queued).toMatchObject([{ id, kind: 'confirmed', language: paid.language, attempt: 1 }]);
  });

  it.each(['FAILED', 'REFUND_DUE'] as const)('queues no mail of one that is %s', async (state) => {
    const orderId = `no-order-of-${counter}-${now().getTime()}`;
    const seen = await opened(ledger, 'UNKNOWN');
    expect(await ledger.move(seen, state, { orderId })).toMatchObject({ state, orderId });
    expect(await mails.statusOf(orderId)).toBeUndefined();
  });

  it('throws on an unknown step', async () => {
    const seen = await opened(ledger, 'FAILED');
    await expect(ledger.move(seen, 'ORDERED')).rejects.toThrow(RangeError);
  });

  it('knows the newest open purchase of a cart, and none once ordered', async () => {
    const paid = await opened(ledger, 'PAID');
    expect(await ledger.openOf(paid.cartSession)).toEqual(paid);
    await moved(ledger, paid, 'ORDERED');
    expect(await ledger.openOf(paid.cartSession)).toBeUndefined();
    expect(await ledger.openOf('nobody')).toBeUndefined();
    expect(await ledger.ofCart(paid.cartSession, 3)).toMatchObject([
      { id: paid.id, state: 'ORDERED' },
    ]);
    expect(await ledger.ofCart('nobody', 3)).toEqual([]);
  });

  it('is due some seconds after it opens or moves', async () => {
    await settleAll(ledger, pass);
    expect(await ledger.nextDueMs()).toBeUndefined();
    const seen = await opened(ledger);
    expect(await ledger.takeDue(100)).toEqual([]);
    expect(await ledger.nextDueMs()).toBeLessThanOrEqual(askAgain.leastMs);
    await pass(askAgain.leastMs);
    expect(await ledger.nextDueMs()).toBe(0);
    expect(idsOf(await ledger.takeDue(100))).toEqual([seen.id]);
    const paying = await moved(ledger, seen, 'PAYING');
    expect(await ledger.takeDue(100)).toEqual([]);
    await pass(askAgain.leastMs);
    expect(await ledger.takeDue(100)).toMatchObject([{ id: paying.id, state: 'PAYING' }]);
    await moved(ledger, paying, 'FAILED');
    await pass(minute);
    expect(await ledger.takeDue(100)).toEqual([]);
  });

  it('gives each due purchase to one worker, longest overdue first', async () => {
    await settleAll(ledger, pass);
    const first = await Promise.all(Array.from({ length: 6 }, () => opened(ledger)));
    await pass(askAgain.leastMs);
    const later = await Promise.all(Array.from({ length: 6 }, () => opened(ledger)));
    await pass(askAgain.leastMs);
    const shares = await Promise.all(Array.from({ length: 3 }, () => ledger.takeDue(2)));
    expect(shares.flatMap(idsOf).toSorted()).toEqual(idsOf(first).toSorted());
    expect(idsOf(await ledger.takeDue(100)).toSorted()).toEqual(idsOf(later).toSorted());
    expect(await ledger.takeDue(100)).toEqual([]);
  });

  it('polls new purchases more often than old ones', async () => {
    await settleAll(ledger, pass);
    const isDueAfter = async (age: number, ms: number) => {
      const purchase = await ledger.open(another({ createdAt: now() }));
      await pass(age);
      await ledger.takeDue(100);
      await pass(ms);
      const isDue = idsOf(await ledger.takeDue(100)).includes(purchase.id);
      await moved(ledger, purchase, 'FAILED');
      return isDue;
    };
    expect(await isDueAfter(10_000, 3_100)).toBe(true);
    expect(await isDueAfter(minute, 3_100)).toBe(false);
    expect(await isDueAfter(minute, 10_000)).toBe(true);
    expect(await isDueAfter(30 * minute, 15_000)).toBe(false);
    expect(await isDueAfter(30 * minute, 20_000)).toBe(true);
  });
});

it('shares purchases with other processes', async () => {
  const purchase = await new PostgresPurchaseLedger(pool).open(another());
  const second = openPool({ url, onError: () => undefined });
  expect(await new PostgresPurchaseLedger(second).find(purchase.id)).toEqual(purchase);
  await second.end();
});

it('fills a batch despite rows of a newer version, and leaves them to a copy of it', async () => {
  const unread: string[] = [];
  const ledger = new PostgresPurchaseLedger(pool, ({ id }) => unread.push(id));
  const newer = await Promise.all(Array.from({ length: 3 }, () => ledger.open(another())));
  const ours = await Promise.all(Array.from({ length: 2 }, () => ledger.open(another())));
  await pool.query(`update shop.purchases set due_at = clock_timestamp() + interval '1 day'`);
  const isDue = (ids: readonly string[], ago: string) =>
    pool.query(
      `update shop.purchases set due_at = clock_timestamp() - $2::interval where id = any ($1)`,
      [ids, ago],
    );
  await isDue(idsOf(newer), '2 minutes');
  await isDue(idsOf(ours), '1 minute');
  await pool.query(`update shop.purchases set language = 'fr' where id = any ($1)`, [idsOf(newer)]);
  expect(idsOf(await ledger.takeDue(2)).toSorted()).toEqual(idsOf(ours).toSorted());
  expect(unread.toSorted()).toEqual(idsOf(newer).toSorted());
  // Due again for a copy that reads the word: only its turn was taken.
  await pool.query(`update shop.purchases set language = 'es' where id = any ($1)`, [idsOf(newer)]);
  await isDue(idsOf(newer), '1 minute');
  expect(idsOf(await ledger.takeDue(10)).toSorted()).toEqual(idsOf(newer).toSorted());
});

it.each(['select pg_terminate_backend(pg_backend_pid())', 'select pg_sleep(20)'])(
  'tells a connection that ended within %s from an invalid query',
  async (query) => {
    const lost = openPool({ url, statementTimeoutMs: 20_000, onError: () => undefined });
    const asked = lost.query(query).catch((error: unknown) => error);
    for (let ended = 0; ended === 0 && query.includes('sleep');) {
      const { rowCount } = await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query = $1`,
        [query],
      );
      ended = rowCount ?? 0;
    }
    expect(isStoreAway(await asked)).toBe(true);
    const wrong = await lost.query('select nothing').catch((error: unknown) => error);
    expect(isStoreAway(wrong)).toBe(false);
    await lost.end();
  },
);

it('commits to disk before it answers, and cancels a slow query', async () => {
  const strict = openPool({ url, statementTimeoutMs: 50, onError: () => undefined });
  const { rows } = await strict.query('show synchronous_commit');
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  await expect(strict.query('select pg_sleep(5)')).rejects.toThrow(/statement timeout/);
  await strict.end();
});
