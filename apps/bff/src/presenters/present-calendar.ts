import {
  type CurrencyCode,
  currencyNames,
  firstWeekday,
  formatCellMoney,
  type Language,
  longDatePattern,
  type Money,
  monthOf,
  nextMonth,
  type ParkDay,
  type ParkMonth,
  speakMoney,
  weekdayNames,
  weeksFrom,
  writeMonth,
} from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';
import type { CalendarView, DayView, Problem } from '@shop/ports/screens';
import { type PriceDayState, stateWords } from './calendar-words.js';

/** Months to show, and the backend's days; `days` is empty if the backend failed. */
export interface CalendarQuestion {
  readonly months: readonly ParkMonth[];
  readonly days: ReadonlyMap<ParkDay, CalendarDay>;
  readonly chosen: ParkDay | undefined;
  readonly today: ParkDay;
  /** The last start time has passed. Backends then report the day as closed. */
  readonly isTodayOver?: boolean;
  readonly lastDay: ParkDay;
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly problem: Problem | undefined;
  /** Nearest alternatives to an unavailable chosen day. */
  readonly near?: readonly ParkDay[] | undefined;
  /** Days used by the package's other tickets, with the ticket's name. */
  readonly taken?: ReadonlyMap<ParkDay, NonNullable<DayView['taken']>>;
}

export function presentCalendar(question: CalendarQuestion): CalendarView {
  const { months, today, lastDay, language, currency } = question;
  const [first = monthOf(today)] = months;
  const last = months.at(-1) ?? first;
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
      currency: inThousands(question) ? currencyNames[currency][language] : currency,
      inThousands: inThousands(question),
    },
    problem: question.problem,
  };
}

function presentWeeks(month: ParkMonth, question: CalendarQuestion) {
  const best = bestPrice(month, question.days);
  return weeksFrom(question.today, month, firstWeekday[question.language]).map((week) =>
    week.map((day) => presentDay(day, month, best, question)),
  );
}

/** Lowest price of a month; `undefined` if all days cost the same. */
function bestPrice(month: ParkMonth, days: CalendarQuestion['days']): number | undefined {
  const amounts = [...days.values()]
    .filter(({ day, priceFrom }) => monthOf(day) === month && priceFrom)
    .map(({ priceFrom }) => priceFrom?.amount ?? 0);
  const best = Math.min(...amounts);
  return amounts.some((amount) => amount > best) ? best : undefined;
}

function presentDay(
  day: ParkDay,
  month: ParkMonth,
  best: number | undefined,
  question: CalendarQuestion,
): DayView {
  const calendarDay = question.days.get(day);
  const state = stateOf(day, month, calendarDay, best, question);
  const isFree = state === 'free' || state === 'best';
  const isChosen = day === question.chosen && state !== 'outside';
  const price = isFree ? calendarDay?.priceFrom : undefined;
  const isLimited = isFree && calendarDay?.status === 'LIMITED';
  const taken = state === 'taken' ? question.taken?.get(day) : undefined;
  return {
    day,
    state,
    isLimited: isLimited || undefined,
    isChosen: isChosen || undefined,
    isToday: day === question.today || undefined,
    isNear: (isFree && question.near?.includes(day)) || undefined,
    taken,
    amount: price ? formatCellMoney(price).text : '',
    said:
      state === 'outside'
        ? undefined
        : [noticeFor(state, price, isChosen, isLimited, question.language), taken?.name]
            .filter(Boolean)
            .join(', '),
  };
}

function stateOf(
  day: ParkDay,
  month: ParkMonth,
  calendarDay: CalendarDay | undefined,
  best: number | undefined,
  { today, isTodayOver, lastDay, problem, taken }: CalendarQuestion,
): PriceDayState {
  if (monthOf(day) !== month) return 'outside';
  if (day < today) return 'past';
  if (taken?.has(day)) return 'taken';
  if (day > lastDay) return 'closed';
  if (!calendarDay) return problem ? 'unknown' : 'closed';
  if (calendarDay.status === 'SOLD_OUT') return 'soldOut';
  if (calendarDay.status === 'CLOSED') return isTodayOver && day === today ? 'past' : 'closed';
  return calendarDay.priceFrom?.amount === best ? 'best' : 'free';
}

/** "2,389.00 pesos mexicanos por adulto, mejor precio". */
function noticeFor(
  state: PriceDayState,
  price: Money | undefined,
  isChosen: boolean,
  isLimited: boolean,
  language: Language,
): string {
  const words = stateWords[language];
  const parts = [price ? `${speakMoney(price, language)} ${words[state]}` : words[state]];
  if (isLimited) parts.push(words.limited);
  if (isChosen) parts.push(words.chosen);
  return parts.join(', ');
}

const inThousands = ({ days }: CalendarQuestion) =>
  [...days.values()].some(({ priceFrom }) => priceFrom && formatCellMoney(priceFrom).inThousands);
