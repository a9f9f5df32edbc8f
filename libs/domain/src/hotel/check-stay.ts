import { saleHorizonDays } from '../calendar/lead-time.js';
import { addDays, type ParkDay } from '../calendar/park-day.js';
import { readPromoCode } from '../coupon/promo.js';
import type { ErrorCode } from '../errors/error-catalogue.js';
import { hotelAgeBands, type HotelCode, maxChildrenPerRoom, maxRooms } from './hotel.js';
import type { ReadStay, TypedRoom } from './read-stay.js';
import { maxNights, nightsOf, type RoomParty, type StayDates } from './stay.js';

/** A search that can be asked for. */
export interface WantedStay extends StayDates {
  /** None: all hotels. */
  readonly hotel: HotelCode | undefined;
  readonly rooms: readonly RoomParty[];
  readonly promo: string | undefined;
}

/** A refusal and the field of the form that shows it. */
export interface StayProblem {
  readonly code: ErrorCode;
  /** `dates`, `hotel`, `rooms`, `promo`, or `adults2`, `children2`, `age2-1` of the second room. */
  readonly field: string;
}

export type CheckedStay =
  | { readonly kind: 'stay'; readonly stay: WantedStay }
  /** Nothing is wrong, and something is still to be chosen: the form as it stands. */
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'wrong'; readonly problems: readonly StayProblem[] };

export const maxAdultsPerRoom = 8;

/** What a room may take at most by the form's own rule; who fits where is the backend's to say. */
const lastChildAge = hotelAgeBands.CHILD.to;

/**
 * Every wrong field at once, in the order of the form (docs/rules/hotels.md#search). Days that are
 * missing are reported only after a press of the button, ages only once the form has a field for them.
 */
export function checkStay(read: ReadStay, today: ParkDay): CheckedStay {
  const { checkIn, checkOut, hotel } = read;
  const promo = read.promo && readPromoCode(read.promo);
  const dates = problemOfDates(read, today);
  const problems: StayProblem[] = [
    ...(read.isHotelOdd ? [at('hotel', 'stayHotel')] : []),
    ...(dates ? [at('dates', dates)] : []),
    ...(read.rooms.length < 1 || read.rooms.length > maxRooms ? [at('rooms', 'stayRooms')] : []),
    ...read.rooms.flatMap((room, index) => problemsOfRoom(room, index + 1)),
    ...(read.promo && !promo ? [at('promo', 'promoCode')] : []),
  ];
  if (problems.length > 0) return { kind: 'wrong', problems };
  if (!checkIn || !checkOut || read.rooms.some(lacksAges)) return { kind: 'unfinished' };
  const rooms = read.rooms.flatMap(guestsOf);
  return { kind: 'stay', stay: { hotel, checkIn, checkOut, rooms, promo } };
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

/** Why nobody sleeps in a room like this, wherever it is; the sentence says how many fit. */
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

/** A room with children whose ages the form has not asked for yet. */
export const lacksAges = ({ children = 0, ages }: TypedRoom): boolean =>
  children > 0 && ages.length === 0;

/** Of a room in which nothing is wrong. */
const guestsOf = ({ adults = 0, ages }: TypedRoom): readonly RoomParty[] => [
  { adults, childAges: ages.filter((age) => age !== undefined) },
];

/** A room that somebody asked for, as the form has it. */
export const typedRoomOf = ({ adults, childAges }: RoomParty): TypedRoom => ({
  adults,
  children: childAges.length,
  ages: childAges,
});
