import {
  firstWeekday,
  weekdayNames,
  writeDayOfMonth,
  writeHours,
  writeLongDate,
  writeMonth,
  writeShortDate,
  writeTime,
} from './write-date.js';

it.each([
  ['es', 'sáb 12 dic 2026', 'sábado 12 de diciembre de 2026', 'Diciembre 2026'],
  ['en', 'Sat, Dec 12, 2026', 'Saturday, December 12, 2026', 'December 2026'],
  ['pt', 'sáb., 12 de dez. de 2026', 'sábado, 12 de dezembro de 2026', 'Dezembro 2026'],
] as const)('writes 12 December 2026 in %s: %s', (language, short, long, month) => {
  expect(writeShortDate('2026-12-12', language)).toBe(short);
  expect(writeLongDate('2026-12-12', language)).toBe(long);
  expect(writeMonth('2026-12', language)).toBe(month);
});

it.each([
  ['es', 'sáb 5 dic'],
  ['en', 'Sat, Dec 5'],
  ['pt', 'sáb., 5 de dez.'],
] as const)('writes a day below its month in %s: %s', (language, text) => {
  expect(writeDayOfMonth('2026-12-05', language)).toBe(text);
});

it('writes day numbers without a leading zero', () => {
  expect(writeShortDate('2027-01-04', 'es')).toBe('lun 4 ene 2027');
  expect(writeLongDate('2027-01-04', 'en')).toBe('Monday, January 4, 2027');
});

it.each([
  ['17:30', '23:00', '17:30–23:00', '17h30–23h'],
  ['07:00', '24:00', '7:00–24:00', '7h–24h'],
])('writes the hours from %s to %s as %s, in Portuguese as %s', (from, to, text, portuguese) => {
  expect(writeHours(from, to, 'es')).toBe(text);
  expect(writeHours(from, to, 'en')).toBe(text);
  expect(writeHours(from, to, 'pt')).toBe(portuguese);
});

it.each([
  ['09:00', '9:00', '9h'],
  ['09:30', '9:30', '9h30'],
  ['00:00', '0:00', '0h'],
  ['24:00', '24:00', '24h'],
])('writes %s as %s, in Portuguese as %s', (time, text, portuguese) => {
  expect(writeTime(time, 'es')).toBe(text);
  expect(writeTime(time, 'en')).toBe(text);
  expect(writeTime(time, 'pt')).toBe(portuguese);
});

it.each([
  ['es', 'lun', 'lunes', 'domingo', 1],
  ['en', 'Sun', 'Sunday', 'Saturday', 7],
  ['pt', 'dom.', 'domingo', 'sábado', 7],
] as const)('starts the week in %s with %s', (language, short, first, last, weekday) => {
  const names = weekdayNames(language);
  expect(names).toHaveLength(7);
  expect(names[0]).toEqual({ short, long: first });
  expect(names[6]?.long).toBe(last);
  expect(firstWeekday[language]).toBe(weekday);
});
