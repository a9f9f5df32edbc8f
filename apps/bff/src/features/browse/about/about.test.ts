import type { Schedule } from '@shop/domain';
import { presentDays } from './present-days.js';

const open = (weekdays: Schedule['weekdays']): Schedule => ({
  type: 'OPENING_HOURS',
  weekdays,
  from: '09:00',
  to: '17:00',
});

it('shows only "daily" for a whole week', () => {
  expect(presentDays(open([1, 2, 3, 4, 5, 6, 7]), 'es')).toEqual({ kind: 'daily' });
});

it('shows the first and the last day of a shorter week', () => {
  const range = { kind: 'range', from: 'Monday', to: 'Saturday' };
  expect(presentDays(open([1, 2, 3, 4, 5, 6]), 'en')).toEqual(range);
});
