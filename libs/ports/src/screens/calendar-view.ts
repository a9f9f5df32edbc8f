import type { RangeMark } from '@shop/domain';
import type { Problem } from './screen.js';

/** One cell of the calendar. An unavailable day stays focusable and gives the reason. */
export interface DayView {
  readonly day: string;
  readonly state:
    | 'free'
    | 'best'
    | 'soldOut'
    | 'closed'
    | 'taken'
    | 'past'
    | 'unknown'
    | 'outside'
    /** A stay cannot begin or end on this day; `amount` gives the reason in a word. */
    | 'barred';
  /** OCTO's LIMITED: few places are left. Absent on most days, as are the flags below. */
  readonly isLimited?: boolean | undefined;
  readonly isChosen?: boolean | undefined;
  readonly isToday?: boolean | undefined;
  /** The nearest alternative to an unavailable chosen day. */
  readonly isNear?: boolean | undefined;
  readonly range?: RangeMark | undefined;
  /** The other ticket of the package that has this day, with its wall. */
  readonly taken?: { readonly name: string; readonly wall: string } | undefined;
  /** `2,389`, without currency sign; empty if there is no price. */
  readonly amount: string;
  /** Accessible name after the date: price and state. Absent outside the month. */
  readonly said?: string | undefined;
}

export interface MonthView {
  readonly month: string;
  readonly title: string;
  /** Template for the accessible dates: `{weekday} {day} de diciembre de 2026`. */
  readonly dates: string;
  readonly weeks: readonly (readonly DayView[])[];
}

export interface CalendarView {
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly months: readonly MonthView[];
  /** The month before and after; `undefined` at the ends of the sale. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** `inThousands`: amounts in cells are in thousands. */
  readonly legend: { readonly currency: string; readonly inThousands: boolean };
  /** The calendar is unavailable. Days can still be chosen, without a price. */
  readonly problem: Problem | undefined;
}
