import { MemoryMailQueue, MemoryOrderChanges } from '@shop/adapters/memory';
import {
  migrate,
  openPool,
  PostgresMailQueue,
  PostgresOrderChanges,
} from '@shop/adapters/postgres';
import { FixedClock } from '@shop/adapters/system';
import {
  askAgain,
  changeMailId,
  type ChangeRequest,
  type ChangeState,
  decisionMailId,
  money,
  type OrderChange,
} from '@shop/domain';
import type { MailQueue, OrderChanges } from '@shop/ports/backends';
import { createDatabase } from '@shop/test/start-postgres';

const url = await createDatabase();
const pool = openPool({ url, onError: () => undefined });
afterAll(() => pool.end());
await migrate(pool);

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const minute = 60_000;
const memoryMails = new MemoryMailQueue(clock);

interface World {
  readonly name: string;
  readonly ledger: OrderChanges;
  readonly mails: MailQueue;
  now(): Date;
  /** Lets time pass, for due times and the age of changes. */
  pass(ms: number): Promise<void>;
}

const worlds: readonly World[] = [
  {
    name: 'memory',
    ledger: new MemoryOrderChanges(clock, memoryMails),
    mails: memoryMails,
    now: () => clock.now(),
    pass: async (ms) => clock.advance(ms),
  },
  {
    name: 'postgres',
    ledger: new PostgresOrderChanges(pool),
    mails: new PostgresMailQueue(pool),
    now: () => new Date(),
    pass: async (ms) => {
      await pool.query(
        `update shop.order_changes set due_at = due_at - $1 * interval '1 ms',
         created_at = created_at - $1 * interval '1 ms'`,
        [ms],
      );
    },
  },
];

let counter = 0;
const amount = money(430_020, 'MXN');
const cancelling: ChangeRequest = { kind: 'cancel', lines: ['one', 'two'], way: 'refund', amount };

/** A change of an order that no other test uses. */
function another(now: Date, differs: Partial<OrderChange> = {}): OrderChange {
  counter += 1;
  return {
    id: `id-${counter}`,
    attempt: `attempt-${counter}`,
    orderId: `TQ-${counter}`,
    state: 'ASKED',
    version: 0,
    request: cancelling,
    language: 'pt',
    paymentId: 'pay_1',
    amount: undefined,
    refusal: undefined,
    createdAt: now,
    ...differs,
  };
}

async function moved(ledger: OrderChanges, seen: OrderChange, to: ChangeState) {
  const change = await ledger.move(seen, to);
  if (!change) throw new Error(`${seen.id} did not move to ${to}`);
  return change;
}

async function mailsOf(mails: MailQueue, orderId: string) {
  const due = await mails.takeDue(1_000);
  return due
    .filter((mail) => mail.orderId === orderId)
    .map(({ id, kind, language }) => [id, kind, language]);
}

