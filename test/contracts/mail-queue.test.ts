import { randomUUID } from 'node:crypto';
import { MemoryMailQueue, MemoryOrderLinks } from '@shop/adapters/memory';
import { migrate, openPool, PostgresMailQueue, PostgresOrderLinks } from '@shop/adapters/postgres';
import { FixedClock } from '@shop/adapters/system';
import { mailTry } from '@shop/domain';
import type { MailQueue, NewMail, OrderLinks, QueuedMail } from '@shop/ports/backends';
import { createDatabase } from '@shop/test/start-postgres';

const url = await createDatabase();
const pool = openPool({ url, onError: () => undefined });
afterAll(() => pool.end());
await migrate(pool);

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const dayMs = 86_400_000;

interface World {
  readonly name: string;
  readonly queue: MailQueue;
  readonly links: OrderLinks;
  pass(ms: number): Promise<void>;
}

const worlds: readonly World[] = [
  {
    name: 'memory',
    queue: new MemoryMailQueue(clock),
    links: new MemoryOrderLinks(),
    pass: async (ms) => clock.advance(ms),
  },
  {
    name: 'postgres',
    queue: new PostgresMailQueue(pool),
    links: new PostgresOrderLinks(pool),
    pass: async (ms) => {
      await pool.query(
        `update shop.mails set due_at = due_at - $1 * interval '1 ms',
         created_at = created_at - $1 * interval '1 ms'`,
        [ms],
      );
    },
  },
];

const aMail = (differs: Partial<NewMail> = {}): NewMail => {
  const unique = randomUUID();
  return { id: unique, kind: 'again', orderId: `order-${unique}`, language: 'pt', ...differs };
};

async function taken(queue: MailQueue, mail: NewMail): Promise<QueuedMail> {
  await queue.put(mail);
  const one = (await queue.takeDue(1_000)).find(({ id }) => id === mail.id);
  if (!one) throw new Error(`${mail.id} is not due`);
  return one;
}

const idsOf = (mails: readonly QueuedMail[]) => mails.map(({ id }) => id);

