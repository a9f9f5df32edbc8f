import { visitTimes } from './visit-times.js';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const day = '2026-12-12';
const written = (times: ReturnType<typeof visitTimes>) => [
  times.from.toISOString(),
  times.to?.toISOString(),
];

it.each([
  ['8:30', '22:30', undefined, '2026-12-12T13:30:00.000Z', '2026-12-13T03:30:00.000Z'],
  ['19:00', '01:00', undefined, '2026-12-13T00:00:00.000Z', '2026-12-13T06:00:00.000Z'],
  ['08:30', '18:00', '10:00', '2026-12-12T15:00:00.000Z', '2026-12-12T23:00:00.000Z'],
])(
  'a park open from %s to %s, booked for %s, gives a visit of that length',
  (from, to, time, begins, ends) => {
    const schedule = { type: 'OPENING_HOURS', weekdays, from: from.padStart(5, '0'), to } as const;
    expect(written(visitTimes(schedule, day, time))).toEqual([begins, ends]);
  },
);

it.each([
  ['6 h', '2026-12-12T21:00:00.000Z'],
  ['6\u00a0h', '2026-12-12T21:00:00.000Z'],
  ['5\u00a0h 30\u00a0min', '2026-12-12T20:30:00.000Z'],
  ['5 h 30 min', '2026-12-12T20:30:00.000Z'],
  ['45 min', '2026-12-12T15:45:00.000Z'],
  ['0 h', undefined],
  ['Todo el día', undefined],
  ['', undefined],
  [undefined, undefined],
])('a tour starts at its booked time, and one of "%s" ends at %s', (duration, ends) => {
  const schedule = { type: 'START_TIME', weekdays, startTimes: ['08:00', '10:00'] } as const;
  const times = visitTimes(schedule, day, '10:00', duration);
  expect(written(times)).toEqual(['2026-12-12T15:00:00.000Z', ends]);
});
