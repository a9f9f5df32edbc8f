import {
  type CurrencyCode,
  currencyNames,
  firstWeekday,
  formatCellMoney,
  type Language,
  longDatePattern,
  markOf,
  type Money,
  monthOf,
  nextMonth,
  type ParkDay,
  type ParkMonth,
  type RangeBounds,
  type RangeReason,
  type StayDay,
  weekdayNames,
  weeksFrom,
  whyNotBegin,
  whyNotEnd,
  writeMonth,
} from '@shop/domain';
import type { CalendarView, DayView, Problem } from '@shop/ports/screens';
import { describeStayDay } from './describe-stay-day.js';
import { stayWords } from './stay-day-words.js';

/** Months to show, and the hotels' nights; `days` is empty if the hotels failed. */
export interface StayCalendarQuestion extends RangeBounds {
  readonly months: readonly ParkMonth[];
  readonly days: ReadonlyMap<ParkDay, StayDay>;
  readonly checkIn: ParkDay | undefined;
  readonly checkOut: ParkDay | undefined;
  readonly language: Language;
  readonly currency: CurrencyCode;
  /** If false, all days can be chosen, and the search finds out what is available. */
  readonly isKnown: boolean;
  readonly problem: Problem | undefined;
}

/** One or two months; each cell has the lowest night, or why a stay can't start or end there. */
export function presentStayCalendar(question: StayCalendarQuestion): CalendarView {
  const { months, today, lastDay, language, currency, days } = question;
  const [first = monthOf(today)] = months;
  const last = months.at(-1) ?? first;
  const inThousands = [...days.values()].some(
    ({ lowest }) => lowest && formatCellMoney(lowest).inThousands,
  );
  return {
    weekdays: weekdayNames(language),
    months: months.map((month) => ({
      month,
      title: writeMonth(month, language),
      dates: longDatePattern(month, language),
      weeks: presentWeeks(month, question),
    })),
    previous: first > monthOf(today) ? nextMonth(first, -1) : undefined,
    next: last < monthOf(lastDay) ? nextMonth(first) : undefined,
    legend: {
      currency: inThousands ? currencyNames[currency][language] : currency,
      inThousands,
    },
    problem: question.problem,
  };
}

function presentWeeks(month: ParkMonth, question: StayCalendarQuestion) {
  const amounts = [...question.days.values()].flatMap(({ day, lowest }) =>
    lowest && monthOf(day) === month ? [lowest.amount] : [],
  );
  const least = Math.min(...amounts);
  const best = amounts.some((amount) => amount > least) ? least : undefined;
  return weeksFrom(question.today, month, firstWeekday[question.language]).map((week) =>
    week.map((day) =>
      monthOf(day) === month
        ? presentDay(day, best, question)
        : { day, state: 'outside' as const, amount: '' },
    ),
  );
}

/** Why a day can't be chosen: as check-out of a started stay, else as check-in. */
export function whyNot(
  day: ParkDay,
  { days, checkIn, checkOut, today, lastDay }: StayCalendarQuestion,
): RangeReason | undefined {
  const bounds = { today, lastDay };
  return checkIn && !checkOut && day > checkIn
    ? whyNotEnd(days, checkIn, day, bounds)
    : whyNotBegin(days, day, bounds);
}

function presentDay(
  day: ParkDay,
  best: number | undefined,
  question: StayCalendarQuestion,
): DayView {
  const { days, checkIn, checkOut, language, today, isKnown } = question;
  const words = stayWords[language];
  const range = markOf(day, checkIn, checkOut);
  const stayDay = days.get(day);
  const why = whyNot(day, question);
  const isEnd = range === 'start' || range === 'end';
  const state = isEnd ? 'free' : stateOf(why, stayDay, best, !isKnown);
  const lowest = state === 'free' || state === 'best' ? stayDay?.lowest : undefined;
  return {
    day,
    state,
    isChosen: isEnd || undefined,
    isToday: day === today || undefined,
    range: checkOut ? range : undefined,
    amount: isEnd ? (range === 'start' ? words.begin : words.end) : cellOf(why, lowest, language),
    said: describeStayDay(day, { state, why, lowest, range }, question),
  };
}

function stateOf(
  why: RangeReason | undefined,
  stayDay: StayDay | undefined,
  best: number | undefined,
  isUnknown: boolean,
): DayView['state'] {
  switch (why?.kind) {
    case 'past':
      return 'past';
    case 'far':
    case 'closed':
      return 'closed';
    case 'full':
      return 'soldOut';
    case undefined:
      if (!stayDay) return isUnknown ? 'unknown' : 'closed';
      return stayDay.lowest && stayDay.lowest.amount === best ? 'best' : 'free';
    default:
      return 'barred';
  }
}

/** Text below the date: the lowest night, or the minimum number of nights. */
function cellOf(
  why: RangeReason | undefined,
  lowest: Money | undefined,
  language: Language,
): string {
  if (why?.kind === 'minimum' || why?.kind === 'blocked')
    return stayWords[language].minimumShort(why.nights);
  return lowest ? formatCellMoney(lowest).text : '';
}