describe.each(worlds)('a mail queue ($name)', ({ queue, pass }) => {
  beforeEach(async () => {
    await pass(mailTry.leaseMs);
    for (const mail of await queue.takeDue(10_000)) await queue.settle(mail, 'DROPPED');
  });

  it('returns a mail as stored, once while it is leased', async () => {
    const mail = aMail({ kind: 'lookup', email: "o'neil@example.com" });
    expect(await taken(queue, mail)).toEqual({
      ...mail,
      attempt: 1,
      createdAt: expect.any(Date) as Date,
    });
    expect(await queue.takeDue(10)).toEqual([]);
    await pass(mailTry.leaseMs);
    expect(await queue.takeDue(10)).toMatchObject([{ id: mail.id, attempt: 2 }]);
  });

  it('recognises a repeated event, in any state', async () => {
    const mail = aMail();
    await queue.put(mail);
    await queue.put({ ...mail, language: 'en' });
    const [one, ...others] = await queue.takeDue(10);
    expect([one?.language, others]).toEqual(['pt', []]);
    expect(one && (await queue.settle(one, 'SENT'))).toBe(true);
    await queue.put(mail);
    await pass(mailTry.leaseMs);
    expect(await queue.takeDue(10)).toEqual([]);
  });

  it('gives each mail to one of many concurrent workers, longest due first', async () => {
    const mails = Array.from({ length: 12 }, () => aMail());
    for (const mail of mails) {
      await queue.put(mail);
      await pass(5);
    }
    const shares = await Promise.all(Array.from({ length: 4 }, () => queue.takeDue(2)));
    const first = mails.slice(0, 8).map(({ id }) => id);
    expect(shares.flatMap(idsOf).toSorted()).toEqual(first.toSorted());
  });

  it('serves order mails before lookup mails', async () => {
    const lookup = aMail({ kind: 'lookup', email: 'a@example.com' });
    await queue.put(lookup);
    await pass(5);
    const bought = aMail({ kind: 'confirmed' });
    await queue.put(bought);
    expect(idsOf(await queue.takeDue(1))).toEqual([bought.id]);
    expect(idsOf(await queue.takeDue(1))).toEqual([lookup.id]);
  });

  it('makes a mail due again on request', async () => {
    const mail = await taken(queue, aMail());
    expect(await queue.later(mail, 40_000)).toBe(true);
    await pass(39_000);
    expect(await queue.takeDue(10)).toEqual([]);
    expect(await queue.nextDueMs()).toBeLessThanOrEqual(1_000);
    await pass(1_000);
    expect(await queue.nextDueMs()).toBe(0);
    expect(idsOf(await queue.takeDue(10))).toEqual([mail.id]);
  });

  it('ignores a worker that lost its lease', async () => {
    const slow = await taken(queue, aMail());
    await pass(mailTry.leaseMs);
    const [quick] = await queue.takeDue(10);
    expect([await queue.settle(slow, 'SENT'), await queue.later(slow, 1)]).toEqual([false, false]);
    expect(quick && (await queue.settle(quick, 'SENT'))).toBe(true);
    expect(await queue.settle(slow, 'FAILED')).toBe(false);
    expect(await queue.statusOf(slow.orderId)).toBe('SENT');
  });

  it.each(['SENT', 'FAILED'] as const)('knows that the mail of an order is %s', async (end) => {
    const mail = await taken(queue, aMail());
    expect(await queue.statusOf(mail.orderId)).toBe('WAITING');
    await queue.settle(mail, end);
    expect(await queue.statusOf(mail.orderId)).toBe(end);
    await pass(1);
    await taken(queue, aMail({ orderId: mail.orderId }));
    expect(await queue.statusOf(mail.orderId)).toBe('WAITING');
  });

  it('hides lookups of an order', async () => {
    const lookup = await taken(queue, aMail({ kind: 'lookup', email: 'a@example.com' }));
    expect(await queue.statusOf(lookup.orderId)).toBeUndefined();
    await queue.settle(lookup, 'SENT');
    expect(await queue.statusOf(lookup.orderId)).toBeUndefined();
  });

  it('deletes mails that ended days ago, and none that wait', async () => {
    const waiting = await taken(queue, aMail());
    await pass(30 * dayMs);
    await queue.forget(30, 100);
    const sent = await taken(queue, aMail());
    await queue.settle(sent, 'SENT');
    await pass(30 * dayMs - 60_000);
    expect(await queue.forget(30, 100)).toBe(0);
    await pass(120_000);
    expect(await queue.forget(30, 100)).toBe(1);
    expect(await queue.statusOf(sent.orderId)).toBeUndefined();
    expect(await queue.statusOf(waiting.orderId)).toBe('WAITING');
  });
});

describe.each(worlds)('link generations ($name)', ({ links }) => {
  it('start at 1 per order', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await links.generationOf(one)).toBe(1);
    expect([await links.end(one), await links.end(one)]).toEqual([2, 3]);
    expect([await links.generationOf(one), await links.generationOf(other)]).toEqual([3, 1]);
  });

  it('end one by one, however many run at once', async () => {
    const order = randomUUID();
    const ended = await Promise.all(Array.from({ length: 8 }, () => links.end(order)));
    expect(ended.toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

it('deletes the email of a lookup once it ended', async () => {
  const queue = new PostgresMailQueue(pool);
  const found = await taken(queue, aMail({ kind: 'lookup', email: 'found@example.com' }));
  const strange = await taken(queue, aMail({ kind: 'lookup', email: 'strange@example.com' }));
  await queue.settle(found, 'SENT');
  await queue.settle(strange, 'DROPPED');
  const { rows } = await pool.query('select email from shop.mails where id = any($1)', [
    [found.id, strange.id],
  ]);
  expect(rows).toEqual([{ email: null }]);
});
