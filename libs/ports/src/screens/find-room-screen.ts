import type { CalendarState, HotelCode } from '@shop/domain';
import type { CallBackForm, ChooseRoomForm } from '../forms/find-room.js';
import type { CalendarView } from './calendar-view.js';
import type { FoundRoomsView } from './found-rooms.js';
import { action, type Problem, screen } from './screen.js';
import type { LinkView } from './texts.js';

/** A room of the form, as it was typed. */
export interface RoomFieldsView {
  /** From 1; its fields are `adults1`, `children1` and one `age1` a child. */
  readonly number: number;
  readonly adults: string;
  readonly children: string;
  /** One a child; empty where it is still to be chosen. */
  readonly ages: readonly string[];
}

/** Days of the shown months on which a stay can't begin or end, and why. */
export type StayReasonView = { readonly days: string } & (
  | { readonly kind: 'full' | 'closed' | 'noArrival' | 'noDeparture' | 'behind' }
  | { readonly kind: 'minimum'; readonly nights: number }
  | { readonly kind: 'blocked'; readonly nights: number; readonly by: string }
);

export interface StayFormView {
  readonly hotels: readonly { readonly code: HotelCode; readonly name: string }[];
  /** Empty: all of them. */
  readonly hotel: string;
  /** ISO 8601, or empty. */
  readonly checkIn: string;
  readonly checkOut: string;
  /** The same in words: `lun 14 dic`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly nights: number | undefined;
  readonly rooms: readonly RoomFieldsView[];
  readonly maxRooms: number;
  readonly maxAdults: number;
  readonly maxChildren: number;
  /** From which age on a guest is an adult. */
  readonly adultAge: number;
  readonly adults: number;
  readonly children: number;
  readonly promo: string;
  /** The panel that stands open; the others are folded. */
  readonly open: 'dates' | 'rooms' | 'promo' | undefined;
  readonly calendarState: CalendarState;
  readonly calendar: CalendarView;
  readonly reasons: readonly StayReasonView[];
  /** The same search without its days. */
  readonly clear: string | undefined;
  /** What else the address says, for the form to repeat. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** A request to be called back: the form with what was typed, or that it was taken. */
export interface CallBackView {
  readonly isTaken: boolean;
  readonly name: string;
  readonly phone: string;
  readonly country: string;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly attempt: string;
  readonly problems: readonly Problem[];
}

/** No rooms could be asked for: whom to call now, or who calls back. */
export interface NoAnswerView {
  readonly problem: Problem;
  /** The call centre's line, in its hours. */
  readonly phone: LinkView | undefined;
  readonly hours: { readonly weekday: string; readonly weekend: string };
  readonly callBack: CallBackView | undefined;
}

export interface FindRoomView {
  readonly title: string;
  /** What the rooms are looked for: in the place of a stay, or for a package of so many names. */
  readonly purpose?:
    | {
        readonly kind: 'instead' | 'package' | 'plan';
        readonly name: string;
        /** Of the stay that is changed. */
        readonly from?: string | undefined;
        readonly to?: string | undefined;
        readonly back: string;
      }
    | undefined;
  readonly form: StayFormView;
  /** At their fields: `dates`, `hotel`, `rooms`, `adults2`, `age2-1`, `promo`, or `page`. */
  readonly problems: readonly Problem[];
  readonly found: FoundRoomsView | undefined;
  readonly noAnswer: NoAnswerView | undefined;
  /** Of the form that adds the stay to the cart. */
  readonly attempt: string;
}

export const findRoomScreen = screen<FindRoomView>('findRoom', 'work');

export const chooseRoom = action<ChooseRoomForm, null>('/stays/rooms');

export const askCallBack = action<CallBackForm, null>('/stays/call-back');
