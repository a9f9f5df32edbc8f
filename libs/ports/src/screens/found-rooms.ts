import type { Board, HotelCode, RoomFilter, RoomSort } from '@shop/domain';
import type { AddStayForm } from '../forms/stay.js';
import type { LinkView, OfferText, PriceText, SceneView } from './texts.js';

export interface PartyView {
  readonly adults: number;
  readonly ages: readonly number[];
}

/** The cancellation rule; `until` is formatted with its time. */
export type StayRuleView =
  | { readonly kind: 'free'; readonly until: string; readonly laterPercent: number }
  | { readonly kind: 'part'; readonly percent: number }
  | { readonly kind: 'none' };

export interface RateView {
  readonly key: string;
  readonly board: Board;
  readonly rule: StayRuleView;
  readonly total: OfferText;
}

export interface NightPriceView {
  readonly price: PriceText;
  /** The nights differ in price; `price` is their mean. */
  readonly isMean: boolean;
  readonly taxes: string | undefined;
}

/** A crop of the hotel's scene; `box` is in the scene's units. */
export interface WindowView {
  readonly src: string;
  readonly box: string;
}

export interface RoomKindView {
  readonly room: string;
  readonly name: string;
  readonly href: string | undefined;
  readonly window: WindowView | undefined;
  readonly beds: string | undefined;
  readonly view: string | undefined;
  /** Square metres. */
  readonly size: number | undefined;
  readonly isLowest: boolean;
  readonly left: number | undefined;
  /** Price per night at the lowest rate, and the taxes of all nights. */
  readonly night: NightPriceView;
  /** Cheapest first; at least one. */
  readonly rates: readonly RateView[];
  readonly chosenRate: string | undefined;
}

export interface NoRoomsView {
  readonly kind: 'soldOut' | 'closed' | 'noRoomFits' | 'minimumStay' | 'filtered';
  readonly nights: number | undefined;
  /** Stays of the same length on other dates, with the lowest total for all rooms. */
  readonly near: readonly {
    readonly href: string;
    readonly from: string;
    readonly to: string;
    readonly price: PriceText;
  }[];
  /** A split into more rooms, in which the whole party fits. */
  readonly split: { readonly href: string; readonly rooms: number } | undefined;
}

export interface FoundHotelView {
  readonly code: HotelCode;
  readonly name: string;
  readonly line: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly href: string;
  readonly nearest: { readonly name: string; readonly minutes: number } | undefined;
  readonly kinds: readonly RoomKindView[];
  readonly more: { readonly count: number; readonly href: string } | undefined;
  readonly none: NoRoomsView | undefined;
  /** The place, from 1, that its rooms are for. Another hotel starts at 1. */
  readonly place: number;
  /** Rooms of another hotel are chosen; a choice here starts over. */
  readonly isOther: boolean;
  /** The search's promo code, if it has no effect in this hotel. */
  readonly withoutCode: string | undefined;
}

/** A place of the stay: one party and its chosen room. */
export interface PlaceView {
  readonly number: number;
  readonly party: PartyView;
  readonly isOpen: boolean;
  readonly href: string;
  readonly room:
    | {
        readonly name: string;
        readonly board: Board;
        readonly total: PriceText;
        readonly rule: StayRuleView;
        /** The price at the time of choice, if it has changed. */
        readonly before: PriceText | undefined;
        /** Each amount with its nights: `14, 15 y 16 dic`. */
        readonly nights: readonly {
          readonly days: string;
          readonly count: number;
          readonly amount: PriceText;
        }[];
      }
    | undefined;
  /** The name of a chosen room that is no longer available. */
  readonly lost: string | undefined;
  readonly from: PriceText | undefined;
}

/** The fields of the form that adds the chosen rooms, except `path` and `attempt`. */
export type RoomsToAdd = Omit<AddStayForm, 'path' | 'attempt' | 'room' | 'promo'> & {
  readonly room: readonly string[];
  readonly promo: string;
};

export interface StayChoiceView {
  readonly hotel: LinkView & { readonly code: HotelCode; readonly wall: string };
  readonly chosen: number;
  readonly total: PriceText;
  /** The total at the time of choice, if it has changed. */
  readonly before: PriceText | undefined;
  /** How much more than their offers the hotels charged for the hold; `total` includes it. */
  readonly more?: PriceText | undefined;
  /** The fields for the cart; `undefined` while a place is open. */
  readonly wish: RoomsToAdd | undefined;
  readonly promo: string | undefined;
}

/** Parks and tours near the hotel that are open during the stay. */
export interface AroundView {
  readonly hotel: string;
  readonly parks: readonly {
    readonly name: string;
    readonly wall: string;
    readonly minutes: number;
    /** The days of the stay on which it is open; `undefined` if none. */
    readonly days: string | undefined;
    /** The builder with the park on its first free day. */
    readonly href: string;
  }[];
  /** The builder with the nearest parks, each on its own day. */
  readonly build: string | undefined;
}

export interface FoundRoomsView {
  readonly count: number;
  readonly nights: number;
  readonly places: readonly PlaceView[];
  readonly filters: readonly {
    readonly key: RoomFilter;
    readonly isOn: boolean;
    readonly href: string;
  }[];
  readonly sorts: readonly {
    readonly key: RoomSort;
    readonly isOn: boolean;
    readonly href: string;
  }[];
  readonly hotels: readonly FoundHotelView[];
  readonly choice: StayChoiceView | undefined;
  /** For the chosen or searched hotel; `undefined` if there are several. */
  readonly around: AroundView | undefined;
}
