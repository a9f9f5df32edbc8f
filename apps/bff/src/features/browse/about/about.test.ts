import { languages, type Schedule } from '@shop/domain';
import { presentDays } from './present-days.js';

const open = (weekdays: Schedule['weekdays']): Schedule => ({
  type: 'OPENING_HOURS',
  weekdays,
  from: '09:00',
  to: '17:00',
});

it('says nothing but "daily" of a whole week', () => {
  for (const language of languages)
    expect(presentDays(open([1, 2, 3, 4, 5, 6, 7]), language)).toEqual({ kind: 'daily' });
});

it.each([
  ['es', 'lunes', 'sábado'],
  ['en', 'Monday', 'Saturday'],
  ['pt', 'segunda-feira', 'sábado'],
] as const)('names the first and the last day of a shorter week in %s', (language, from, to) => {
  expect(presentDays(open([1, 2, 3, 4, 5, 6]), language)).toEqual({ kind: 'range', from, to });
});
