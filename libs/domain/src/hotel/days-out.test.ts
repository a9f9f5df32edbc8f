import type { Schedule } from '../calendar/schedule.js';
import { daysOut, oneADay } from './days-out.js';

const open = (...weekdays: Schedule['weekdays'][number][]): Schedule => ({
  type: 'OPENING_HOURS',
  from: '09:00',
  to: '17:00',
  weekdays,
});
const dates = { checkIn: '2026-12-11', checkOut: '2026-12-14' };
const daily = { slug: 'bruma', schedule: open(1, 2, 3, 4, 5, 6, 7) };
const notOnSunday = { slug: 'copalera', schedule: open(1, 2, 3, 4, 5, 6) };
const onFridays = { slug: 'guarida', schedule: open(5) };

it('returns the days from first morning to departure on which each park opens', () => {
  expect(daysOut(dates, [notOnSunday, daily, onFridays])).toEqual([
    { slug: 'copalera', days: ['2026-12-12', '2026-12-14'] },
    { slug: 'bruma', days: ['2026-12-12', '2026-12-13', '2026-12-14'] },
    { slug: 'guarida', days: [] },
  ]);
});

it('assigns each park its own day, nearest first, up to the maximum', () => {
  const outs = daysOut(dates, [notOnSunday, onFridays, daily, { ...daily, slug: 'xoc' }]);
  expect(oneADay(outs, 4)).toEqual([
    { slug: 'copalera', day: '2026-12-12' },
    { slug: 'bruma', day: '2026-12-13' },
    { slug: 'xoc', day: '2026-12-14' },
  ]);
  expect(oneADay(outs, 1)).toHaveLength(1);
  expect(oneADay([], 4)).toEqual([]);
});
