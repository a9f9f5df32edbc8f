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

export interface RightView {
  readonly line: string;
  readonly name: string;
  readonly wall: string;
  /** `lun 14 dic 2026, 9:00` in park time; `undefined` if the right has no deadline. */
  readonly until: string | undefined;
  readonly state:
    | {
        readonly kind: 'open';
        readonly href: string;
        readonly isOpened: boolean;
        /** Set within 48 hours of the deadline. */
        readonly soon: { readonly secondsLeft: number } | undefined;
        readonly back: PriceText | undefined;
      }
    | { readonly kind: 'over'; readonly reason: RightOver };
  readonly claim: 'RECEIVED' | 'GRANTED' | 'DENIED' | undefined;
  /** An open ticket gets its first day instead of another one. */
  readonly isOpenTicket: boolean;
}

export interface RightRow {
  readonly kind: RightKind;
  readonly lines: readonly RightView[];
}

interface Opened {
  readonly attempt: string;
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
  /** Refund of the ticked tickets: as the form sends it and as text. */
  readonly total: { readonly minorUnits: number; readonly text: PriceText } | undefined;
  /** Empty if nothing was paid, so that there is no refund. */
  readonly ways: readonly { readonly way: CancelWay; readonly isChosen: boolean }[];
}

export interface NewDayForm extends Opened {
  readonly kind: 'changeDate';
  readonly line: string;
  readonly name: string;
  readonly isOpenTicket: boolean;
  readonly present: string;
  readonly calendar: CalendarView;
  readonly chosen: { readonly day: string; readonly text: string } | undefined;
  /** The cancellation deadline, whichever day is chosen; absent if there is none. */
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

/** The form to change a stay's nights: the hotel's calendar and the price of the new nights. */
export interface NewNightsForm extends Opened {
  readonly kind: 'changeStay';
  readonly line: string;
  readonly name: string;
  readonly present: string;
  readonly until: string;
  readonly calendar: CalendarView;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The price of the same rooms on the new nights; `undefined` without dates or rooms. */
  readonly price:
    | {
        readonly minorUnits: number;
        readonly total: PriceText;
        /** `back`: the refund. `more`: what the visitor pays first. */
        readonly difference: {
          readonly kind: 'same' | 'back' | 'more';
          readonly amount: PriceText;
        };
        /** Payment methods for the difference; empty if nothing is due or none is available. */
        readonly ways: readonly PayWayView[];
      }
    | undefined;
}

export type RightForm = CancelForm | NewDayForm | ClaimView | NewNightsForm;

/** The rights of a paid order, and its pending and past changes. */
export interface OrderRightsView {
  readonly rows: readonly RightRow[];
  readonly form: RightForm | undefined;
  readonly changes: readonly ChangeView[];
  readonly isConfirming: boolean;
  /** Why the rights are unavailable now. */
  readonly problem?: Problem | undefined;
}

export const cancelTickets = action<CancelTicketsForm, null>('/order/cancel');
export const changeDate = action<ChangeDateForm, null>('/order/change-date');
export const changeStay = action<ChangeStayForm, null>('/order/change-stay');
export const claimWeather = action<WeatherClaimForm, null>('/order/weather-claim');
