import { MemoryCallRequests } from '@shop/adapters/memory';
import type { CallRequests, QueuedCall } from '@shop/ports/backends';
import { jest } from '@jest/globals';
import { timeLeft, within } from '../observability/request-scope.js';
import { DueBell, ringing } from './due-bell.js';
import { Rounds } from './rounds.js';

const pace = { everyMs: 1_000, idleMs: 30_000 };
const minute = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const aCall = (id: string): QueuedCall => ({
  id,
  request: {
    name: 'Ana Ruiz',
    phone: '+529981234567',
    country: 'MX',
    language: 'es',
    stay: {
      hotel: undefined,
      checkIn: '2027-01-04',
      checkOut: '2027-01-05',
      rooms: [],
      promoCode: undefined,
    },
  },
});

/** A queue whose questions are counted, and rounds that deliver each call at the second try. */
function aJob() {
  const asked = { count: 0 };
  const bell = new DueBell();
  const memory = new MemoryCallRequests();
  const calls: CallRequests = ringing<CallRequests>(memory, ['put'], bell);
  const tries: string[] = [];
  const rounds = new Rounds<QueuedCall>({
    rows: {
      takeDue: (limit) => {
        asked.count += 1;
        return calls.takeDue(limit);
      },
      nextDueMs: () => {
        asked.count += 1;
        return calls.nextDueMs();
      },
    },
    resume: async ({ id }) => {
      if (tries.push(id) === 2) await calls.delivered(id);
    },
    failed: () => undefined,
    pace,
    bell,
  });
  return { asked, calls, memory, tries, rounds };
}

it('asks an empty queue at the start and twice in an idle minute', async () => {
  const { asked, rounds } = aJob();
  rounds.start();
  await jest.advanceTimersByTimeAsync(minute);
  // A round asks for due rows and for the next: at the start, and after each sleep.
  expect(asked.count).toBe(2 + 2 * 2);
  await rounds.stop();
});

it('resumes rows outside the request that wrote them, also in later rounds', async () => {
  jest.useRealTimers();
  const bell = new DueBell();
  const calls: CallRequests = ringing<CallRequests>(new MemoryCallRequests(), ['put'], bell);
  const left: (number | undefined)[] = [];
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const rounds = new Rounds<QueuedCall>({
    rows: {
      takeDue: (limit) => calls.takeDue(limit),
      nextDueMs: () => calls.nextDueMs(),
    },
    resume: async () => {
      if (left.push(timeLeft()) === 2) end();
    },
    failed: () => undefined,
    pace: { everyMs: 1, idleMs: minute },
    bell,
  });
  rounds.start();
  // The alarm sleeps.
  await new Promise((resolve) => setImmediate(resolve));
  await within(minute, () => calls.put(aCall('one')));
  await ended;
  expect(left.slice(0, 2)).toEqual([undefined, undefined]);
  await rounds.stop();
});

it('resumes a row that this copy writes within a round, and again when it falls due', async () => {
  const { asked, calls, tries, rounds } = aJob();
  rounds.start();
  await jest.advanceTimersByTimeAsync(minute);
  await calls.put(aCall('one'));
  await jest.advanceTimersByTimeAsync(pace.everyMs);
  expect(tries).toEqual(['one']);
  const before = asked.count;
  await jest.advanceTimersByTimeAsync(4_000);
  expect(tries).toEqual(['one', 'one']);
  expect(asked.count).toBe(before + 2);
  await rounds.stop();
});

it('finds a row that another copy left after the longest sleep', async () => {
  const { memory, tries, rounds } = aJob();
  rounds.start();
  await jest.advanceTimersByTimeAsync(1);
  await memory.put(aCall('left'));
  await jest.advanceTimersByTimeAsync(pace.idleMs);
  expect(tries).toEqual(['left']);
  await rounds.stop();
});

it('starts no round after its stop', async () => {
  const { asked, calls, rounds } = aJob();
  rounds.start();
  await jest.advanceTimersByTimeAsync(1);
  await rounds.stop();
  const before = asked.count;
  await calls.put(aCall('late'));
  await jest.advanceTimersByTimeAsync(minute);
  expect(asked.count).toBe(before);
});
