import {
  addDays,
  clampMonth,
  type CurrencyCode,
  type HotelCode,
  monthOf,
  nextMonth,
  type ParkDay,
  parkDayAt,
  type ParkMonth,
  type RangeBounds,
  type ReadStay,
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
import { monthsShown } from '@shop/ports/screens';
import { valueOr } from './value-or.js';

interface MonthsAsked {
  /** What the visitor chose: a month, or a day in it. */
  readonly month: ParkMonth | undefined;
  readonly day: ParkDay | undefined;
  /** Where to begin if nothing is chosen; today if omitted. */
  readonly from?: ParkDay | undefined;
  readonly count: 1 | 2;
  readonly bounds: RangeBounds;
  readonly currency: CurrencyCode;
}

export interface MonthsTold<Day> {
  readonly months: readonly ParkMonth[];
  /** Days of these months, and of the month of a first night. */
  readonly days: ReadonlyMap<ParkDay, Day>;
  /** Whether all months were loaded. A backend without a calendar counts as no failure. */
  readonly isKnown: boolean;
  readonly hasFailed: boolean;
}

export const saleBounds = (now: Date): RangeBounds => {
  const today = parkDayAt(now);
  return { today, lastDay: addDays(today, saleHorizonDays) };
};

/** A desktop requests two months. */
export const monthsIn = (query: URLSearchParams): 1 | 2 => (query.get(monthsShown) === '2' ? 2 : 1);

/** Months of a ticket's calendar (docs/rules/calendar.md#first-month). */
export const askMonths = async (
  catalogue: CatalogueGateway,
  asked: MonthsAsked & { readonly slug: string },
): Promise<MonthsTold<CalendarDay>> =>
  toldIn(
    await firstSelling(asked, {
      ask: (month) => catalogue.calendar(asked.slug, month, asked.currency),
      sells: (days) => days.some(({ priceFrom }) => priceFrom),
    }),
  );

type StayMonthsAsked = Omit<MonthsAsked, 'month' | 'day'> & {
  readonly hotel: HotelCode | 'all';
  readonly read: Pick<ReadStay, 'month' | 'checkIn' | 'checkOut'>;
};

/** Months of a hotel calendar, by default from the first in which a stay can start. */
export async function askStayMonths(
  hotels: HotelsGateway,
  { hotel, read: { month: chosen, checkIn, checkOut }, ...asked }: StayMonthsAsked,
): Promise<MonthsTold<StayDay>> {
  const { bounds, currency } = asked;
  const ask = (month: ParkMonth) => hotels.calendar(hotel, month, currency);
  const shown = await firstSelling(
    { ...asked, month: chosen, day: checkIn },
    {
      ask,
      sells: (days) => {
        const nights = new Map(days.map((one) => [one.day, one]));
        return days.some(({ day }) => !whyNotBegin(nights, day, bounds));
      },
    },
  );
  // Also the month of the first night, which may require a minimum stay.
  const isBegun = checkIn && !checkOut && checkIn >= bounds.today && checkIn <= bounds.lastDay;
  const begun = isBegun && !shown.months.includes(monthOf(checkIn)) ? [monthOf(checkIn)] : [];
  const others = await Promise.all(begun.map(ask));
  return toldIn({ ...shown, replies: [...shown.replies, ...others] });
}

interface MonthsReplied<Day> {
  readonly months: readonly ParkMonth[];
  readonly replies: readonly BackendReply<readonly Day[]>[];
}

interface Seller<Day> {
  readonly ask: (month: ParkMonth) => Promise<BackendReply<readonly Day[]>>;
  readonly sells: (days: readonly Day[]) => boolean;
}

async function firstSelling<Day>(
  { month: chosen, day, from, count, bounds: { today, lastDay } }: MonthsAsked,
  { ask, sells }: Seller<Day>,
): Promise<MonthsReplied<Day>> {
  const askFrom = async (first: ParkMonth): Promise<MonthsReplied<Day>> => {
    const months = Array.from({ length: count }, (_, index) => nextMonth(first, index));
    return { months, replies: await Promise.all(months.map(ask)) };
  };
  /** A month that failed to load may have days for sale. */
  const sellsNothing = ({ replies: [reply] }: MonthsReplied<Day>): boolean =>
    reply?.kind === 'ok' && !sells(reply.answer);

  const wanted = chosen ?? (day && monthOf(day));
  const first = clampMonth(wanted ?? monthOf(from ?? today), today, lastDay);
  const asked = await askFrom(first);
  if (wanted || !sellsNothing(asked)) return asked;
  for (let month = nextMonth(first); month <= monthOf(lastDay); month = nextMonth(month)) {
    const later = await askFrom(month);
    if (!sellsNothing(later)) return later;
  }
  return asked;
}

function toldIn<Day extends { readonly day: ParkDay }>({
  months,
  replies,
}: MonthsReplied<Day>): MonthsTold<Day> {
  const told = replies.flatMap((reply) => valueOr(reply, []));
  return {
    months,
    days: new Map(told.map((one) => [one.day, one])),
    isKnown: replies.every(({ kind }) => kind === 'ok'),
    hasFailed: replies.some(({ kind }) => kind === 'failed'),
  };
}
