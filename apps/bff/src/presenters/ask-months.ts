import {
  addDays,
  type CurrencyCode,
  type HotelCode,
  monthOf,
  nextMonth,
  type ParkDay,
  type ParkMonth,
  type RangeBounds,
  saleHorizonDays,
  type StayDay,
  whyNotBegin,
} from '@shop/domain';
import type {
  BackendReply,
  CalendarDay,
  CatalogueGateway,
  HotelsGateway,
} from '@shop/ports/backends';

interface MonthsAsked {
  readonly first: ParkMonth;
  readonly count: 1 | 2;
  /** The visitor chose the month, or a day in it. */
  readonly isChosen: boolean;
  readonly currency: CurrencyCode;
}

interface MonthsTold<Day> {
  readonly months: readonly ParkMonth[];
  readonly replies: readonly BackendReply<readonly Day[]>[];
}

/** Months of a ticket's calendar (docs/rules/calendar.md#first-month). */
export const askMonths = (
  catalogue: CatalogueGateway,
  asked: MonthsAsked & { readonly slug: string; readonly today: ParkDay },
): Promise<MonthsTold<CalendarDay>> =>
  firstSelling(asked, addDays(asked.today, saleHorizonDays), {
    ask: (month) => catalogue.calendar(asked.slug, month, asked.currency),
    sells: (days) => days.some(({ priceFrom }) => priceFrom),
  });

/** Months of a hotel calendar, by default from the first in which a stay can start. */
export const askStayMonths = (
  hotels: HotelsGateway,
  asked: MonthsAsked & { readonly hotel: HotelCode | 'all'; readonly bounds: RangeBounds },
): Promise<MonthsTold<StayDay>> =>
  firstSelling(asked, asked.bounds.lastDay, {
    ask: (month) => hotels.calendar(asked.hotel, month, asked.currency),
    sells: (days) => {
      const nights = new Map(days.map((one) => [one.day, one]));
      return days.some(({ day }) => !whyNotBegin(nights, day, asked.bounds));
    },
  });

interface Seller<Day> {
  readonly ask: (month: ParkMonth) => Promise<BackendReply<readonly Day[]>>;
  readonly sells: (days: readonly Day[]) => boolean;
}

async function firstSelling<Day>(
  { first, count, isChosen }: MonthsAsked,
  lastDay: ParkDay,
  { ask, sells }: Seller<Day>,
): Promise<MonthsTold<Day>> {
  const askFrom = async (from: ParkMonth): Promise<MonthsTold<Day>> => {
    const months = Array.from({ length: count }, (_, index) => nextMonth(from, index));
    return { months, replies: await Promise.all(months.map(ask)) };
  };
  /** A month that failed to load may have days for sale. */
  const sellsNothing = ({ replies: [reply] }: MonthsTold<Day>): boolean =>
    reply?.kind === 'ok' && !sells(reply.answer);

  const asked = await askFrom(first);
  if (isChosen || !sellsNothing(asked)) return asked;
  for (let month = nextMonth(first); month <= monthOf(lastDay); month = nextMonth(month)) {
    const later = await askFrom(month);
    if (!sellsNothing(later)) return later;
  }
  return asked;
}
