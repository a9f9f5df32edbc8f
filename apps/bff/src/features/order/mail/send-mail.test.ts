import { jest } from '@jest/globals';
import { MemoryMailQueue } from '@shop/adapters/memory';
import { FixedClock } from '@shop/adapters/system';
import type { MailKind, OrderStatus } from '@shop/domain';
import type {
  CatalogueGateway,
  Mail,
  MailSender,
  MailSent,
  OrdersGateway,
} from '@shop/ports/backends';
import { aContact, anOrder, anOrderLine } from '@shop/test/an-order';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { Metrics } from '../../../observability/metrics.js';
import { SendMail } from './send-mail.js';
import type { MailToSend } from './mail-to-send.js';
import { WriteMail } from './write-mail.js';
import type { WriteOrderMail } from './write-order-mail.js';
import type { WriteTransferMail } from './write-transfer-mail.js';

const now = new Date('2026-11-21T15:00:00Z');
const email = 'ana@example.com';

function aWorld(
  status: OrderStatus,
  answer: MailSent = { kind: 'sent' },
  told: MailToSend = { kind: 'none' },
  lines = [anOrderLine()],
) {
  const clock = new FixedClock(now);
  const id = 'TQ-0000-0001';
  const order = anOrder({ id, status, contact: aContact({ email }), lines });
  const orders = {
    isAway: false,
    async order(number: string) {
      if (orders.isAway) return { kind: 'failed', reason: 'unavailable' } as const;
      return number === id
        ? ({ kind: 'ok', answer: order } as const)
        : ({ kind: 'unknown' } as const);
    },
  } satisfies Pick<OrdersGateway, 'order'> & Record<string, unknown>;
  const catalogue = { products: async () => ({ kind: 'ok', answer: [] }) as const };
  const queue = new MemoryMailQueue(clock);
  const reporter = new RecordingReporter();
  const sent: string[] = [];
  const sender: MailSender = { send: async ({ messageId }) => (sent.push(messageId), answer) };
  const writer = {
    run: async (mail: { id: string; kind: MailKind }): Promise<MailToSend> =>
      mail.kind === 'decided' ? told : { kind: 'mail', mail: { messageId: mail.id } as Mail }, // as: only this is read
  };
  const transfers = { run: async () => told };
  const write = new WriteMail(
    orders as unknown as OrdersGateway, // as: all that an attempt calls
    catalogue as unknown as CatalogueGateway, // as: all that an attempt calls
    writer as unknown as WriteOrderMail, // as: all that an attempt calls
    transfers as unknown as WriteTransferMail, // as: all that an attempt calls
  );
  const send = new SendMail(queue, sender, write, clock, reporter, new Metrics());
  const put = async (kind: MailKind, orderId = id, typed = email) => {
    const mail = { id: `${kind}:1`, kind, orderId, language: 'es', email: typed } as const;
    await queue.put(mail);
    const [taken] = await queue.takeDue(1);
    if (taken) await send.run(taken);
  };
  return { id, put, send, sent, queue, orders, reporter, clock };
}

it.each<[OrderStatus, MailKind, number, string | undefined]>([
  ['CONFIRMED', 'confirmed', 1, 'SENT'],
  ['REDEEMED', 'confirmed', 1, 'SENT'],
  ['ON_HOLD', 'confirmed', 0, 'WAITING'],
  ['CANCELLED', 'confirmed', 0, undefined],
  ['REFUNDED', 'confirmed', 0, undefined],
  ['CONFIRMED', 'again', 1, 'SENT'],
  ['CANCELLED', 'again', 0, undefined],
  ['CONFIRMED', 'lookup', 1, undefined],
  ['ON_HOLD', 'lookup', 0, undefined],
  ['CANCELLED', 'lookup', 0, undefined],
])('of an order that is %s, sends the mail for %s %i times: %s', async (...row) => {
  const [status, kind, times, expected] = row;
  const { id, put, sent, queue } = aWorld(status);
  await put(kind);
  expect(sent).toHaveLength(times);
  expect(await queue.statusOf(id)).toBe(expected);
});

it.each([
  ['another email', undefined, 'ben@example.com'],
  ['a number that is none', 'TQ-NONE', email],
])('sends nothing for %s, and drops the request', async (_, number, typed) => {
  const { put, sent, queue, clock } = aWorld('CONFIRMED');
  await put('lookup', number, typed);
  expect(sent).toEqual([]);
  clock.set(new Date(now.getTime() + 3_600_000));
  expect(await queue.takeDue(10)).toEqual([]);
});

it('waits for missing tickets and logs each time', async () => {
  const without = [anOrderLine({ vouchers: [] })];
  const { id, put, sent, queue, reporter } = aWorld('CONFIRMED', undefined, undefined, without);
  await put('confirmed');
  expect([sent, await queue.statusOf(id)]).toEqual([[], 'WAITING']);
  expect(reporter.reports).toMatchObject([{ event: 'mail-failed', reason: 'no tickets' }]);
});

