import type { CancelWay, RightKind, RightOver, WeatherReason } from '@shop/domain';
import type {
  CancelTicketsForm,
  ChangeDateForm,
  ChangeStayForm,
  WeatherClaimForm,
} from '../forms/order-change.js';
import type { PayWayView } from './checkout-screen.js';
import type { BuyView } from './buy-screen.js';
import type { CalendarView } from './calendar-view.js';
import type { ChangeView } from './change-view.js';
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
  /** None where nothing was paid for them, so that nothing comes back. */
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
  /** Until when it can be cancelled, whichever day it gets; absent for an open ticket, or none at all. */
  readonly cancelling: { readonly isOver: boolean; readonly until: string } | undefined;
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
        /** `back`: what goes back. `more`: what is paid first. */
        readonly difference: {
          readonly kind: 'same' | 'back' | 'more';
          readonly amount: PriceText;
        };
        /** How a difference can be paid; none where nothing is to be paid, or nothing can be. */
        readonly ways: readonly PayWayView[];
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
  /** Why no right can be told now. */
  readonly problem?: Problem | undefined;
}

export const cancelTickets = action<CancelTicketsForm, null>('/order/cancel');
export const changeDate = action<ChangeDateForm, null>('/order/change-date');
export const changeStay = action<ChangeStayForm, null>('/order/change-stay');
export const claimWeather = action<WeatherClaimForm, null>('/order/weather-claim');
