import { visitTimes } from './visit-times.js';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const day = '2026-12-12';
const written = (times: ReturnType<typeof visitTimes>) => [
  times.from.toISOString(),
  times.to.toISOString(),
];

it.each([
  ['8:30', '22:30', undefined, '2026-12-12T13:30:00.000Z', '2026-12-13T03:30:00.000Z'],
  ['19:00', '01:00', undefined, '2026-12-13T00:00:00.000Z', '2026-12-13T06:00:00.000Z'],
  ['08:30', '18:00', '10:00', '2026-12-12T15:00:00.000Z', '2026-12-12T23:00:00.000Z'],
])(
  'a park open from %s to %s, asked for %s, is a visit as long',
  (from, to, time, begins, ends) => {
    const schedule = { type: 'OPENING_HOURS', weekdays, from: from.padStart(5, '0'), to } as const;
    expect(written(visitTimes(schedule, day, time))).toEqual([begins, ends]);
  },
);

it('a tour begins when it was booked for, and nobody says when it is over', () => {
  const schedule = { type: 'START_TIME', weekdays, startTimes: ['08:00', '10:00'] } as const;
  const ten = '2026-12-12T15:00:00.000Z';
  expect(written(visitTimes(schedule, day, '10:00'))).toEqual([ten, ten]);
});
