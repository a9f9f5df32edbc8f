import type { CancelWay, RightKind, RightOver, WeatherReason } from '@shop/domain';
import type { BuyView } from './buy-screen.js';
import type { CalendarView } from './calendar-view.js';
import { action, type Problem } from './screen.js';
import type { PriceText } from './texts.js';

/** One right of one ticket. */
export interface RightView {
  readonly line: string;
  readonly name: string;
  readonly wall: string;
  /** `lun 14 dic 2026, 9:00`, by the park's clock; none where the right never had an end. */
  readonly until: string | undefined;
  readonly state:
    | {
        readonly kind: 'open';
        /** The order's page with its form. */
        readonly href: string;
        readonly isOpened: boolean;
        /** Whole seconds to its end, when that is near: less than 48 hours. */
        readonly soon: { readonly secondsLeft: number } | undefined;
        /** Of a cancellation: what is given back now. */
        readonly back: PriceText | undefined;
      }
    | { readonly kind: 'over'; readonly reason: RightOver };
  /** What became of its weather claim. */
  readonly claim: 'RECEIVED' | 'GRANTED' | 'DENIED' | undefined;
  /** An open ticket gets its day; any other is given another one. */
  readonly isOpenTicket: boolean;
}

export interface RightRow {
  readonly kind: RightKind;
  readonly lines: readonly RightView[];
}

/** A change that was asked for, and what became of it. */
export interface ChangeView {
  readonly id: string;
  readonly kind: RightKind | 'changeStay';
  /** `confirming`: the backend has not answered. `refunding`: done, and the money is on its way. */
  readonly state: 'confirming' | 'refunding' | 'done' | 'refused';
  /** The tickets, by name. */
  readonly what: string;
  readonly at: string;
  /** Why it was refused. */
  readonly reason: string | undefined;
  /** Of a cancellation: what is given back, and how. */
  readonly back:
    | { readonly amount: PriceText; readonly way: CancelWay; readonly isNothing: boolean }
    | undefined;
  /** Of a coupon that was issued. */
  readonly coupon: { readonly code: string; readonly until: string } | undefined;
  /** The new day, in words, with its time where it has one. */
  readonly day: string | undefined;
  /** Of a claim: whether and how it was decided, and until when another day can be chosen then. */
  readonly claim:
    | {
        readonly status: 'RECEIVED' | 'GRANTED' | 'DENIED';
        readonly until: string | undefined;
      }
    | undefined;
}

interface Opened {
  /** What the forms send back unseen. */
  readonly attempt: string;
  /** The order's page with nothing opened. */
  readonly close: string;
  readonly problems: readonly Problem[];
}

export interface CancelForm extends Opened {
  readonly kind: 'cancel';
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly wall: string;
    readonly when: string;
    readonly back: PriceText;
    readonly paid: PriceText;
    readonly isWhole: boolean;
    readonly isChosen: boolean;
  }[];
  /** Of the tickets that are ticked: what is given back, as it is sent and as it is said. */
  readonly total: { readonly minorUnits: number; readonly text: PriceText } | undefined;
  readonly ways: readonly { readonly way: CancelWay; readonly isChosen: boolean }[];
}

export interface NewDayForm extends Opened {
  readonly kind: 'changeDate';
  readonly line: string;
  readonly name: string;
  readonly isOpenTicket: boolean;
  /** The day it has, in words. */
  readonly present: string;
  readonly calendar: CalendarView;
  readonly chosen: { readonly day: string; readonly text: string } | undefined;
  /** What a grown-up pays on that day now, beside what was paid: `more`, `less` or `same`. */
  readonly difference:
    | { readonly kind: 'more' | 'less'; readonly amount: PriceText }
    | { readonly kind: 'same' }
    | undefined;
  readonly times: BuyView['times'];
}

export interface ClaimView extends Opened {
  readonly kind: 'weather';
  readonly line: string;
  readonly name: string;
  readonly when: string;
  readonly reasons: readonly { readonly reason: WeatherReason; readonly isChosen: boolean }[];
  readonly note: string;
  readonly longestNote: number;
}

/** Other nights for a stay: the calendar of its hotel, and what the nights that are chosen cost. */
export interface NewNightsForm extends Opened {
  readonly kind: 'changeStay';
  readonly line: string;
  readonly name: string;
  /** The nights it has, in words. */
  readonly present: string;
  /** Until when, by the hotel's clock. */
  readonly until: string;
  readonly calendar: CalendarView;
  /** ISO 8601, or empty. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** The same in words. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** What the same rooms cost then; none while no nights are chosen, or where they can't be had. */
  readonly price:
    | {
        readonly minorUnits: number;
        readonly total: PriceText;
        /** `back`: what goes back. `more`: such nights are not had in place of these. */
        readonly difference: {
          readonly kind: 'same' | 'back' | 'more';
          readonly amount: PriceText;
        };
      }
    | undefined;
}

export type RightForm = CancelForm | NewDayForm | ClaimView | NewNightsForm;

/** What may be done with an order that is paid, what is being done, and what was. */
export interface OrderRightsView {
  readonly rows: readonly RightRow[];
  readonly form: RightForm | undefined;
  readonly changes: readonly ChangeView[];
  /** Whether the page is to be asked again: a change is being confirmed. */
  readonly isConfirming: boolean;
}

interface ChangeInput {
  path: string;
  order: string;
  attempt: string;
}

/** `amount` is what was said, in minor units; the backend refuses when its own differs. */
export interface CancelInput extends ChangeInput {
  line: string[];
  way: string;
  amount: string;
}

export interface ChangeDateInput extends ChangeInput {
  line: string;
  date: string;
  time?: string;
}

export interface ChangeStayInput extends ChangeInput {
  line: string;
  checkin: string;
  checkout: string;
  /** What the new nights were said to cost, in minor units. */
  amount: string;
}

export interface ClaimInput extends ChangeInput {
  line: string;
  reason: string;
  note: string;
}

export const cancelTickets = action<CancelInput, null>('/order/cancel');
export const changeDate = action<ChangeDateInput, null>('/order/change-date');
export const changeStay = action<ChangeStayInput, null>('/order/change-stay');
export const claimWeather = action<ClaimInput, null>('/order/weather-claim');
