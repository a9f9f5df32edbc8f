import type { RangeMark } from '@shop/domain';
import type { Problem } from './screen.js';

/** One cell of the calendar. Unsellable days can be reached and say why. */
export interface DayView {
  /** Park-local, ISO 8601. */
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
    /** Of a stay: it can't begin or end here; `amount` says why in a word. */
    | 'barred';
  /** The other status of OCTO, for the word "few places left"; marks are said of few days, so left out else. */
  readonly isLimited?: boolean | undefined;
  readonly isChosen?: boolean | undefined;
  readonly isToday?: boolean | undefined;
  /** It comes nearest to the chosen day, which can't be had. */
  readonly isNear?: boolean | undefined;
  /** Where it lies in a stay of several days. */
  readonly range?: RangeMark | undefined;
  /** Whose day it is, of another ticket of the same package, with its wall. */
  readonly taken?: { readonly name: string; readonly wall: string } | undefined;
  /** `2,389`, without sign; empty where there is none. */
  readonly amount: string;
  /** What its accessible name says behind the date: price in words, state. None outside the month. */
  readonly said?: string | undefined;
}

export interface MonthView {
  /** `2026-12`. */
  readonly month: string;
  readonly title: string;
  /** The dates of its days in words, to be filled: `{weekday} {day} de diciembre de 2026`. */
  readonly dates: string;
  readonly weeks: readonly (readonly DayView[])[];
}

export interface CalendarView {
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** One, or the two that were asked for. */
  readonly months: readonly MonthView[];
  /** The month before and after, or none at the ends of the sale. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** `MXN` and, when cells are in thousands, their word. */
  readonly legend: { readonly currency: string; readonly inThousands: boolean };
  /** The calendar could not be had; days stay usable and say "price at the next step". */
  readonly problem: Problem | undefined;
}
