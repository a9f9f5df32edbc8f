import { isOpenAt, lastStart, opensOn, type Schedule, scheduleChoice } from './schedule.js';

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

it.each([
  ['2026-12-12', 'Saturday', true],
  ['2026-12-13', 'Sunday', false],
  ['2026-12-14', 'Monday', true],
])('a park of Monday to Saturday on %s, a %s: %p', (day, _, isOpen) => {
  expect(opensOn(park, day)).toBe(isOpen);
});

it('begins and ends with its hours, or with its first and last start', () => {
  expect(lastStart(park)).toBe('17:00');
  expect(lastStart(tour)).toBe('10:30');
});

it.each([
  ['2026-12-12T13:59:59Z', false],
  ['2026-12-12T14:00:00Z', true],
  ['2026-12-12T21:59:59Z', true],
  ['2026-12-12T22:00:00Z', false],
  ['2026-12-13T16:00:00Z', false],
])('the park of 9:00 to 17:00 is open at %s: %p', (moment, isOpen) => {
  expect(isOpenAt(park, new Date(moment))).toBe(isOpen);
});

it('a tour leaves, it is never open', () => {
  expect(isOpenAt(tour, new Date('2026-12-12T13:00:00Z'))).toBe(false);
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
