import { jest } from '@jest/globals';
import { NoConnection } from '@shop/ports/backends';
import { reaching, whilePassing } from './start-failure.js';

const failing = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function startOf(codes: readonly string[], seconds: number) {
  const said: string[] = [];
  const left = [...codes];
  const attempt = async () => {
    const code = left.shift();
    if (code) throw failing(code);
    return 'open';
  };
  const end = whilePassing(attempt, { seconds, waiting: (reason) => said.push(reason) }).catch(
    (error: unknown) => String(error),
  );
  await jest.advanceTimersByTimeAsync(10_000);
  return { end: await end, said, tries: codes.length - left.length };
}

it('waits for a database that shuts down and restarts, and logs it once', async () => {
  expect(await startOf(['57P01', 'ECONNREFUSED', '57P03', '53300'], 120)).toEqual({
    end: 'open',
    said: ['the database is shutting down (57P01)'],
    tries: 4,
  });
});

it.each([
  ['what does not pass by itself', '28P01', 120, 1],
  ['what passes, for no longer than it may', '57P03', 2, 3],
])('exits on %s', async (_, code, seconds, tries) => {
  const start = await startOf(
    Array.from({ length: 9 }, () => code),
    seconds,
  );
  expect([start.end, start.tries]).toEqual([`Error: ${code}`, tries]);
});

it.each([
  ['ended', new Error('Connection terminated unexpectedly')],
  ['did not come in time', new NoConnection(new Error('timeout exceeded when trying to connect'))],
])('waits for a database whose connection %s, and finally names it', async (_, error) => {
  const said: string[] = [];
  const attempt = jest.fn<() => Promise<string>>().mockRejectedValueOnce(error);
  const end = whilePassing(attempt.mockResolvedValue('open'), {
    seconds: 2,
    waiting: (reason) => said.push(reason),
  });
  await jest.advanceTimersByTimeAsync(1_000);
  expect([await end, said]).toEqual(['open', ['the database gives no connection']]);
  await expect(reaching('DATABASE_URL', Promise.reject(error))).rejects.toThrow(
    "The shop can't start: check DATABASE_URL: the database gives no connection.",
  );
});
