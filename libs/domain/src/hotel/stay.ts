import { addDays, daysBetween, type ParkDay } from '../calendar/park-day.js';
import type { CurrencyCode } from '../currency/currency.js';
import type { Language } from '../language/language.js';
import { type Money, sum } from '../money/money.js';
import { hotelAgeBands, type HotelCode, maxChildrenPerRoom } from './hotel.js';

export const boards = ['roomOnly', 'breakfast', 'halfBoard', 'allInclusive'] as const;
export type Board = (typeof boards)[number];

/** The guests of one room. A child is younger than 16. */
export interface RoomParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

/** At least one adult and at most two children of valid ages. */
export const isRoomParty = ({ adults, childAges }: RoomParty): boolean =>
  Number.isInteger(adults) &&
  adults >= 1 &&
  childAges.length <= maxChildrenPerRoom &&
  childAges.every((age) => Number.isInteger(age) && age >= 0 && age <= hotelAgeBands.CHILD.to);

/** `checkOut` is the morning after the last night. */
export interface StayDates {
  readonly checkIn: ParkDay;
  readonly checkOut: ParkDay;
}

export const maxNights = 60;

export const nightsOf = ({ checkIn, checkOut }: StayDates): number =>
  daysBetween(checkIn, checkOut);

/** The day on which each night begins; empty if the dates are reversed. */
export const nightDays = (dates: StayDates): readonly ParkDay[] =>
  Array.from({ length: Math.max(0, nightsOf(dates)) }, (_, night) => addDays(dates.checkIn, night));

/** A room search; an empty `hotels` means all. */
export interface StayQuestion extends StayDates {
  readonly hotels: readonly HotelCode[];
  readonly rooms: readonly RoomParty[];
  readonly promoCode: string | undefined;
  readonly currency: CurrencyCode;
  readonly language: Language;
  /** The booking to be changed, whose own rooms count as free. */
  readonly instead?: string | undefined;
}

export interface NightPrice {
  readonly day: ParkDay;
  readonly amount: Money;
}

/** Full refund until `freeUntil`, then `laterPercent` until the stay begins, then nothing. */
export interface RoomRule {
  readonly freeUntil: Date | undefined;
  /** Whole percent, 0 to 100. */
  readonly laterPercent: number;
}

/** A room at one rate. Its nights add up to its total. */
export interface RoomRate {
  /** The kind of room, a `RoomText.code`. */
  readonly room: string;
  readonly name: string;
  /** If absent, pages use the operator's text for these three. */
  readonly beds?: string | undefined;
  readonly view?: string | undefined;
  /** In square metres. */
  readonly size?: number | undefined;
  readonly board: Board;
  /** One per night, in order; after taxes and promo code. */
  readonly nights: readonly NightPrice[];
  /** The taxes within the total, if the backend sends them. */
  readonly taxes?: Money | undefined;
  /** Before a promo code. */
  readonly original: Money;
  readonly total: Money;
  readonly rule: RoomRule;
}

export interface RoomOffer extends RoomRate {
  /** Rooms left for these dates, if the backend sends it. */
  readonly left?: number | undefined;
  /** Books the room until `tokenEnds`. */
  readonly token: string;
  readonly tokenEnds: Date;
}

export type NoRooms =
  | { readonly kind: 'soldOut' | 'closed' | 'noRoomFits' }
  | { readonly kind: 'minimumStay'; readonly nights: number };

export interface HotelOffers {
  readonly code: HotelCode;
  /** Alternatives for each requested room, in order; cheapest first. */
  readonly rooms: readonly (readonly RoomOffer[])[];
  /** Set if at least one list is empty. */
  readonly none?: NoRooms | undefined;
}

/** In display order of the hotels. */
export interface StayAnswer {
  readonly hotels: readonly HotelOffers[];
  /** The code that the amounts already include. */
  readonly promoCode?: string | undefined;
}

export interface StayDay {
  readonly day: ParkDay;
  /** Of the night that begins on this day. */
  readonly status: 'open' | 'few' | 'soldOut' | 'closed';
  /** The cheapest night for two adults; absent if none is free. */
  readonly lowest?: Money | undefined;
  readonly minNights: number;
  readonly canBegin: boolean;
  readonly canEnd: boolean;
}

export type BookingStatus = 'ON_HOLD' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED';

export interface BookedRoom extends RoomRate {
  readonly party: RoomParty;
}

/** Up to five rooms of one hotel for the same nights, held or booked all or nothing. */
export interface StayBooking extends StayDates {
  readonly id: string;
  readonly status: BookingStatus;
  readonly hotel: HotelCode;
  readonly rooms: readonly BookedRoom[];
  readonly promoCode?: string | undefined;
  readonly original: Money;
  readonly total: Money;
  /** Only while the booking is on hold. */
  readonly heldUntil?: Date | undefined;
  /** Set if the booking was cancelled. */
  readonly refund?: Money | undefined;
}

/** Whether a rate's nights are exactly `days` and add up to its total. */
export function addsUp({ nights, total }: RoomRate, days: readonly ParkDay[]): boolean {
  const isEach =
    nights.length === days.length && nights.every(({ day }, index) => day === days[index]);
  const amounts = nights.map(({ amount }) => amount);
  const isOne = amounts.every(({ currency }) => currency === total.currency);
  return isEach && isOne && sum(amounts, total.currency).amount === total.amount;
}

/** Whether hotel, dates, rooms, guests and price are equal. */
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
