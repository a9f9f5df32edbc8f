import { currencyCodes } from '../currency/currency.js';
import type { Money } from '../money/money.js';
import type { HotelCode } from './hotel.js';
import {
  type Board,
  boards,
  type RoomOffer,
  type RoomParty,
  type StayBooking,
  type StayDates,
} from './stay.js';

/** A room identified by its properties, because offers expire. */
export interface RoomRequest {
  readonly party: RoomParty;
  readonly room: string;
  readonly board: Board;
  /** Whether cancelling is free. */
  readonly isFree: boolean;
}

/** Rooms of one hotel for the same nights that a visitor wants in the cart. */
export interface StayRequest extends StayDates {
  readonly hotel: HotelCode;
  readonly rooms: readonly RoomRequest[];
  readonly promoCode: string | undefined;
  /** The total that the visitor saw, only for comparison with the current price. */
  readonly seen?: Money | undefined;
}

/** The form value of a room: `2-4.7_nido.breakfast.free`. */
export const writeRoomRequest = ({ party, room, board, isFree }: RoomRequest): string => {
  const ages = party.childAges.length > 0 ? `-${party.childAges.join('.')}` : '';
  return `${party.adults}${ages}_${room}.${board}.${isFree ? 'free' : 'fixed'}`;
};

/** The inverse of `writeRoomRequest`; `problemOfParty` checks the party. */
export function readRoomRequest(text: string): RoomRequest | undefined {
  const read =
    /^(\d{1,2})(?:-(\d{1,2}(?:\.\d{1,2}){0,9}))?_([a-z0-9-]{1,80})\.(\w+)\.(free|fixed)$/.exec(
      text,
    );
  if (!read) return undefined;
  const [, adults, ages, room = '', word, rule] = read;
  const board = boards.find((one) => one === word);
  const party = { adults: Number(adults), childAges: ages ? ages.split('.').map(Number) : [] };
  return board && { party, room, board, isFree: rule === 'free' };
}

/** The form value of the price next to a button: `MXN 929700`. */
export const writeSeen = ({ currency, amount }: Money): string => `${currency} ${amount}`;

/** The inverse of `writeSeen`; `undefined` for anything else. */
export function readSeen(text = ''): Money | undefined {
  const [, code, digits] = /^([A-Z]{3}) (\d{1,12})$/.exec(text) ?? [];
  const currency = currencyCodes.find((one) => one === code);
  return currency && { currency, amount: Number(digits) };
}

/** Compares a price with the one seen; `same` across currencies. */
export function priceSince(
  { seen }: Pick<StayRequest, 'seen'>,
  total: Money,
): 'same' | 'dearer' | 'cheaper' {
  if (!seen || seen.currency !== total.currency || seen.amount === total.amount) return 'same';
  return total.amount > seen.amount ? 'dearer' : 'cheaper';
}

/** The request that would book the same again. */
export const stayRequestOf = ({
  hotel,
  checkIn,
  checkOut,
  rooms,
  promoCode,
}: StayBooking): StayRequest => ({
  hotel,
  checkIn,
  checkOut,
  promoCode,
  rooms: rooms.map(({ party, room, board, rule }) => ({
    party,
    room,
    board,
    isFree: rule.freeUntil !== undefined,
  })),
});

/** The cheapest offer for each room; `undefined` if any is unavailable. */
export function offersOfRequest(
  requests: readonly RoomRequest[],
  lists: readonly (readonly RoomOffer[])[],
): readonly RoomOffer[] | undefined {
  const found = requests.map(({ room, board, isFree }, at) =>
    (lists[at] ?? [])
      .filter(
        (one) =>
          one.room === room && one.board === board && (one.rule.freeUntil !== undefined) === isFree,
      )
      .toSorted((one, other) => one.total.amount - other.total.amount)
      .at(0),
  );
  const offers = found.flatMap((offer) => offer ?? []);
  const isEnough = offers.every(
    ({ room, left }) =>
      left === undefined || offers.filter((other) => other.room === room).length <= left,
  );
  return offers.length === requests.length && isEnough ? offers : undefined;
}
