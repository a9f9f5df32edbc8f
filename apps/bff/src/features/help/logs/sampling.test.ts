import { FixedClock } from '@shop/adapters/system';
import { Sampling } from './sampling.js';

const clock = new FixedClock(new Date('2026-12-01T12:00:00Z'));

const admitted = (sampling: Sampling, address: (turn: number) => string, times: number) =>
  Array.from({ length: times }, (_, turn) => sampling.admits(address(turn))).filter(Boolean).length;

it('logs ten a minute per address, and one in fifty above', () => {
  const sampling = new Sampling(clock);
  expect(admitted(sampling, () => 'a', 10)).toBe(10);
  expect(admitted(sampling, () => 'a', 39)).toBe(0);
  expect(admitted(sampling, () => 'a', 1)).toBe(1);
  expect(admitted(sampling, () => 'b', 10)).toBe(10);
  clock.advance(60_000);
  expect(admitted(sampling, () => 'a', 11)).toBe(10);
});

it('logs a few hundred for all addresses together', () => {
  const sampling = new Sampling(clock);
  const written = admitted(sampling, (turn) => `address ${turn}`, 20_000);
  expect(written).toBe(300 + (20_000 - 300) / 50);
});