it('gives up on a permanent refusal, and logs it without personal data', async () => {
  const refused = { kind: 'refused', reason: 'EENVELOPE 550' } as const;
  const { id, put, queue, reporter } = aWorld('CONFIRMED', refused);
  await put('confirmed');
  expect(await queue.statusOf(id)).toBe('FAILED');
  expect(reporter.reports).toEqual([
    { event: 'mail-refused', kind: 'confirmed', attempt: 1, reason: 'EENVELOPE 550', order: id },
  ]);
});

it('marks a mail as sent once the database recovers, and sends it once', async () => {
  const { id, put, sent, queue } = aWorld('CONFIRMED');
  const away = jest.spyOn(queue, 'settle').mockRejectedValueOnce(new Error('no connection'));
  away.mockRejectedValueOnce(new Error('no connection'));
  await put('confirmed');
  expect([sent.length, away.mock.calls.length]).toEqual([1, 3]);
  expect(await queue.statusOf(id)).toBe('SENT');
});

it('never repeats the number that a stranger typed', async () => {
  const { put, reporter, id } = aWorld('CONFIRMED', { kind: 'failed', reason: 'timeout' });
  await put('lookup');
  expect(JSON.stringify(reporter.reports)).not.toContain(id);
});

it.each<[MailKind, number, string]>([
  ['confirmed', 71, 'mail-failed'],
  ['confirmed', 72, 'mail-given-up'],
  ['again', 1, 'mail-given-up'],
])('after a mail for %s failed for %i hours shows %s', async (kind, hours, event) => {
  const { id, queue, send, reporter, clock } = aWorld('CONFIRMED', {
    kind: 'failed',
    reason: 'ECONNREFUSED',
  });
  await queue.put({ id: 'a', kind, orderId: id, language: 'es' });
  clock.advance(hours * 3_600_000);
  const [taken] = await queue.takeDue(1);
  if (taken) await send.run(taken);
  expect(reporter.reports).toMatchObject([{ event, kind, reason: 'ECONNREFUSED', order: id }]);
  expect(await queue.statusOf(id)).toBe(event === 'mail-failed' ? 'WAITING' : 'FAILED');
});

it('waits for a backend outage to end and sends nothing meanwhile', async () => {
  const { id, put, sent, queue, orders, reporter } = aWorld('CONFIRMED');
  orders.isAway = true;
  await put('confirmed');
  expect(sent).toEqual([]);
  expect(await queue.statusOf(id)).toBe('WAITING');
  expect(reporter.reports).toMatchObject([{ event: 'mail-failed', reason: 'orders' }]);
});

it.each<[MailToSend, number, string | undefined]>([
  [{ kind: 'mail', mail: { messageId: 'transfer:1' } as Mail }, 1, 'SENT'], // as: only this is read
  [{ kind: 'later', reason: 'backends' }, 0, 'WAITING'],
  [{ kind: 'none' }, 0, undefined],
])('sends the transfer mail for %j %i times: %s', async (told, times, expected) => {
  const { id, put, sent, queue } = aWorld('ON_HOLD', { kind: 'sent' }, told);
  await put('transfer');
  expect(sent).toHaveLength(times);
  expect(await queue.statusOf(id)).toBe(expected);
});

it.each<[MailToSend, number]>([
  [{ kind: 'mail', mail: { messageId: 'a' } as Mail }, 1], // as: only this is read
  [{ kind: 'later', reason: 'not decided', isAwaited: true }, 0],
  [{ kind: 'none' }, 0],
])('sends the decision mail for %j %i times, and logs no failure while waiting', async (...row) => {
  const [told, times] = row;
  const { id, put, sent, queue, reporter } = aWorld('CONFIRMED', { kind: 'sent' }, told);
  await put('decided');
  expect(sent).toHaveLength(times);
  expect(reporter.reports).toEqual([]);
  // The order page mentions no mail that is not ready yet.
  expect(await queue.statusOf(id)).toBeUndefined();
});

it('polls for a decision, and gives up long after the last day on sale', async () => {
  const told = { kind: 'later', reason: 'not decided', isAwaited: true } as const;
  const { id, put, send, queue, clock } = aWorld('CONFIRMED', { kind: 'sent' }, told);
  await put('decided', id);
  const takenAfter = async (ms: number) => {
    clock.advance(ms);
    const [taken] = await queue.takeDue(1);
    if (taken) await send.run(taken);
    return taken?.attempt;
  };
  expect(await takenAfter(9_000)).toBeUndefined();
  expect(await takenAfter(1_000)).toBe(2);
  expect(await takenAfter(20_000)).toBe(3);
  expect(await takenAfter(450 * 86_400_000)).toBe(4);
  expect(await takenAfter(450 * 86_400_000)).toBeUndefined();
});
