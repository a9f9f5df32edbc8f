import { dayAt } from './day-at.js';
import type { DayStatus, Schedule } from './schedule.js';

const park: Schedule = {
  type: 'OPENING_HOURS',
  weekdays: [1, 2, 3, 4, 5, 6],
  from: '09:00',
  to: '17:00',
};
const tour: Schedule = {
  type: 'START_TIME',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  startTimes: ['08:00', '10:30'],
};
const night: Schedule = { ...park, from: '19:00', to: '02:00' };
const nightHours = { kind: 'open', from: '19:00', to: '02:00' };
const hours = { kind: 'open', from: '09:00', to: '17:00' };

// Park time is UTC−5; 12 December 2026 is a Saturday.
it.each([
  ['a park before it opens', park, '2026-12-12T12:00:00Z', hours],
  ['a park that is open', park, '2026-12-12T21:59:00Z', hours],
  ['a park at its last minute', park, '2026-12-12T22:00:00Z', { kind: 'over' }],
  ['a park at the end of its evening', park, '2026-12-13T04:59:00Z', { kind: 'over' }],
  [
    'a park a minute later, on the Sunday it keeps',
    park,
    '2026-12-13T05:00:00Z',
    { kind: 'closed' },
  ],
  [
    'a tour between its departures',
    tour,
    '2026-12-12T14:00:00Z',
    { kind: 'leaves', times: ['10:30'] },
  ],
  ['a night in its evening', night, '2026-12-13T03:00:00Z', nightHours],
  ['a night after midnight, on the Sunday it keeps', night, '2026-12-13T06:59:00Z', nightHours],
  ['a night once it is over', night, '2026-12-13T07:00:00Z', { kind: 'closed' }],
  ['a tour after its last departure', tour, '2026-12-12T15:30:00Z', { kind: 'over' }],
] as const)('%s', (_, schedule, now, left) => {
  expect(dayAt(schedule, new Date(now), 'AVAILABLE')).toEqual(left);
});

it.each<[DayStatus | undefined, string]>([
  ['CLOSED', 'closed'],
  ['SOLD_OUT', 'open'],
  [undefined, 'open'],
])('accepts a backend that says %s', (told, kind) => {
  expect(dayAt(park, new Date('2026-12-12T16:00:00Z'), told).kind).toBe(kind);
});
