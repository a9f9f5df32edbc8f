import { isStillAhead, leadDays } from './lead-time.js';

/** 1 December, 15:00 park time. */
const now = new Date('2026-12-01T20:00:00Z');

it.each([
  ['2026-12-01', 0],
  ['2026-12-08', 7],
  ['2026-12-22', 21],
  ['2026-11-30', -1],
])('a visit on %s is %d days ahead, excluding today', (visit, days) => {
  expect(leadDays(now, visit)).toBe(days);
});

it.each([
  ['2026-12-01T04:59:59.999Z', 8],
  ['2026-12-01T05:00:00.000Z', 7],
])('the day changes at midnight in the park: at %s a visit is %d days ahead', (moment, days) => {
  expect(leadDays(new Date(moment), '2026-12-08')).toBe(days);
});

it.each([
  ['2026-12-02', '00:00', true],
  ['2026-12-01', '15:01', true],
  ['2026-12-01', '15:00', false],
  ['2026-12-01', '08:00', false],
])('a start on %s at %s is still ahead: %p', (visit, start, isAhead) => {
  expect(isStillAhead(now, visit, start)).toBe(isAhead);
});
