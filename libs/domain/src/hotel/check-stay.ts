import { saleHorizonDays } from '../calendar/lead-time.js';
import { addDays, type ParkDay } from '../calendar/park-day.js';
import { readPromoCode } from '../coupon/promo.js';
import type { ErrorCode } from '../errors/error-catalogue.js';
import { hotelAgeBands, type HotelCode, maxChildrenPerRoom, maxRooms } from './hotel.js';
import type { ReadStay, TypedRoom } from './read-stay.js';
import { maxNights, nightsOf, type RoomParty, type StayDates } from './stay.js';

export interface WantedStay extends StayDates {
  /** `undefined` for all hotels. */
  readonly hotel: HotelCode | undefined;
  readonly rooms: readonly RoomParty[];
  readonly promoCode: string | undefined;
}

export interface StayProblem {
  readonly code: ErrorCode;
  /** `dates`, `hotel`, `rooms`, `promo`, or with the room's number `adults2`, `age2-1`. */
  readonly field: string;
}

export type CheckedStay =
  | { readonly kind: 'stay'; readonly stay: WantedStay }
  /** No errors, but a choice is missing: show the form as it is. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'wrong'; readonly problems: readonly StayProblem[] };

export const maxAdultsPerRoom = 8;

/** The form's own limit; the backend decides who fits in which room. */
const lastChildAge = hotelAgeBands.CHILD.to;

/**
 * Reports every wrong field, in form order (docs/rules/hotels.md#search). Missing dates are an
 * error only after "search" is pressed, missing ages only once the form shows fields for them.
 */
export function checkStay(read: ReadStay, today: ParkDay): CheckedStay {
  const { checkIn, checkOut, hotel } = read;
  const promoCode = read.promoCode && readPromoCode(read.promoCode);
  const dates = problemOfDates(read, today);
  const problems: StayProblem[] = [
    ...(read.isHotelOdd ? [at('hotel', 'stayHotel')] : []),
    ...(dates ? [at('dates', dates)] : []),
    ...(read.rooms.length < 1 || read.rooms.length > maxRooms ? [at('rooms', 'stayRooms')] : []),
    ...read.rooms.flatMap((room, index) => problemsOfRoom(room, index + 1)),
    ...(read.promoCode && !promoCode ? [at('promo', 'promoCode')] : []),
  ];
  if (problems.length > 0) return { kind: 'wrong', problems };
  if (!checkIn || !checkOut || read.rooms.some(lacksAges)) return { kind: 'unfinished' };
  const rooms = read.rooms.flatMap(guestsOf);
  return { kind: 'stay', stay: { hotel, checkIn, checkOut, rooms, promoCode } };
}

const at = (field: string, code: ErrorCode): StayProblem => ({ field, code });

function problemOfDates(
  { checkIn, checkOut, isDateOdd, isAsked }: ReadStay,
  today: ParkDay,
): ErrorCode | undefined {
  if (isDateOdd) return 'stayDateOdd';
  if (checkIn && checkIn < today) return 'stayPast';
  const last = addDays(today, saleHorizonDays);
  if ((checkIn && checkIn > last) || (checkOut && checkOut > addDays(last, 1))) return 'stayFar';
  if (!checkIn || !checkOut) return isAsked ? missingOf(checkIn, checkOut) : undefined;
  const nights = nightsOf({ checkIn, checkOut });
  if (nights < 1) return 'stayOrder';
  return nights > maxNights ? 'stayTooLong' : undefined;
}

function missingOf(checkIn: string | undefined, checkOut: string | undefined): ErrorCode {
  if (checkIn) return 'stayNoCheckOut';
  return checkOut ? 'stayNoCheckIn' : 'stayNoDates';
}

export function problemOfParty({ adults, childAges }: RoomParty): ErrorCode | undefined {
  if (!(adults >= 1 && adults <= maxAdultsPerRoom)) return 'stayAdults';
  if (childAges.length > maxChildrenPerRoom) return 'stayChildren';
  return childAges.every((age) => age <= lastChildAge) ? undefined : 'stayAgeWrong';
}

function problemsOfRoom({ adults, children, ages }: TypedRoom, number: number): StayProblem[] {
  const problems: StayProblem[] = [];
  if (!adults || adults > maxAdultsPerRoom) problems.push(at(`adults${number}`, 'stayAdults'));
  if (children === undefined || children > maxChildrenPerRoom)
    return [...problems, at(`children${number}`, 'stayChildren')];
  ages.forEach((age, index) => {
    const field = `age${number}-${index + 1}`;
    if (age === undefined) problems.push(at(field, 'stayAgeMissing'));
    else if (!(age <= lastChildAge)) problems.push(at(field, 'stayAgeWrong'));
  });
  return problems;
}

/** The form has not shown fields for the children's ages yet. */
const lacksAges = ({ children = 0, ages }: TypedRoom): boolean => children > 0 && ages.length === 0;

/** Only for a room without errors. */
const guestsOf = ({ adults = 0, ages }: TypedRoom): readonly RoomParty[] => [
  { adults, childAges: ages.filter((age) => age !== undefined) },
];

export const typedRoomOf = ({ adults, childAges }: RoomParty): TypedRoom => ({
  adults,
  children: childAges.length,
  ages: childAges,
});
