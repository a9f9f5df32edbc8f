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

/** A room by what it is, not by a token: offers end, and the same room is found again by this. */
export interface RoomWish {
  readonly party: RoomParty;
  readonly room: string;
  readonly board: Board;
  /** Whether its rate can be cancelled free. */
  readonly isFree: boolean;
}

/** Rooms of one hotel for the same nights, as somebody wants them in his cart. */
export interface StayWish extends StayDates {
  readonly hotel: HotelCode;
  readonly rooms: readonly RoomWish[];
  readonly promoCode: string | undefined;
  /** What they cost together where they were chosen: compared with their price, never taken for it. */
  readonly seen?: Money | undefined;
}

/** What a form says of a room: `2-4.7_nido.breakfast.free`. */
export const writeRoomWish = ({ party, room, board, isFree }: RoomWish): string => {
  const ages = party.childAges.length > 0 ? `-${party.childAges.join('.')}` : '';
  return `${party.adults}${ages}_${room}.${board}.${isFree ? 'free' : 'fixed'}`;
};

/** `undefined` for what no form of ours says; whether its party fits is `problemOfParty`'s to say. */
export function readRoomWish(text: string): RoomWish | undefined {
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

/** What a form says of the amount that stood beside its button: `MXN 929700`. */
export const writeSeen = ({ currency, amount }: Money): string => `${currency} ${amount}`;

/** `undefined` for what no form of ours says. */
export function readSeen(text = ''): Money | undefined {
  const [, code, digits] = /^([A-Z]{3}) (\d{1,12})$/.exec(text) ?? [];
  const currency = currencyCodes.find((one) => one === code);
  return currency && { currency, amount: Number(digits) };
}

/** How a price stands to the one that was seen; amounts of two currencies are not compared. */
export function priceSince(
  { seen }: Pick<StayWish, 'seen'>,
  total: Money,
): 'same' | 'dearer' | 'cheaper' {
  if (!seen || seen.currency !== total.currency || seen.amount === total.amount) return 'same';
  return total.amount > seen.amount ? 'dearer' : 'cheaper';
}

/** What was booked, to be wished for again. */
export const wishOf = ({ hotel, checkIn, checkOut, rooms, promoCode }: StayBooking): StayWish => ({
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

/**
 * The offer of each wish among those of its room, the lowest where there are several; `undefined`
 * where one of them can't be had, or not as often as it is wanted.
 */
export function offersOfWish(
  wishes: readonly RoomWish[],
  lists: readonly (readonly RoomOffer[])[],
): readonly RoomOffer[] | undefined {
  const found = wishes.map(({ room, board, isFree }, at) =>
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
  return offers.length === wishes.length && isEnough ? offers : undefined;
}
