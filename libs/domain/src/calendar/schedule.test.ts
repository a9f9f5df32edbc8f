import {
  lastEntry,
  lateUntil,
  openDayAt,
  opensOn,
  type Schedule,
  scheduleChoice,
  ticketDaysAt,
} from './schedule.js';

const park: Schedule = {
  type: 'OPENING_HOURS',
  weekdays: [1, 2, 3, 4, 5, 6],
  from: '09:00',
  to: '17:00',
};
const night: Schedule = { type: 'OPENING_HOURS', weekdays: [5, 6], from: '19:00', to: '02:00' };
const tillMidnight: Schedule = { ...night, to: '00:00' };
const allDay: Schedule = { ...night, from: '00:00', to: '00:00' };
const tour: Schedule = {
  type: 'START_TIME',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  startTimes: ['08:00', '10:30'],
};

it.each([
  ['2026-12-12', 'Saturday', true],
  ['2026-12-13', 'Sunday', false],
  ['2026-12-14', 'Monday', true],
])('a park of Monday to Saturday on %s, a %s: %p', (day, _, isOpen) => {
  expect(opensOn(park, day)).toBe(isOpen);
});

it.each<[string, Schedule, string, string | undefined]>([
  ['a park', park, '2026-12-12T22:00:00Z', undefined],
  ['a tour', tour, '2026-12-12T15:30:00Z', undefined],
  [
    'a tour of unsorted starts',
    { ...tour, startTimes: ['10:30', '08:00'] },
    '2026-12-12T15:30:00Z',
    undefined,
  ],
  ['a night', night, '2026-12-13T07:00:00Z', '02:00'],
  ['a night till midnight', tillMidnight, '2026-12-13T05:00:00Z', undefined],
  ['a night till 24:00', { ...night, to: '24:00' }, '2026-12-13T05:00:00Z', undefined],
  ['24 hours', allDay, '2026-12-13T05:00:00Z', undefined],
])('sells %s of 12 December until its last entry', (_, schedule, last, late) => {
  expect(lastEntry(schedule, '2026-12-12')).toEqual(new Date(last));
  expect(lateUntil(schedule)).toBe(late);
});

// 12 December 2026 is a Saturday; park time is UTC−5.
it.each<[string, Schedule, string, string | undefined]>([
  ['a park before it opens', park, '2026-12-12T13:59:59Z', undefined],
  ['a park as it opens', park, '2026-12-12T14:00:00Z', '2026-12-12'],
  ['a park at its last second', park, '2026-12-12T21:59:59Z', '2026-12-12'],
  ['a park as it closes', park, '2026-12-12T22:00:00Z', undefined],
  ['a park on its closed weekday', park, '2026-12-13T16:00:00Z', undefined],
  ['a night in the evening', night, '2026-12-13T04:59:59Z', '2026-12-12'],
  ['a night after midnight', night, '2026-12-13T05:00:00Z', '2026-12-12'],
  ['a night at its last second', night, '2026-12-13T06:59:59Z', '2026-12-12'],
  ['a night as it closes', night, '2026-12-13T07:00:00Z', undefined],
  ['a night after midnight of a closed weekday', night, '2026-12-11T06:00:00Z', undefined],
  ['a night till midnight in its last minute', tillMidnight, '2026-12-13T04:59:00Z', '2026-12-12'],
  ['a night till midnight at midnight', tillMidnight, '2026-12-13T05:00:00Z', undefined],
  ['a day of 24 hours', allDay, '2026-12-13T04:00:00Z', '2026-12-12'],
  ['a tour, which is never open', tour, '2026-12-12T13:00:00Z', undefined],
])('%s is open on its own day', (_, schedule, moment, day) => {
  expect(openDayAt(schedule, new Date(moment))).toBe(day);
});

it.each([
  ['2026-12-13T04:59:00Z', '02:00', ['2026-12-12']],
  ['2026-12-13T06:59:00Z', '02:00', ['2026-12-13', '2026-12-12']],
  ['2026-12-13T07:00:00Z', '02:00', ['2026-12-13']],
  ['2026-12-13T05:30:00Z', undefined, ['2026-12-13']],
])('at %s, late until %s, tickets of %j admit', (moment, late, days) => {
  expect(ticketDaysAt(new Date(moment), late)).toEqual(days);
});

it.each([
  { choice: 'a park without a time', schedule: park, time: undefined, is: 'notNeeded' },
  { choice: 'a park with a time', schedule: park, time: '09:00', is: 'unknown' },
  { choice: 'a tour without a time', schedule: tour, time: undefined, is: 'missing' },
  { choice: 'a tour at one of its times', schedule: tour, time: '10:30', is: 'chosen' },
  { choice: 'a tour at another time', schedule: tour, time: '09:00', is: 'unknown' },
])('$choice: the time is $is', ({ schedule, time, is }) => {
  expect(scheduleChoice(schedule, time)).toBe(is);
});
