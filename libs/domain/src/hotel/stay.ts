import { addDays, daysBetween, type ParkDay } from '../calendar/park-day.js';
import type { CurrencyCode } from '../currency/currency.js';
import type { Language } from '../language/language.js';
import { type Money, sum } from '../money/money.js';
import { hotelAgeBands, type HotelCode, maxChildrenPerRoom } from './hotel.js';

/** What is eaten with a night. */
export const boards = ['roomOnly', 'breakfast', 'halfBoard', 'allInclusive'] as const;
export type Board = (typeof boards)[number];

/** Who sleeps in one room; a child is younger than 16 and has an age each. */
export interface RoomParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

/** Whether somebody grown up sleeps in it, with at most two children of an age each. */
export const isRoomParty = ({ adults, childAges }: RoomParty): boolean =>
  Number.isInteger(adults) &&
  adults >= 1 &&
  childAges.length <= maxChildrenPerRoom &&
  childAges.every((age) => Number.isInteger(age) && age >= 0 && age <= hotelAgeBands.CHILD.to);

/** The night of `checkOut` is not part of the stay. */
export interface StayDates {
  readonly checkIn: ParkDay;
  readonly checkOut: ParkDay;
}

/** A stay has at least one night and at most this many. */
export const maxNights = 60;

export const nightsOf = ({ checkIn, checkOut }: StayDates): number =>
  daysBetween(checkIn, checkOut);

/** Each night by the day on which it begins; none where the dates are the wrong way round. */
export const nightDays = (dates: StayDates): readonly ParkDay[] =>
  Array.from({ length: Math.max(0, nightsOf(dates)) }, (_, night) => addDays(dates.checkIn, night));

/** What is asked of the hotels; no hotel named is all of them. */
export interface StayQuestion extends StayDates {
  readonly hotels: readonly HotelCode[];
  readonly rooms: readonly RoomParty[];
  readonly promoCode: string | undefined;
  readonly currency: CurrencyCode;
  readonly language: Language;
  /** A booking that is to be changed: what it holds is free to itself. */
  readonly instead?: string | undefined;
}

export interface NightPrice {
  readonly day: ParkDay;
  readonly amount: Money;
}

/**
 * The rule of a room's rate. Until `freeUntil` all of it is given back, afterwards `laterPercent` of
 * it until the stay begins; from then on nothing. Without `freeUntil` only the second part holds.
 */
export interface RoomRule {
  readonly freeUntil: Date | undefined;
  /** Whole percent, 0 to 100. */
  readonly laterPercent: number;
}

/** What is known of a room at one rate, before and after it was booked. Its nights are its total. */
export interface RoomRate {
  /** The kind of room, as the hotel's own page calls it in `RoomText.code`. */
  readonly room: string;
  readonly name: string;
  /** These three are the operator's own words of the room where the backend has none. */
  readonly beds?: string | undefined;
  readonly view?: string | undefined;
  /** In square metres. */
  readonly size?: number | undefined;
  readonly board: Board;
  /** Taxes included, after a promo code; one for each night of the stay, in their order. */
  readonly nights: readonly NightPrice[];
  /** Which part of the total is taxes, where the backend says so. */
  readonly taxes?: Money | undefined;
  /** Before a promo code. */
  readonly original: Money;
  readonly total: Money;
  readonly rule: RoomRule;
}

/** A room as it can be had now. */
export interface RoomOffer extends RoomRate {
  /** How many of them are left for these dates, where the backend says so. */
  readonly left?: number | undefined;
  /** What books it, good until `tokenEnds`. */
  readonly token: string;
  readonly tokenEnds: Date;
}

/** Why a hotel has nothing for what was asked. */
export type NoRooms =
  | { readonly kind: 'soldOut' | 'closed' | 'noRoomFits' }
  | { readonly kind: 'minimumStay'; readonly nights: number };

/** What one hotel has for a question. */
export interface HotelOffers {
  readonly code: HotelCode;
  /** For each room that was asked for, in the same order, what it could be; cheapest first. */
  readonly rooms: readonly (readonly RoomOffer[])[];
  /** Why nothing, where at least one of the lists is empty. */
  readonly none?: NoRooms | undefined;
}

/** In the shop's own order of hotels. */
export interface StayAnswer {
  readonly hotels: readonly HotelOffers[];
  /** The code that the amounts already have. */
  readonly promoCode?: string | undefined;
}

/** A day of the calendar of stays. */
export interface StayDay {
  readonly day: ParkDay;
  /** Of the night that begins on it. */
  readonly status: 'open' | 'few' | 'soldOut' | 'closed';
  /** The lowest night of two adults; absent where none can be had. */
  readonly lowest?: Money | undefined;
  /** A stay that begins on it has this many nights at least. */
  readonly minNights: number;
  readonly canBegin: boolean;
  /** Whether a stay can end on it. */
  readonly canEnd: boolean;
}

export type BookingStatus = 'ON_HOLD' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED';

export interface BookedRoom extends RoomRate {
  readonly party: RoomParty;
}

/** Up to five rooms of one hotel for the same nights, held or booked whole or not at all. */
export interface StayBooking extends StayDates {
  readonly id: string;
  readonly status: BookingStatus;
  readonly hotel: HotelCode;
  readonly rooms: readonly BookedRoom[];
  readonly promoCode?: string | undefined;
  readonly original: Money;
  readonly total: Money;
  /** Until when it is held; absent once it is more, or less, than that. */
  readonly heldUntil?: Date | undefined;
  /** Of a cancelled one: what is given back. */
  readonly refund?: Money | undefined;
}

/** Whether the nights of a rate are those of a stay (`nightDays`) and add up to its total. */
export function addsUp({ nights, total }: RoomRate, days: readonly ParkDay[]): boolean {
  const isEach =
    nights.length === days.length && nights.every(({ day }, index) => day === days[index]);
  const amounts = nights.map(({ amount }) => amount);
  const isOne = amounts.every(({ currency }) => currency === total.currency);
  return isEach && isOne && sum(amounts, total.currency).amount === total.amount;
}

/** Whether two bookings are the same nights in the same rooms for the same people, at the same price. */
export const isSameStay = (one: StayBooking, other: StayBooking): boolean =>
  factsOf(one) === factsOf(other);

const factsOf = ({ hotel, checkIn, checkOut, rooms, total }: StayBooking): string =>
  JSON.stringify([
    hotel,
    checkIn,
    checkOut,
    total.amount,
    total.currency,
    rooms.map(({ room, board, party, rule, nights }) => [
      room,
      board,
      party.adults,
      party.childAges,
      rule.freeUntil,
      rule.laterPercent,
      nights.map(({ amount }) => amount.amount),
    ]),
  ]);
