import { jest } from '@jest/globals';
import { withTimeout } from './request-scope.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const inMs = <Result>(ms: number, result: Result) =>
  new Promise<Result>((resolve) => setTimeout(resolve, ms, result));

it('waits for the result and leaves no timer behind', async () => {
  const asked = withTimeout(inMs(10, 'answer'), 50);
  await jest.advanceTimersByTimeAsync(10);
  expect(await asked).toBe('answer');
  expect(jest.getTimerCount()).toBe(0);
});

it('continues without a late result', async () => {
  const asked = withTimeout(inMs(100, 'answer'), 50);
  await jest.advanceTimersByTimeAsync(50);
  expect(await asked).toBeUndefined();
});

it('passes on a failure in time and leaves no timer behind', async () => {
  const asked = withTimeout(Promise.reject(new Error('away')), 50);
  await expect(asked).rejects.toThrow('away');
  expect(jest.getTimerCount()).toBe(0);
});

it('starts no timer without a deadline', async () => {
  const asked = withTimeout(Promise.resolve('answer'), undefined);
  expect(jest.getTimerCount()).toBe(0);
  expect(await asked).toBe('answer');
});
