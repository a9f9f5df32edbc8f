import {
  addDays,
  type CurrencyCode,
  monthOf,
  nextMonth,
  type ParkDay,
  type ParkMonth,
  saleHorizonDays,
} from '@shop/domain';
import type { Asked, CalendarDay, CatalogueGateway } from '@shop/ports/backends';

interface MonthsAsked {
  readonly slug: string;
  readonly first: ParkMonth;
  readonly count: 1 | 2;
  /** The visitor chose the month, or a day in it. */
  readonly isChosen: boolean;
  readonly today: ParkDay;
  readonly currency: CurrencyCode;
}

interface MonthsTold {
  readonly months: readonly ParkMonth[];
  readonly replies: readonly Asked<readonly CalendarDay[]>[];
}

/** The months to show. Unless one was chosen, they begin where a day can be sold (docs/rules/calendar.md#first-month). */
export async function askMonths(
  catalogue: CatalogueGateway,
  { slug, first, count, isChosen, today, currency }: MonthsAsked,
): Promise<MonthsTold> {
  const ask = async (from: ParkMonth): Promise<MonthsTold> => {
    const months = Array.from({ length: count }, (_, index) => nextMonth(from, index));
    const replies = await Promise.all(
      months.map((month) => catalogue.calendar(slug, month, currency)),
    );
    return { months, replies };
  };
  const asked = await ask(first);
  if (isChosen || !sellsNothing(asked)) return asked;
  const last = monthOf(addDays(today, saleHorizonDays));
  for (let month = nextMonth(first); month <= last; month = nextMonth(month)) {
    const later = await ask(month);
    if (!sellsNothing(later)) return later;
  }
  return asked;
}

/** A month that nobody told of may have days to sell. */
const sellsNothing = ({ replies: [reply] }: MonthsTold): boolean =>
  reply?.kind === 'ok' && !reply.answer.some(({ priceFrom }) => priceFrom);
