import { countdownTo } from './countdown.js';

const until = new Date('2026-12-11T23:00:00Z');

it.each([
  ['a week before', '2026-12-04T23:00:00Z', undefined],
  ['48 hours before', '2026-12-09T23:00:00Z', undefined],
  ['a moment later', '2026-12-09T23:00:00.001Z', { secondsLeft: 172_799 }],
  ['a second later', '2026-12-09T23:00:01Z', { secondsLeft: 172_799 }],
  ['in its last second', '2026-12-11T22:59:59Z', { secondsLeft: 1 }],
])('counts down to the end of a right in its last 48 hours: %s', (_, now, said) => {
  expect(countdownTo(until, new Date(now))).toEqual(said);
});
