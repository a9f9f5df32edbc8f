import type { Schedule } from '@shop/domain';
import { timesOf } from './octo-times.js';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const hours = (from: string, to: string): Schedule => ({
  type: 'OPENING_HOURS',
  weekdays,
  from,
  to,
});
const tour: Schedule = { type: 'START_TIME', weekdays, startTimes: ['08:00', '23:30'] };

it.each([
  ['a park', hours('09:00', '17:00'), undefined, '2026-12-12T23:59:59', '2026-12-12T22:00:00Z'],
  ['a night', hours('19:00', '02:00'), undefined, '2026-12-13T02:00:00', '2026-12-13T07:00:00Z'],
  [
    'till midnight',
    hours('19:00', '00:00'),
    undefined,
    '2026-12-12T23:59:59',
    '2026-12-13T05:00:00Z',
  ],
  ['a late departure', tour, '23:30', '2026-12-12T23:30:00', '2026-12-13T04:30:00Z'],
] as const)('%s of a day ends and sells until its own end', (_, schedule, time, end, cutoff) => {
  expect(timesOf({ day: '2026-12-12', time }, schedule)).toMatchObject({
    localDateTimeEnd: `${end}-05:00`,
    utcCutoffAt: cutoff,
  });
});
