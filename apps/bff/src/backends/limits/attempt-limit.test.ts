import { jest } from '@jest/globals';
import { AttemptLimit } from './attempt-limit.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

async function tryOften(limit: AttemptLimit, times: number): Promise<readonly number[]> {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) waits.push(await limit.waitFor('somebody'));
  return waits;
}

it('admits its limit of tries, then blocks for a minute', async () => {
  const limit = new AttemptLimit(5, 'first');
  expect(await tryOften(limit, 7)).toEqual([0, 0, 0, 0, 0, 60, 60]);
});

it('counts each key separately', async () => {
  const limit = new AttemptLimit(1, 'each');
  await tryOften(limit, 3);
  expect(await limit.waitFor('somebody else')).toBe(0);
});

it('doubles the wait each time, to at most an hour', async () => {
  const limit = new AttemptLimit(2, 'doubling');
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    const [wait = 0] = (await tryOften(limit, 3)).slice(-1);
    waits.push(wait);
    await seconds(wait + 1);
  }
  expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

it('never shortens the wait of a client that keeps trying', async () => {
  const limit = new AttemptLimit(1, 'patience');
  await tryOften(limit, 2);
  await seconds(50);
  expect(await limit.waitFor('somebody')).toBe(10);
});

it('resets a key after a correct try', async () => {
  const limit = new AttemptLimit(2, 'right one');
  await tryOften(limit, 4);
  await limit.forget('somebody');
  expect(await tryOften(limit, 3)).toEqual([0, 0, 60]);
});
