import { isParkDay } from '../calendar/park-day.js';
import { readPromoCode } from '../coupon/promo.js';
import { currencyCodes } from '../currency/currency.js';
import { type RoomChoice, readRate, rateKey, type SelectedRoom } from './choose-rooms.js';
import { type HotelCode, isHotelCode, maxChildrenPerRoom, maxRooms } from './hotel.js';
import { maxAdultsPerRoom } from './check-stay.js';
import type { RoomParty, StayDates } from './stay.js';

/** `begun`: only a first day is chosen. `failed`: the hotels sent no calendar. */
export const calendarStates = ['idle', 'begun', 'chosen', 'failed'] as const;
export type CalendarState = (typeof calendarStates)[number];

export interface PaxRoom {
  readonly adults: number;
  readonly children: number;
  readonly childrenAges: readonly number[];
  readonly maxChildren: number;
}

/** A booking between the search and the cart (docs/rules/hotels.md#state). */
export interface BookingState {
  readonly dates: { readonly checkin: string; readonly checkout: string } | undefined;
  /** People in all rooms. */
  readonly paxes: number;
  readonly booking: { readonly pax_rooms: readonly PaxRoom[]; readonly number_rooms: number };
  /** When the shown offers expire, in milliseconds; then search again. */
  readonly token: number | undefined;
  readonly calendarState: CalendarState;
  readonly promoCode: string | undefined;
  readonly selectedRooms: readonly (SelectedRoom | undefined)[];
  readonly hotelcode: HotelCode | undefined;
}

const paxRoomOf = ({ adults, childAges }: RoomParty): PaxRoom => ({
  adults,
  children: childAges.length,
  childrenAges: childAges,
  maxChildren: maxChildrenPerRoom,
});

const twoAdults: RoomParty = { adults: 2, childAges: [] };

interface Booked {
  readonly dates: StayDates | undefined;
  readonly rooms: readonly RoomParty[];
  readonly promoCode: string | undefined;
  readonly choice: RoomChoice;
  readonly offersEnd?: Date | undefined;
  readonly calendarState?: CalendarState;
}

export function bookingStateOf(booked: Booked): BookingState {
  const { dates, rooms, promoCode, choice, offersEnd } = booked;
  const pax = rooms.map(paxRoomOf);
  return {
    dates: dates && { checkin: dates.checkIn, checkout: dates.checkOut },
    paxes: pax.reduce((count, { adults, children }) => count + adults + children, 0),
    booking: { pax_rooms: pax, number_rooms: pax.length },
    token: offersEnd?.getTime(),
    calendarState: booked.calendarState ?? (dates ? 'chosen' : 'idle'),
    promoCode,
    selectedRooms: choice.rooms,
    hotelcode: choice.hotel,
  };
}

/** Before any choice: calendar idle, two adults in one room. */
export const idleBooking = (): BookingState =>
  bookingStateOf({
    dates: undefined,
    rooms: [twoAdults],
    promoCode: undefined,
    choice: { hotel: undefined, rooms: [] },
  });

export const choiceOf = ({ hotelcode, selectedRooms }: BookingState): RoomChoice => ({
  hotel: hotelcode,
  rooms: selectedRooms,
});

export const partiesOf = ({ booking }: BookingState): readonly RoomParty[] =>
  booking.pax_rooms.map(({ adults, childrenAges }) => ({ adults, childAges: childrenAges }));

export const datesOf = ({ dates }: BookingState): StayDates | undefined =>
  dates && { checkIn: dates.checkin, checkOut: dates.checkout };

/** Compact, because it is sealed into a cookie. */
export function writeBooking(state: BookingState): string {
  const { dates, booking, token, calendarState, promoCode, selectedRooms, hotelcode } = state;
  return JSON.stringify([
    1,
    dates ? [dates.checkin, dates.checkout] : 0,
    booking.pax_rooms.map(({ adults, childrenAges }) => [adults, ...childrenAges]),
    token ?? 0,
    calendarStates.indexOf(calendarState),
    promoCode ?? 0,
    hotelcode ?? 0,
    selectedRooms.map((one) => (one ? [rateKey(one), one.total.amount, one.total.currency] : 0)),
  ]);
}

/** Reads what this version or the previous one wrote; `undefined` for anything else. */
export function readBooking(text: string): BookingState | undefined {
  const all = parsed(text);
  if (!Array.isArray(all) || all[0] !== 1) return undefined;
  const [, dates, rooms, ends, calendar, promoCode, hotel, selected] = all as unknown[]; // as: checked above
  const parties = listOf(rooms, readParty);
  const chosen = listOf(selected, readSelected);
  if (!parties || parties.length < 1 || parties.length > maxRooms || !chosen) return undefined;
  return bookingStateOf({
    dates: readDates(dates),
    rooms: parties,
    promoCode: typeof promoCode === 'string' ? readPromoCode(promoCode) : undefined,
    choice: {
      hotel: typeof hotel === 'string' && isHotelCode(hotel) ? hotel : undefined,
      rooms: chosen.map((one) => one ?? undefined),
    },
    offersEnd: typeof ends === 'number' && ends > 0 ? new Date(ends) : undefined,
    calendarState: calendarStates[Number(calendar)] ?? 'idle',
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Sealed, but not JSON: the shop did not write it.
    return undefined;
  }
}

/** `undefined` if any item is unreadable. */
function listOf<Item>(list: unknown, read: (one: unknown) => Item | undefined) {
  if (!Array.isArray(list)) return undefined;
  const items = list.map(read).filter((one) => one !== undefined);
  return items.length === list.length ? items : undefined;
}

const isText = (text: unknown): text is string => typeof text === 'string';
const isCount = (one: unknown): one is number => Number.isSafeInteger(one);

function readDates(dates: unknown): StayDates | undefined {
  if (!Array.isArray(dates) || !dates.every(isText)) return undefined;
  const [checkIn, checkOut] = dates;
  return isParkDay(checkIn) && isParkDay(checkOut) ? { checkIn, checkOut } : undefined;
}

function readParty(party: unknown): RoomParty | undefined {
  if (!Array.isArray(party) || !party.every(isCount)) return undefined;
  const [adults = 0, ...childAges] = party;
  const isFit = adults >= 1 && adults <= maxAdultsPerRoom && childAges.length <= maxChildrenPerRoom;
  return isFit ? { adults, childAges } : undefined;
}

/** `null` for a room without a choice. */
function readSelected(one: unknown): SelectedRoom | null | undefined {
  if (one === 0) return null;
  if (!Array.isArray(one)) return undefined;
  const [key, amount, code] = one as unknown[]; // as: checked above
  const rate = isText(key) ? readRate(key) : undefined;
  const currency = currencyCodes.find((known) => known === code);
  if (!rate || !currency || !isCount(amount)) return undefined;
  return { ...rate, total: { amount, currency } };
}
