import { jest } from '@jest/globals';
import { withTimeout } from './request-scope.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const inMs = <Result>(ms: number, result: Result) =>
  new Promise<Result>((resolve) => setTimeout(resolve, ms, result));

it('waits for what was asked, and leaves no timer behind', async () => {
  const asked = withTimeout(inMs(10, 'answer'), 50);
  await jest.advanceTimersByTimeAsync(10);
  expect(await asked).toBe('answer');
  expect(jest.getTimerCount()).toBe(0);
});

it('goes on without what is late', async () => {
  const asked = withTimeout(inMs(100, 'answer'), 50);
  await jest.advanceTimersByTimeAsync(50);
  expect(await asked).toBeUndefined();
});

it('hands on what fails in time, and leaves no timer behind', async () => {
  const asked = withTimeout(Promise.reject(new Error('away')), 50);
  await expect(asked).rejects.toThrow('away');
  expect(jest.getTimerCount()).toBe(0);
});

it('makes no timer where there is no end', async () => {
  const asked = withTimeout(Promise.resolve('answer'), undefined);
  expect(jest.getTimerCount()).toBe(0);
  expect(await asked).toBe('answer');
});
