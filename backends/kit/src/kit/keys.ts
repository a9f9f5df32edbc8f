import type { Call, Reply } from './client.js';
import { holds, same } from './expect.js';
import { changesOf, went, type Write } from './general.js';
import type { Kit, Scenario } from './scenario.js';

const effectOf = (write: Write, body: unknown): unknown =>
  write.effect ? write.effect(body) : body;

/** A call that succeeded, with its key, ready for a retry. */
async function firstOf(kit: Kit, write: Write) {
  const call = { ...(await write.call(kit)), key: kit.unique() };
  const first = await went(kit, write, call);
  if (first.status >= 300) kit.block(`${write.operation} was answered ${first.status}`);
  return { call, first };
}

const again = (write: Write): Scenario => ({
  name: 'a repeated key gets the first reply',
  shows:
    'A repeated call with the same key and body gets the first reply and has no further effect.',
  ...changesOf(write),
  run: async (kit) => {
    const { call, first } = await firstOf(kit, write);
    for (let time = 2; time <= 3; time += 1) {
      const repeated = await kit.ask(write.operation, call);
      same('Status of the repeated call', repeated.status, first.status);
      same('Its reply', effectOf(write, repeated.body), effectOf(write, first.body));
    }
  },
});

const another = (write: Write): Scenario => ({
  name: 'a key with another body is refused',
  shows: 'The same key with another body gets 422 IDEMPOTENCY_MISMATCH.',
  ...changesOf(write),
  run: async (kit) => {
    const { call } = await firstOf(kit, write);
    await kit.refused(write.operation, write.other(call), 'IDEMPOTENCY_MISMATCH', 422);
  },
});

const concurrent = (write: Write): Scenario => ({
  name: 'concurrent duplicates have one effect',
  shows:
    'The server performs one of several concurrent calls with one key. The others get its reply, or 409 IN_PROGRESS.',
  ...changesOf(write),
  run: async (kit) => {
    const call = { ...(await write.call(kit)), key: kit.unique() };
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => kit.ask<{ code?: string }>(write.operation, call)),
    );
    const done = replies.filter(({ status }) => status < 300);
    const [first] = done;
    if (!first) return kit.block(`${write.operation} was answered ${replies[0]?.status}`);
    for (const { body } of done)
      kit.afterwards('result of the duplicates', async () => write.undo?.(kit, body));
    for (const { body } of done)
      same('Replies to duplicates', effectOf(write, body), effectOf(write, first.body));
    for (const { status, body } of replies.filter((one) => one.status >= 300))
      same('A duplicate that was not performed', [status, body?.code], [409, 'IN_PROGRESS']);
    const later = await kit.ask(write.operation, call);
    same('The repeated call', effectOf(write, later.body), effectOf(write, first.body));
  },
});

const keyless = (write: Write): Scenario => ({
  name: 'a write without a key is refused',
  shows: 'A write without an Idempotency-Key gets 400 BAD_REQUEST.',
  run: async (kit) => {
    const call = await write.call(kit);
    await kit.refused(write.operation, { ...call, key: null }, 'BAD_REQUEST', 400);
  },
});

const tries = 20;

/** Retries with the same key. A retry may arrive before the first call has ended. */
async function askedAgain(kit: Kit, write: Write, call: Call): Promise<Reply<{ code?: string }>> {
  for (let left = tries; ; left -= 1) {
    const reply = await kit.ask<{ code?: string }>(write.operation, call);
    if (reply.body?.code !== 'IN_PROGRESS' || left === 0) return reply;
    await kit.wait(250);
  }
}

const retried = (write: Write): Scenario => ({
  name: 'a retried write has one effect',
  shows:
    'The client disconnects during a write and retries with the same key. It gets the reply; the write happens once.',
  ...changesOf(write),
  run: async (kit) => {
    const call = { ...(await write.call(kit)), key: kit.unique() };
    await kit.hangUp(write.operation, call);
    const { status, body } = await askedAgain(kit, write, call);
    if (status < 300)
      kit.afterwards('result of the interrupted call', async () => write.undo?.(kit, body));
    const code = body?.code ?? '';
    holds(status < 300, `The retry got ${status} ${code}`.trim());
    const later = await askedAgain(kit, write, call);
    same('The repeated call', effectOf(write, later.body), effectOf(write, body));
    const count = await write.count?.(kit, call);
    same('Number of effects', count ?? 1, 1);
  },
});

export const keys = (write: Write): readonly Scenario[] => [
  again(write),
  another(write),
  concurrent(write),
  keyless(write),
  retried(write),
];

export const keysOf = (write: Write): readonly Scenario[] =>
  keys(write).map((one) => ({ ...one, name: `${write.operation}: ${one.name}` }));
