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

it('has the days from the first morning to that of departure on which each opens', () => {
  expect(daysOut(dates, [notOnSunday, daily, onFridays])).toEqual([
    { slug: 'copalera', days: ['2026-12-12', '2026-12-14'] },
    { slug: 'bruma', days: ['2026-12-12', '2026-12-13', '2026-12-14'] },
    { slug: 'guarida', days: [] },
  ]);
});

it('gives each a day of its own, the nearest first, and no more than may be', () => {
  const outs = daysOut(dates, [notOnSunday, onFridays, daily, { ...daily, slug: 'xoc' }]);
  expect(oneADay(outs, 4)).toEqual([
    { slug: 'copalera', day: '2026-12-12' },
    { slug: 'bruma', day: '2026-12-13' },
    { slug: 'xoc', day: '2026-12-14' },
  ]);
  expect(oneADay(outs, 1)).toHaveLength(1);
  expect(oneADay([], 4)).toEqual([]);
});
