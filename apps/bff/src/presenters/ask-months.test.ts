import type { StayDay } from '@shop/domain';
import type { CalendarDay, CatalogueGateway, HotelsGateway } from '@shop/ports/backends';
import { askMonths, askStayMonths } from './ask-months.js';

const selling = (...open: readonly string[]) => {
  const calendar: CatalogueGateway['calendar'] = (_, month) => {
    const sold = open.includes(month);
    const priceFrom = sold ? ({ amount: 100, currency: 'MXN' } as const) : undefined;
    const told: CalendarDay = {
      day: `${month}-28`,
      status: sold ? 'AVAILABLE' : 'SOLD_OUT',
      priceFrom,
      startTimes: [],
    };
    return Promise.resolve({ kind: 'ok', answer: [told] });
  };
  return { calendar } as CatalogueGateway; // as: the only call made
};

const lodging = (...open: readonly string[]) => {
  const calendar: HotelsGateway['calendar'] = (_, month) => {
    const status = open.includes(month) ? 'open' : 'soldOut';
    const told: StayDay = {
      day: `${month}-28`,
      status,
      minNights: 1,
      canBegin: true,
      canEnd: true,
    };
    return Promise.resolve({ kind: 'ok', answer: [told] });
  };
  return { calendar } as HotelsGateway; // as: the only call made
};

const today = '2026-11-27';
const bounds = { today, lastDay: '2028-01-01' };

it.each([
  ['this month, where it can be bought', ['2026-11'], false, '2026-11'],
  ['the first month in which it can be bought', ['2027-03', '2027-04'], false, '2027-03'],
  ['this month, where it can never be bought', [], false, '2026-11'],
  ['the month that was chosen', ['2027-03'], true, '2026-11'],
])('opens at %s', async (_, open, isChosen, first) => {
  const month = isChosen ? '2026-11' : undefined;
  const asked = { month, count: 2, currency: 'MXN', bounds } as const;
  const ticket = { ...asked, slug: 'ojos-de-agua', day: undefined };
  const tickets = await askMonths(selling(...open), ticket);
  const read = { month, checkIn: undefined, checkOut: undefined };
  const nights = await askStayMonths(lodging(...open), { ...asked, hotel: 'all', read });
  for (const { months } of [tickets, nights]) {
    expect(months[0]).toBe(first);
    expect(months).toHaveLength(2);
  }
});
