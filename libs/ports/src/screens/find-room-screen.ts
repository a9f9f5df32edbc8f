import type { CalendarState, HotelCode } from '@shop/domain';
import type { CallBackForm, ChooseRoomForm } from '../forms/find-room.js';
import type { CalendarView } from './calendar-view.js';
import type { FoundRoomsView } from './found-rooms.js';
import { action, type Problem, screen } from './screen.js';
import type { LinkView } from './texts.js';

export interface RoomFieldsView {
  /** From 1. Its fields are `adults1`, `children1` and one `age1` per child. */
  readonly number: number;
  readonly adults: string;
  readonly children: string;
  /** One per child; empty if not chosen yet. */
  readonly ages: readonly string[];
}

/** Days of the shown months on which a stay cannot begin or end, and why. */
export type StayReasonView = { readonly days: string } & (
  | { readonly kind: 'full' | 'closed' | 'noArrival' | 'noDeparture' | 'behind' }
  | { readonly kind: 'minimum'; readonly nights: number }
  | { readonly kind: 'blocked'; readonly nights: number; readonly by: string }
);

export interface StayFormView {
  readonly hotels: readonly { readonly code: HotelCode; readonly name: string }[];
  /** Empty: all hotels. */
  readonly hotel: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly nights: number | undefined;
  readonly rooms: readonly RoomFieldsView[];
  readonly maxRooms: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  /** The age from which a guest is an adult. */
  readonly adultAge: number;
  readonly adults: number;
  readonly children: number;
  readonly promo: string;
  readonly open: 'dates' | 'rooms' | 'promo' | undefined;
  readonly calendarState: CalendarState;
  readonly calendar: CalendarView;
  readonly reasons: readonly StayReasonView[];
  readonly clear: string | undefined;
  /** Hidden fields of the form: the other fields of the query. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** The call-back form with its input, or the confirmation. */
export interface CallBackView {
  readonly isTaken: boolean;
  readonly name: string;
  readonly phone: string;
  readonly country: string;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly attempt: string;
  readonly problems: readonly Problem[];
}

/** The room search failed: whom the visitor can call, or the call-back form. */
export interface NoAnswerView {
  readonly problem: Problem;
  /** The call centre's line while it is open. */
  readonly phone: LinkView | undefined;
  readonly hours: { readonly weekday: string; readonly weekend: string };
  readonly callBack: CallBackView | undefined;
}

export interface FindRoomView {
  readonly title: string;
  /** The search replaces a stay, or is for a package in the cart or a package draft. */
  readonly purpose?:
    | {
        readonly kind: 'instead' | 'package' | 'plan';
        readonly name: string;
        readonly from?: string | undefined;
        readonly to?: string | undefined;
        readonly back: string;
      }
    | undefined;
  readonly form: StayFormView;
  /** Their fields: `dates`, `hotel`, `rooms`, `adults2`, `age2-1`, `promo` or `page`. */
  readonly problems: readonly Problem[];
  readonly found: FoundRoomsView | undefined;
  readonly noAnswer: NoAnswerView | undefined;
  /** Idempotency key of the form that adds the stay to the cart. */
  readonly attempt: string;
}

export const findRoomScreen = screen<FindRoomView>('findRoom', 'work');

export const chooseRoom = action<ChooseRoomForm, null>('/stays/rooms');

export const askCallBack = action<CallBackForm, null>('/stays/call-back');
