import type { Board, HotelCode, RoomFilter, RoomSort } from '@shop/domain';
import type { AddStayForm } from '../forms/stay.js';
import type { LinkView, OfferText, PriceText, SceneView } from './texts.js';

/** Who sleeps in a room: `2 adultos, 1 niño (6)`. */
export interface PartyView {
  readonly adults: number;
  readonly ages: readonly number[];
}

/** When money comes back, in words with its moment. */
export type StayRuleView =
  | { readonly kind: 'free'; readonly until: string; readonly laterPercent: number }
  | { readonly kind: 'part'; readonly percent: number }
  | { readonly kind: 'none' };

/** A room at one rate. */
export interface RateView {
  /** What its button says of it. */
  readonly key: string;
  readonly board: Board;
  readonly rule: StayRuleView;
  readonly total: OfferText;
}

export interface NightPriceView {
  readonly price: PriceText;
  /** The nights differ: it is their mean. */
  readonly isMean: boolean;
  readonly taxes: string | undefined;
}

/** A crop of the hotel's own scene, in its own units: what the room's window shows. */
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
  /** The lowest of all that is shown. */
  readonly isLowest: boolean;
  /** How many are left, where they are few. */
  readonly left: number | undefined;
  /** At the lowest rate: what a night costs, and the taxes in all of them. */
  readonly night: NightPriceView;
  /** Cheapest first; at least one. */
  readonly rates: readonly RateView[];
  /** The rate of it that stands in the open place. */
  readonly chosenRate: string | undefined;
}

/** Why a hotel has nothing, and what is nearest. */
export interface NoRoomsView {
  readonly kind: 'soldOut' | 'closed' | 'noRoomFits' | 'minimumStay' | 'filtered';
  readonly nights: number | undefined;
  /** Stays of as many nights on other dates, with what they cost at least for all rooms. */
  readonly near: readonly {
    readonly href: string;
    readonly from: string;
    readonly to: string;
    readonly price: PriceText;
  }[];
  /** More rooms in which everybody fits. */
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
  /** Of many the first ones. */
  readonly kinds: readonly RoomKindView[];
  /** How many more there are, and the page with all of them. */
  readonly more: { readonly count: number; readonly href: string } | undefined;
  readonly none: NoRoomsView | undefined;
  /** The place for which its rooms are shown, from 1: another hotel begins with the first. */
  readonly place: number;
  /** Rooms were chosen in another one: choosing here begins anew. */
  readonly isOther: boolean;
  /** The code of the search, where it takes nothing off here. */
  readonly withoutCode: string | undefined;
}

/** A place of the stay: who sleeps there, and the room that was chosen. */
export interface PlaceView {
  readonly number: number;
  readonly party: PartyView;
  readonly isOpen: boolean;
  /** Shows the rooms for it. */
  readonly href: string;
  readonly room:
    | {
        readonly name: string;
        readonly board: Board;
        readonly total: PriceText;
        readonly rule: StayRuleView;
        /** What it cost when it was chosen, where that was another amount. */
        readonly before: PriceText | undefined;
        /** Each amount with the nights that have it: `14, 15 y 16 dic`. */
        readonly nights: readonly {
          readonly days: string;
          readonly count: number;
          readonly amount: PriceText;
        }[];
      }
    | undefined;
  /** Was chosen and can't be had any more. */
  readonly lost: string | undefined;
  /** What a room for it costs at least, while none is chosen. */
  readonly from: PriceText | undefined;
}

/** The fields of the form that adds the chosen rooms, beside `path` and `attempt`. */
export type RoomsToAdd = Omit<AddStayForm, 'path' | 'attempt' | 'room' | 'promo'> & {
  readonly room: readonly string[];
  /** Empty: no code. */
  readonly promo: string;
};

export interface StayChoiceView {
  readonly hotel: LinkView & { readonly code: HotelCode; readonly wall: string };
  readonly chosen: number;
  readonly total: PriceText;
  /** The total when it was chosen, where the hotels ask another one now. */
  readonly before: PriceText | undefined;
  /** What the hotels asked more than their offers as they were to hold the rooms; the total has it. */
  readonly more?: PriceText | undefined;
  /** What its form says to the cart; none while a place is open. */
  readonly wish: RoomsToAdd | undefined;
  /** The code that the amounts have. */
  readonly promo: string | undefined;
}

/** Parks and tours near the hotel of a stay, and what of them is open on its days. */
export interface AroundView {
  readonly hotel: string;
  /** Nearest first. */
  readonly parks: readonly {
    readonly name: string;
    readonly wall: string;
    readonly minutes: number;
    /** The days of the stay on which it opens; none where it is closed on all of them. */
    readonly days: string | undefined;
    /** The builder with it on its first free day. */
    readonly href: string;
  }[];
  /** The builder with the nearest of them, each on a day of its own. */
  readonly build: string | undefined;
}

export interface FoundRoomsView {
  /** Kinds of rooms that can be had. */
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
  /** Of the hotel that was chosen, or searched; none while there are several. */
  readonly around: AroundView | undefined;
}
