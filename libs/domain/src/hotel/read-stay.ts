import { isParkDay, isParkMonth, type ParkDay, type ParkMonth } from '../calendar/park-day.js';
import { longestPromoCode } from '../coupon/promo.js';
import { type HotelCode, isHotelCode, maxChildrenPerRoom, maxRooms } from './hotel.js';

/** A room as typed; `undefined` for anything but a whole number. */
export interface TypedRoom {
  readonly adults: number | undefined;
  readonly children: number | undefined;
  /** Per child: `undefined` if not chosen, `NaN` if invalid. Empty without age fields. */
  readonly ages: readonly (number | undefined)[];
}

/** The query or form of a room search, read leniently. */
export interface ReadStay {
  /** `undefined` for all hotels. */
  readonly hotel: HotelCode | undefined;
  readonly isHotelOdd: boolean;
  readonly checkIn: ParkDay | undefined;
  readonly checkOut: ParkDay | undefined;
  readonly isDateOdd: boolean;
  readonly rooms: readonly TypedRoom[];
  /** As typed. */
  readonly promoCode: string | undefined;
  readonly month: ParkMonth | undefined;
  /** Whether "search" was pressed, rather than a day, a month or a room. */
  readonly isAsked: boolean;
}

/** The default: two adults in one room (docs/rules/hotels.md#defaults). */
export const defaultRoom: TypedRoom = { adults: 2, children: 0, ages: [] };

/** One above the limit, so that a sixth room or a third child is refused rather than dropped. */
const mostRooms = maxRooms + 1;
const mostAges = maxChildrenPerRoom + 1;

/** Long enough to recognise an invalid code. */
const longestTyped = longestPromoCode + 20;

/** Query names of form buttons, not part of the search. */
const pressedNames = ['pick', 'month', 'add', 'drop'] as const;

/**
 * Rooms count from 1: `adults1`, `children1` and one `age1` per child. Also applies the pressed
 * button: `pick` a day, `add` a room, `drop` a room by number.
 */
export function readStay(query: URLSearchParams): ReadStay {
  const hotel = query.get('hotel') || undefined;
  const typedDays = [
    query.get('checkin') || undefined,
    query.get('checkout') || undefined,
  ] as const;
  const [checkIn, checkOut] = typedDays.map((day) => (isParkDay(day) ? day : undefined));
  const month = query.get('month') ?? undefined;
  const promoCode = query.get('promo')?.trim().slice(0, longestTyped);
  const isKnown = hotel !== undefined && isHotelCode(hotel);
  return {
    hotel: isKnown ? hotel : undefined,
    isHotelOdd: hotel !== undefined && !isKnown,
    ...pressDay({ checkIn, checkOut }, query.get('pick') ?? undefined),
    isDateOdd: typedDays.some((day) => day !== undefined && !isParkDay(day)),
    rooms: pressRoom(readRooms(query), query),
    promoCode: promoCode || undefined,
    month: isParkMonth(month) ? month : undefined,
    isAsked: query.has('rooms') && !pressedNames.some((name) => query.has(name)),
  };
}

interface Range {
  readonly checkIn: ParkDay | undefined;
  readonly checkOut: ParkDay | undefined;
}

/**
 * A first day, or one not after it, starts a range; a later day ends it. With both days chosen, a
 * press starts a new range (docs/rules/hotels.md#range).
 */
export function pressDay({ checkIn, checkOut }: Range, day: string | undefined): Range {
  if (!isParkDay(day)) return { checkIn, checkOut };
  if (!checkIn || checkOut || day <= checkIn) return { checkIn: day, checkOut: undefined };
  return { checkIn, checkOut: day };
}

function readRooms(query: URLSearchParams): readonly TypedRoom[] {
  const count = readCount(query.get('rooms')) ?? 1;
  return Array.from({ length: Math.min(mostRooms, count) }, (_, index) => {
    const name = index + 1;
    const adults = query.get(`adults${name}`);
    const children = readCount(query.get(`children${name}`)?.trim() || '0');
    const typed = query.getAll(`age${name}`).slice(0, mostAges);
    return {
      adults: adults === null ? defaultRoom.adults : readCount(adults),
      children,
      ages: Array.from({ length: typed.length && Math.min(mostAges, children ?? 0) }, (_, at) =>
        readAge(typed[at]),
      ),
    };
  });
}

/** Reads more digits than the limit has, so that a typed "999" is refused rather than truncated. */
const readCount = (text: string | null): number | undefined =>
  text !== null && /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;

const readAge = (text: string | undefined): number | undefined =>
  text ? (/^\d{1,3}$/.test(text) ? Number(text) : NaN) : undefined;

/** A search keeps at least one room. */
function pressRoom(rooms: readonly TypedRoom[], query: URLSearchParams): readonly TypedRoom[] {
  const dropped = readCount(query.get('drop'));
  if (dropped !== undefined && rooms.length > 1)
    return rooms.filter((_, index) => index !== dropped - 1);
  return query.has('add') && rooms.length < mostRooms ? [...rooms, defaultRoom] : rooms;
}

/** The part of a search that its address contains. */
export type WrittenStay = Pick<ReadStay, 'hotel' | 'checkIn' | 'checkOut' | 'rooms' | 'promoCode'>;

function roomsQuery(rooms: readonly TypedRoom[]): URLSearchParams {
  const query = new URLSearchParams({ rooms: String(rooms.length) });
  rooms.forEach(({ adults, children, ages }, index) => {
    const name = index + 1;
    query.set(`adults${name}`, String(adults ?? ''));
    if (children !== 0) query.set(`children${name}`, String(children ?? '?'));
    for (const age of ages) query.append(`age${name}`, Number.isNaN(age) ? '?' : String(age ?? ''));
  });
  return query;
}

export function stayQuery({
  hotel,
  checkIn,
  checkOut,
  rooms,
  promoCode,
}: WrittenStay): URLSearchParams {
  const query = new URLSearchParams();
  if (checkIn) query.set('checkin', checkIn);
  if (checkOut) query.set('checkout', checkOut);
  if (hotel) query.set('hotel', hotel);
  for (const [name, value] of roomsQuery(rooms)) query.append(name, value);
  if (promoCode) query.set('promo', promoCode);
  return query;
}
