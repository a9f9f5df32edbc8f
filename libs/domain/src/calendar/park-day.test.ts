import fc from 'fast-check';
import {
  addDays,
  addMonths,
  daysBetween,
  isParkDay,
  isParkMonth,
  isParkTime,
  momentOf,
  monthGrid,
  monthOf,
  nextMonth,
  parkDayAt,
  parkTimeAt,
  secondsLeft,
  type Weekday,
  weekdayOf,
  weeksFrom,
} from './park-day.js';

const dayMs = 24 * 60 * 60 * 1000;
/** The oracle counts days from 1970 in UTC, where every day has 24 hours. */
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

const anyDay = fc
  .integer({ min: dayNumber('2001-01-01'), max: dayNumber('2198-12-31') })
  .map(dayOf);
const anyWeekday = fc.constantFrom<Weekday>(1, 2, 3, 4, 5, 6, 7);

it.each(['2026-12-12', '2028-02-29', '2000-01-01', '2199-12-31'])('%s is a day', (text) => {
  expect(isParkDay(text)).toBe(true);
});

it.each(['2026-02-29', '2026-12-12T00:00', ' 2026-12-12', '2026-12-12\n', '', undefined])(
  '%p is no day',
  (text) => {
    expect(isParkDay(text)).toBe(false);
  },
);

it('accepts exactly the days of the UTC calendar', () => {
  const part = (most: number) => fc.integer({ min: 0, max: most });
  const written = (number: number) => String(number).padStart(2, '0');
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2199 }), part(13), part(32), (year, month, day) => {
      const text = `${year}-${written(month)}-${written(day)}`;
      const date = new Date(`${text}T00:00:00Z`);
      const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
      expect(isParkDay(text)).toBe(isDay);
    }),
  );
});

it.each([
  ['2026-12', true],
  ['2026-13', false],
  ['2026-12-12', false],
  ['', false],
  [undefined, false],
])('%p is a month: %p', (text, isMonth) => {
  expect(isParkMonth(text)).toBe(isMonth);
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['8:00', false],
  ['08:00:00', false],
  [undefined, false],
])('%p is a time: %p', (text, isTime) => {
  expect(isParkTime(text)).toBe(isTime);
});

it('counts days like the calendar', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -300, max: 300 }), (day, count) => {
      const other = addDays(day, count);
      expect(other).toBe(dayOf(dayNumber(day) + count));
      expect(daysBetween(day, other)).toBe(count);
    }),
  );
});

it('knows the weekday of every day', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekdayOf(day) % 7).toBe(new Date(`${day}T00:00:00Z`).getUTCDay());
    }),
  );
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %d months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result);
});

it('keeps the day number over months, or uses the last day of the month', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -24, max: 24 }), (day, months) => {
      const result = addMonths(day, months);
      const isLast = monthOf(addDays(result, 1)) !== monthOf(result);
      const [kept, wanted] = [result.slice(8), day.slice(8)];
      expect(kept === wanted || (isLast && kept < wanted)).toBe(true);
      expect(monthOf(result)).toBe(nextMonth(monthOf(day), months));
    }),
  );
});

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('%s and %d months is the month %s', (month, months, result) => {
  expect(nextMonth(month, months)).toBe(result);
});

it('lays a month out in six consecutive whole weeks', () => {
  fc.assert(
    fc.property(anyDay, anyWeekday, (day, firstWeekday) => {
      const weeks = monthGrid(monthOf(day), firstWeekday);
      const days = weeks.flat();
      expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(weekdayOf(days[0] ?? '')).toBe(firstWeekday);
      expect(days).toEqual(days.map((_, index) => addDays(days[0] ?? '', index)));
      expect(days).toContain(day);
      expect(days.slice(0, 7)).toContain(`${monthOf(day)}-01`);
      expect(days).toContain(addDays(addMonths(`${monthOf(day)}-01`, 1), -1));
    }),
  );
});

it.each([
  ['2026-12-12T04:59:59Z', '2026-12-11', '23:59'],
  ['2026-12-12T05:00:00Z', '2026-12-12', '00:00'],
])('at %s it is %s %s in the park, in summer and winter alike', (moment, day, time) => {
  expect(parkDayAt(new Date(moment))).toBe(day);
  expect(parkTimeAt(new Date(moment))).toBe(time);
});

it('converts a day and time in the park to a moment and back', () => {
  const minutes = fc.integer({ min: Date.parse('2016-01-01') / 60_000, max: 6e7 });
  fc.assert(
    fc.property(minutes, (minute) => {
      const moment = new Date(minute * 60_000);
      expect(momentOf(parkDayAt(moment), parkTimeAt(moment))).toEqual(moment);
    }),
  );
});

it('agrees with the platform’s America/Cancun zone', () => {
  const zone = new Intl.DateTimeFormat('sv', {
    timeZone: 'America/Cancun',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const moments = fc.date({
    min: new Date('2016-01-01'),
    max: new Date('2198-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(`${parkDayAt(moment)} ${parkTimeAt(moment)}`).toBe(zone.format(moment));
    }),
  );
});

it.each([
  ['2026-12-12T05:00:00Z', 86_400],
  ['2026-12-13T04:59:50Z', 10],
  ['2026-12-13T04:59:59.600Z', 0],
])('at %s the day of the parks has %d seconds left', (now, left) => {
  expect(secondsLeft(new Date(now))).toBe(left);
});

it.each([
  ['2026-11-27', '2026-11', ['2026-11-22', '2026-11-29', '2026-12-06']],
  ['2026-11-27', '2026-12', ['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20', '2026-12-27']],
])('on %s shows no past week of %s', (today, month, firsts) => {
  const weeks = weeksFrom(today, month, 7).map(([first]) => first);
  expect(weeks.slice(0, 5)).toEqual(firsts);
});
