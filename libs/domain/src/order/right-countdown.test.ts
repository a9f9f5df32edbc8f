import { countdownOf } from './right-countdown.js';

const until = new Date('2026-12-15T14:00:00Z');

it.each<[string, string, number | undefined]>([
  ['49 hours before', '2026-12-13T13:00:00Z', undefined],
  ['exactly 48 hours before', '2026-12-13T14:00:00Z', undefined],
  ['a thousandth of a second later', '2026-12-13T14:00:00.001Z', 48 * 3_600 - 1],
  ['47 hours and 59 minutes before', '2026-12-13T14:01:00Z', 47 * 3_600 + 59 * 60],
  ['a second before its end', '2026-12-15T13:59:59Z', 1],
  ['at its end', '2026-12-15T14:00:00Z', 0],
])('%s a right counts down from: %s', (_, now, seconds) => {
  expect(countdownOf(until, new Date(now))).toBe(seconds);
});
