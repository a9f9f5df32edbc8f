import type { CalendarEvent } from '@shop/ports/backends';
import { IcalCalendarFiles } from './ical-calendar-files.js';

const now = new Date('2026-11-21T15:00:00Z');
const event: CalendarEvent = {
  id: 'TQ-1 line-1@tickets.example',
  sequence: 0,
  isCancelled: false,
  title: 'Gran Ceiba; noche, día',
  from: new Date('2026-12-12T13:30:00Z'),
  to: new Date('2026-12-13T03:30:00Z'),
  place: 'Muelle principal\nCalle 5',
  text: 'á'.repeat(120),
  address: 'https://tickets.example/es/mi-orden/',
};
const written = (...events: readonly CalendarEvent[]) =>
  new IcalCalendarFiles('Coralibrí').write(events, now);
/** Lines unfolded as a calendar reads them (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');

it('writes each event with times in UTC, without a time zone', () => {
  const lines = linesOf(written(event));
  for (const line of [
    'METHOD:PUBLISH',
    `UID:${event.id}`,
    'DTSTAMP:20261121T150000Z',
    'DTSTART:20261212T133000Z',
    'DTEND:20261213T033000Z',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(linesOf(written(event, { ...event, id: 'other' })).join()).toMatch(
    /BEGIN:VEVENT.*BEGIN:VEVENT/,
  );
});

it.each([
  ['a visit', {}, ['SEQUENCE:0', 'STATUS:CONFIRMED', 'DTEND:20261213T033000Z']],
  [
    'a changed visit',
    { sequence: 2 },
    ['SEQUENCE:2', 'STATUS:CONFIRMED', 'DTEND:20261213T033000Z'],
  ],
  [
    'a cancelled visit',
    { sequence: 1, isCancelled: true },
    ['SEQUENCE:1', 'STATUS:CANCELLED', 'DTEND:20261213T033000Z'],
  ],
  ['a tour without a length', { to: undefined }, ['SEQUENCE:0', 'STATUS:CONFIRMED']],
])('writes %s as the same event, without a calendar method', (_, differs, expected) => {
  const lines = linesOf(written({ ...event, ...differs }));
  const [sequence = '', status = '', end] = expected;
  expect(lines).toEqual(expect.arrayContaining([`UID:${event.id}`, sequence, status]));
  expect(lines.find((line) => line.startsWith('DTEND'))).toBe(end);
  expect(lines.filter((line) => /^(NAME|X-WR-CALNAME)/.test(line))).toEqual([]);
});

it('escapes text delimiters and folds lines at 75 octets', () => {
  const file = written(event);
  expect(linesOf(file)).toContain(String.raw`SUMMARY:Gran Ceiba\; noche\, día`);
  expect(linesOf(file)).toContain(String.raw`LOCATION:Muelle principal\nCalle 5`);
  expect(linesOf(file)).toContain(`DESCRIPTION:${event.text}`);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('gives the same file for the same events', () => {
  expect(written(event)).toBe(written(event));
});
