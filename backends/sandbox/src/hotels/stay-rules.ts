import {
  addDays,
  daysBetween,
  type HotelCode,
  hotelCodes,
  isHotelCode,
  isRoomParty,
  maxNights,
  maxRooms,
  nightDays,
  nightsOf,
  type ParkDay,
  parkDayAt,
  type RoomParty,
  type StayDates,
} from '@shop/domain';
import type { StayRates } from '../engine/hotel-rates.js';
import { refuse, type Refused } from '../engine/refusal.js';

export interface Asked extends StayDates {
  readonly hotels: readonly string[];
  readonly rooms: readonly RoomParty[];
  readonly promoCode?: string | undefined;
}

const inSeason = (from: string, to: string, day: ParkDay): boolean => {
  const on = day.slice(5);
  return from <= to ? from <= on && on <= to : from <= on || on <= to;
};

/** The requested hotels; an empty list means all. */
export const hotelsAsked = (hotels: readonly string[]): readonly HotelCode[] =>
  hotels.length === 0 ? hotelCodes : hotelCodes.filter((code) => hotels.includes(code));

/** A promo code valid in this hotel today; letter case does not matter. */
export const promoOf = (rates: StayRates, code: string | undefined, hotel: HotelCode, now: Date) =>
  rates.promos.find(
    (promo) =>
      promo.code === code?.trim().toUpperCase() &&
      promo.hotels.includes(hotel) &&
      parkDayAt(now) <= promo.until,
  );

/** The reason why every hotel refuses a search, in the order of the form's fields. */
export function refuseAsked(rates: StayRates, asked: Asked, now: Date): Refused | undefined {
  const { hotels, rooms, promoCode } = asked;
  if (hotels.some((code) => !isHotelCode(code))) return refuse('UNKNOWN_HOTEL', 'hotels');
  const dates = refuseDates(rates, asked, now);
  if (dates) return dates;
  if (rooms.length > maxRooms) return refuse('TOO_MANY_ROOMS', 'rooms');
  const party = rooms.findIndex((room) => !isRoomParty(room));
  if (party >= 0) return refuse('ROOM_PARTY', `rooms.${party}`);
  const isGood = hotelsAsked(hotels).some((hotel) => promoOf(rates, promoCode, hotel, now));
  return promoCode && !isGood ? refuse('PROMO_INVALID', 'promoCode') : undefined;
}

export function refuseDates(
  { horizonDays }: StayRates,
  dates: StayDates,
  now: Date,
): Refused | undefined {
  const today = parkDayAt(now);
  const nights = nightsOf(dates);
  if (dates.checkIn < today) return refuse('DAY_PAST', 'checkIn');
  if (nights < 1 || nights > maxNights) return refuse('NIGHTS', 'checkOut');
  return daysBetween(today, dates.checkOut) > horizonDays
    ? refuse('DAY_TOO_FAR', 'checkOut')
    : undefined;
}

export const minNightsOn = ({ minimumStays }: StayRates, day: ParkDay): number =>
  Math.max(
    1,
    ...minimumStays.flatMap(({ from, to, nights }) => (inSeason(from, to, day) ? [nights] : [])),
  );

export const isClosedOn = ({ closures }: StayRates, hotel: HotelCode, night: ParkDay): boolean =>
  closures.some((one) => one.hotel === hotel && one.from <= night && night <= one.to);

/** Whether guests can arrive on a day: not on excluded days, nor if its night is closed. */
export const canArrive = (rates: StayRates, hotel: HotelCode, day: ParkDay): boolean =>
  !rates.noArrival.includes(day.slice(5)) && !isClosedOn(rates, hotel, day);

/** Whether guests can leave on a day: not on excluded days, nor after a closed night. */
export const canLeave = (rates: StayRates, hotel: HotelCode, day: ParkDay): boolean =>
  !rates.noDeparture.includes(day.slice(5)) && !isClosedOn(rates, hotel, addDays(day, -1));

/** Why a hotel refuses these nights, regardless of rooms left. */
export function whyNot(
  rates: StayRates,
  hotel: HotelCode,
  dates: StayDates,
):
  | { readonly reason: 'CLOSED' }
  | { readonly reason: 'MIN_STAY'; readonly minNights: number }
  | undefined {
  const isOpen =
    canArrive(rates, hotel, dates.checkIn) &&
    canLeave(rates, hotel, dates.checkOut) &&
    nightDays(dates).every((night) => !isClosedOn(rates, hotel, night));
  if (!isOpen) return { reason: 'CLOSED' };
  const minNights = minNightsOn(rates, dates.checkIn);
  return nightsOf(dates) < minNights ? { reason: 'MIN_STAY', minNights } : undefined;
}
