import { canChangeDate, isStillAhead, leadDays } from './lead-time.js';
import { addDays } from './park-day.js';

/** 1 December, 15:00 in the park. */
const now = new Date('2026-12-01T20:00:00Z');

it.each([
  ['2026-12-01', 0],
  ['2026-12-02', 1],
  ['2026-12-08', 7],
  ['2026-12-21', 20],
  ['2026-12-22', 21],
  ['2026-11-30', -1],
])('a visit on %s is %d days ahead, today not counted', (visit, days) => {
  expect(leadDays(now, visit)).toBe(days);
});

it.each([
  ['2026-12-01T04:59:59.999Z', 8],
  ['2026-12-01T05:00:00.000Z', 7],
])('the day changes at midnight in the park: at %s a visit is %d days ahead', (moment, days) => {
  expect(leadDays(new Date(moment), '2026-12-08')).toBe(days);
});

it.each([
  ['more than 24 h before', '2026-12-11T12:59:59Z', true],
  ['24 h before, to the second', '2026-12-11T13:00:00Z', true],
  ['a second less than 24 h before', '2026-12-11T13:00:01Z', false],
  ['on the day itself', '2026-12-12T05:00:00Z', false],
  ['after it began', '2026-12-12T14:00:00Z', false],
])('a visit at 8:00 on 12 December, changed %s: %s %p', (_, moment, isAllowed) => {
  expect(canChangeDate(new Date(moment), '2026-12-12', '08:00')).toBe(isAllowed);
});

it('never moves a visit on its own day, however late it starts', () => {
  const midnight = new Date('2026-12-12T05:00:00Z');
  expect(canChangeDate(midnight, '2026-12-12', '23:59')).toBe(false);
  expect(canChangeDate(midnight, addDays('2026-12-12', 1), '00:00')).toBe(true);
});

it.each([
  ['2026-12-02', '00:00', true],
  ['2026-12-01', '15:01', true],
  ['2026-12-01', '15:00', false],
  ['2026-12-01', '08:00', false],
  ['2026-11-30', '23:59', false],
])('a start on %s at %s is still ahead: %p', (visit, start, isAhead) => {
  expect(isStillAhead(now, visit, start)).toBe(isAhead);
});
