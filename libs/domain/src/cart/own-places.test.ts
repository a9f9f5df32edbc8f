import { type DayStatus, withOwnPlaces } from '../index.js';

const line = { day: '2026-12-12', time: '08:00', status: 'HELD' } as const;
const told = (status: DayStatus, early: DayStatus, late: DayStatus, day = '2026-12-12') => ({
  day,
  status,
  left: 0,
  startTimes: [
    { time: '08:00', status: early },
    { time: '10:30', status: late },
  ],
});
const states = (day: ReturnType<typeof told>, held: Parameters<typeof withOwnPlaces>[1] = line) => {
  const { status, startTimes } = withOwnPlaces(day, held);
  return [status, ...startTimes.map((start) => start.status)].join(' ');
};

it.each([
  ['can be kept when it is sold out since', told('SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT')],
  ['keeps its start, of a day that has others', told('LIMITED', 'SOLD_OUT', 'SOLD_OUT')],
])('its own day %s, and no other start with it', (_, day) => {
  expect(states(day)).toBe('LIMITED LIMITED SOLD_OUT');
});

it.each([
  ['another day', told('SOLD_OUT', 'SOLD_OUT', 'AVAILABLE', '2026-12-13'), line],
  ['its day, where it holds nothing', told('SOLD_OUT', 'SOLD_OUT', 'AVAILABLE'), lost()],
])('%s stays as the backend says', (_, day, held) => {
  expect(states(day, held)).toBe('SOLD_OUT SOLD_OUT AVAILABLE');
});

it('a closed day stays closed, and one with places stays as it is', () => {
  expect(states(told('CLOSED', 'CLOSED', 'CLOSED'))).toBe('CLOSED CLOSED CLOSED');
  expect(states(told('AVAILABLE', 'AVAILABLE', 'LIMITED'))).toBe('AVAILABLE AVAILABLE LIMITED');
});

it('hides the number of places beside those that it holds', () => {
  expect(withOwnPlaces(told('SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT'), line).left).toBeUndefined();
  expect(withOwnPlaces(told('LIMITED', 'LIMITED', 'LIMITED', '2026-12-13'), line).left).toBe(0);
});

function lost() {
  return { ...line, status: 'UNAVAILABLE' } as const;
}
