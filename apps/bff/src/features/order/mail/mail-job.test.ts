import { MemoryMailQueue } from '@shop/adapters/memory';
import type { MailQueue, QueuedMail } from '@shop/ports/backends';
import { DueBell } from '../../../backends/due-bell.js';
import { MailJob } from './mail-job.js';
import type { SendMail } from './send-mail.js';

const reporter = { report: () => undefined };
const config = { DUE_EVERY_MS: 1_000, DUE_IDLE_MS: 1_000 };

function aSender(queue: MailQueue, ms = 5) {
  const sent: string[] = [];
  const run = async (mail: QueuedMail) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    sent.push(mail.id);
    await queue.settle(mail, 'SENT');
  };
  return { sent, send: { run } as unknown as SendMail }; // as: all that a job calls
}

const put = (queue: MailQueue, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, turn) =>
      queue.put({ id: `mail-${turn}`, kind: 'confirmed', orderId: 'TQ-1', language: 'es' }),
    ),
  );

/** Runs several instances until the queue is empty. */
async function runSideBySide(queue: MailQueue, copies: number, sender: ReturnType<typeof aSender>) {
  const jobs = Array.from(
    { length: copies },
    () => new MailJob(queue, sender.send, reporter, config, new DueBell()),
  );
  for (const job of jobs) job.onApplicationBootstrap();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await Promise.all(jobs.map((job) => job.onModuleDestroy()));
}

const moreThanOnce = (sent: readonly string[]) => sent.filter((id, at) => sent.indexOf(id) !== at);

it('sends each mail once, for any number of queue workers', async () => {
  const queue = new MemoryMailQueue();
  await put(queue, 50);
  const sender = aSender(queue);
  await runSideBySide(queue, 3, sender);
  expect(new Set(sender.sent).size).toBe(50);
  expect(moreThanOnce(sender.sent)).toEqual([]);
});

it('sends some mails twice without leases (control)', async () => {
  const leased = new MemoryMailQueue();
  await put(leased, 50);
  const shown = await leased.takeDue(50);
  const queue: MailQueue = {
    put: () => Promise.resolve(),
    later: () => Promise.resolve(false),
    forget: () => Promise.resolve(0),
    statusOf: () => Promise.resolve(undefined),
    nextDueMs: () => Promise.resolve(0),
    settle: (mail, end) => leased.settle(mail, end),
    takeDue: (() => {
      let left = 6;
      return (limit: number) => Promise.resolve((left -= 1) >= 0 ? shown.slice(0, limit) : []);
    })(),
  };
  const sender = aSender(queue);
  await runSideBySide(queue, 3, sender);
  expect(moreThanOnce(sender.sent)).not.toEqual([]);
});

it('takes no new mail after stop, and waits for running ones', async () => {
  const queue = new MemoryMailQueue();
  await put(queue, 40);
  const sender = aSender(queue, 50);
  const job = new MailJob(queue, sender.send, reporter, config, new DueBell());
  job.onApplicationBootstrap();
  await new Promise((resolve) => setTimeout(resolve, 10));
  await job.onModuleDestroy();
  const done = sender.sent.length;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(40);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sender.sent).toHaveLength(done);
});

it('stops despite a stalled mail server', async () => {
  const queue = new MemoryMailQueue();
  await put(queue, 1);
  const stalled = { run: () => new Promise<void>(() => undefined) };
  const send = stalled as unknown as SendMail; // as: all that a job calls
  const job = new MailJob(queue, send, reporter, config, new DueBell());
  job.onApplicationBootstrap();
  await job.onModuleDestroy();
});
