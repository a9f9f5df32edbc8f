import type { CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import { askMonths } from './ask-months.js';

/** One that can be bought in these months alone. */
const selling = (...open: readonly string[]) => {
  const calendar: CatalogueGateway['calendar'] = (_, month) => {
    const sold = open.includes(month);
    const priceFrom = sold ? ({ amount: 100, currency: 'MXN' } as const) : undefined;
    const told: CalendarDay = {
      day: `${month}-15`,
      status: sold ? 'AVAILABLE' : 'SOLD_OUT',
      priceFrom,
      startTimes: [],
    };
    return Promise.resolve({ kind: 'ok', answer: [told] });
  };
  return { calendar } as CatalogueGateway; // as: the one question that is asked
};

const asked = {
  slug: 'ojos-de-agua',
  first: '2026-11',
  count: 2,
  today: '2026-11-27',
  currency: 'MXN',
} as const;

it.each([
  ['this month, where it can be bought', ['2026-11'], false, '2026-11'],
  ['the first month in which it can be bought', ['2027-03', '2027-04'], false, '2027-03'],
  ['this month, where it can never be bought', [], false, '2026-11'],
  ['the month that was chosen', ['2027-03'], true, '2026-11'],
])('opens at %s', async (_, open, isChosen, first) => {
  const { months } = await askMonths(selling(...open), { ...asked, isChosen });
  expect(months[0]).toBe(first);
  expect(months).toHaveLength(2);
});
