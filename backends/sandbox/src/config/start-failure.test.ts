import { jest } from '@jest/globals';
import { whilePassing } from './start-failure.js';

const failing = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['waits for a database that is away and comes up', ['ECONNREFUSED', '57P03'], 9, 'open', 3],
  ['ends for what does not pass', ['28P01'], 9, 'Error: 28P01', 1],
  ['waits no longer than it may', ['57P03', '57P03', '57P03'], 1, 'Error: 57P03', 2],
  ['does not wait for 0 seconds', ['57P03'], 0, 'Error: 57P03', 1],
] as const)('%s', async (_, codes, seconds, expected, tries) => {
  const waiting = jest.fn();
  const attempt = jest.fn(async () => {
    const code = codes[attempt.mock.calls.length - 1];
    if (code) throw failing(code);
    return 'open';
  });
  const end = whilePassing(attempt, { seconds, waiting }).catch(String);
  await jest.advanceTimersByTimeAsync(9_000);
  expect([await end, attempt.mock.calls.length]).toEqual([expected, tries]);
  expect(waiting.mock.calls.length).toBe(tries > 1 ? 1 : 0);
});

it('waits for a database that closed the connection', async () => {
  const attempt = jest.fn<() => Promise<string>>();
  attempt.mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
  attempt.mockResolvedValue('open');
  const end = whilePassing(attempt, { seconds: 2, waiting: () => undefined });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await end).toBe('open');
});