describe.each(worlds)('the ledger of changes ($name)', ({ ledger, mails, now, pass }) => {
  it.each<[string, ChangeRequest]>([
    ['a cancellation', cancelling],
    ['another day', { kind: 'changeDate', line: 'one', day: '2026-12-15', time: '08:00' }],
    [
      'a day without a time',
      { kind: 'changeDate', line: 'one', day: '2026-12-15', time: undefined },
    ],
    ['a claim', { kind: 'weather', line: 'one', reason: 'storm', note: "it's \\ 'wet' — ☔" }],
  ])('stores %s as requested', async (_, request) => {
    const change = another(now(), { request, paymentId: undefined });
    expect(await ledger.open(change)).toEqual({ kind: 'opened', change });
    expect(await ledger.find(change.id)).toEqual(change);
    expect(await ledger.of(change.orderId)).toEqual([change]);
  });

  it('stores how a surcharge is paid, and queues a mail if it was in vain', async () => {
    const [cost, paid] = [money(500_000, 'MXN'), money(400_000, 'MXN')];
    const request: ChangeRequest = {
      kind: 'changeStay',
      line: 'one',
      checkIn: '2026-12-14',
      checkOut: '2026-12-16',
      amount: cost,
      paid,
      payBy: 'PP',
    };
    const change = another(now(), { request, state: 'PAYING' });
    await ledger.open(change);
    const other = another(now(), { orderId: change.orderId });
    expect((await ledger.open(other)).kind).toBe('busy');
    const begun = { extraPaymentId: 'pay_2', payAt: 'https://pay.example/2' };
    const paying = await ledger.move(change, 'PAYING', begun);
    expect(paying).toMatchObject({ ...begun, request, state: 'PAYING' });
    const asked = await moved(ledger, paying ?? change, 'ASKED');
    const facts = { amount: money(100_000, 'MXN'), refusal: 'stayTaken' };
    const returning = await ledger.move(asked, 'RETURNING', facts);
    expect(await ledger.find(change.id)).toMatchObject({ ...begun, ...facts });
    expect(await mailsOf(mails, change.orderId)).toEqual([]);
    await moved(ledger, returning ?? asked, 'REFUSED');
    expect(await mailsOf(mails, change.orderId)).toEqual([
      [changeMailId(change.id), 'changed', 'pt'],
    ]);
    expect((await ledger.open(other)).kind).toBe('opened');
  });

  it('returns the existing change for the same attempt, in any state', async () => {
    const change = another(now());
    await ledger.open(change);
    const again = await ledger.open({ ...change, id: `${change.id}-again` });
    expect(again).toEqual({ kind: 'known', change });
    const settled = await moved(ledger, change, 'SETTLED');
    expect(await ledger.open({ ...change, id: `${change.id}-late` })).toEqual({
      kind: 'known',
      change: settled,
    });
  });

  it.each(['ASKED', 'UNKNOWN', 'ANSWERED'] as const)(
    'refuses another change of an order while one is %s',
    async (state) => {
      const change = another(now());
      await ledger.open(change);
      const open = state === 'ASKED' ? change : await moved(ledger, change, state);
      const other = another(now(), { orderId: change.orderId });
      expect(await ledger.open(other)).toEqual({ kind: 'busy', change: open });
      expect(await ledger.find(other.id)).toBeUndefined();
      await moved(ledger, open, 'SETTLED');
      expect((await ledger.open(other)).kind).toBe('opened');
      expect((await ledger.of(change.orderId)).map(({ id }) => id)).toEqual([other.id, change.id]);
    },
  );

  it('opens one of many concurrent changes', async () => {
    const orderId = `TQ-many-${counter}`;
    const all = Array.from({ length: 16 }, () => another(now(), { orderId }));
    const opened = await Promise.all(all.map((one) => ledger.open(one)));
    expect(opened.filter(({ kind }) => kind === 'opened')).toHaveLength(1);
    expect(opened.filter(({ kind }) => kind === 'busy')).toHaveLength(15);
  });

  it('lets one of two concurrent moves win, by version', async () => {
    const change = another(now());
    await ledger.open(change);
    const both = await Promise.all([
      ledger.move(change, 'ANSWERED', { amount }),
      ledger.move(change, 'REFUSED', { refusal: 'rightLate' }),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const kept = await ledger.find(change.id);
    expect(kept?.version).toBe(1);
    expect(await ledger.move(change, 'SETTLED')).toBeUndefined();
  });

  it('throws on an unknown step', async () => {
    const change = another(now());
    await ledger.open(change);
    const refused = await moved(ledger, change, 'REFUSED');
    await expect(ledger.move(refused, 'SETTLED')).rejects.toThrow(RangeError);
  });

  it.each<[readonly ChangeState[], number]>([
    [['SETTLED'], 1],
    [['ANSWERED', 'SETTLED'], 1],
    [['UNKNOWN', 'ANSWERED', 'SETTLED'], 1],
    [['UNKNOWN', 'SETTLED'], 1],
    [['REFUSED'], 0],
    [['UNKNOWN', 'REFUSED'], 0],
    [['UNKNOWN'], 0],
  ])('mails its owner once when it goes %j: %d', async (states, count) => {
    const change = another(now());
    await ledger.open(change);
    let at = change;
    for (const state of states) at = await moved(ledger, at, state);
    const mail = [changeMailId(change.id), 'changed', 'pt'];
    expect(await mailsOf(mails, change.orderId)).toEqual(Array(count).fill(mail));
  });

  it('mails when a claim is recorded, and again when it is decided', async () => {
    const request = { kind: 'weather', line: 'line', reason: 'rain', note: '' } as const;
    const change = another(now(), { request });
    await ledger.open(change);
    const unknown = await moved(ledger, change, 'UNKNOWN');
    expect(await mailsOf(mails, change.orderId)).toEqual([]);
    await moved(ledger, unknown, 'SETTLED');
    expect((await mailsOf(mails, change.orderId)).toSorted()).toEqual([
      [changeMailId(change.id), 'changed', 'pt'],
      [decisionMailId(change.id), 'decided', 'pt'],
    ]);
  });

  it('gives due open changes to one worker, and again later', async () => {
    const change = another(now());
    await ledger.open(change);
    const isDue = async () => (await ledger.takeDue(1_000)).some(({ id }) => id === change.id);
    expect(await isDue()).toBe(false);
    await pass(askAgain.leastMs);
    expect(await ledger.nextDueMs()).toBe(0);
    const both = await Promise.all([isDue(), isDue()]);
    expect(both.filter(Boolean)).toHaveLength(1);
    await pass(minute);
    expect(await isDue()).toBe(true);
    await moved(ledger, change, 'SETTLED');
    await pass(minute);
    expect(await isDue()).toBe(false);
  });
});
