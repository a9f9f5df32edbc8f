import type { DayStatus } from '@shop/domain';
import { presentCalendar } from './present-calendar.js';

const today = '2026-12-12';
const tomorrow = '2026-12-13';

function stateOf(day: string, status: DayStatus, isTodayOver: boolean) {
  const told = { day, status, priceFrom: undefined, startTimes: [] };
  const { months } = presentCalendar({
    months: ['2026-12'],
    today,
    isTodayOver,
    lastDay: '2027-12-31',
    chosen: undefined,
    days: new Map([[day, told]]),
    language: 'es',
    currency: 'MXN',
    problem: undefined,
  });
  const shown = months.flatMap(({ weeks }) => weeks.flat()).find((one) => one.day === day);
  return [shown?.state, shown?.said];
}

it.each([
  ['today, whose last start has come', today, 'CLOSED', true, ['past', 'ya pasó']],
  ['today, on which it does not open', today, 'CLOSED', false, ['closed', 'cerrado']],
  ['today, all sold before it was over', today, 'SOLD_OUT', true, ['soldOut', 'agotado']],
  ['a later day that is closed', tomorrow, 'CLOSED', true, ['closed', 'cerrado']],
] as const)('describes %s', (_, day, status, isOver, said) => {
  expect(stateOf(day, status, isOver)).toEqual(said);
});
