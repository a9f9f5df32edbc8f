import type { Contact, Language, Money, RoomParty, StayBooking } from '@shop/domain';
import type { Failure, LimitReached } from './asked.js';

/** Why the hotels refuse. */
export type StayRefusal =
  | 'promoInvalid'
  /** Too many wrong codes from one address: none is tried for a while. */
  | 'tooFast'
  | 'unknownHotel'
  | 'pastDay'
  | 'farDay'
  | 'closedDay'
  /** No night between arrival and departure, or more than sixty. */
  | 'nights'
  | 'minimumStay'
  | 'tooManyRooms'
  | 'roomParty'
  /** Somebody else has the last room of one of the nights. */
  | 'noRoom'
  | 'roomsHeld'
  /** The offer's time is over: it is asked for again. */
  | 'offerEnded'
  /** No offer of these hotels, or of rooms that don't belong together. */
  | 'offerUnknown'
  | 'bookingUnknown'
  | 'bookingEnded'
  | 'bookingConfirmed'
  | 'bookingCancelled'
  | 'rightLate'
  | 'amountChanged';

/** An answer, a refusal that the product knows (`room`: of which one, from 0), or none. */
export type StayAsked<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer }
  | {
      readonly kind: 'refused';
      readonly refusal: StayRefusal;
      readonly room?: number;
      readonly limit?: LimitReached;
    }
  | { readonly kind: 'failed'; readonly reason: Failure }
  /** The backend has no such call; stays are booked by phone. */
  | { readonly kind: 'unsupported' };

/** A room that was chosen, and who sleeps in it. */
export interface WantedRoom {
  readonly token: string;
  readonly party: RoomParty;
}

/** Which stay the offers were of: an answer about another one is not believed. */
export type OfferedStay = Pick<StayBooking, 'hotel' | 'checkIn' | 'checkOut'>;

/**
 * Books rooms. Every write takes an idempotency key; the same key again gets the first answer. All
 * rooms of a booking are of one hotel and the same nights: they are held, changed and given back
 * whole or not at all.
 */
export interface StayBookings {
  /** Holds the rooms for 20 minutes at the amounts of their offers. */
  book(
    rooms: readonly WantedRoom[],
    language: Language,
    key: string,
    of?: OfferedStay,
  ): Promise<StayAsked<StayBooking>>;
  booking(id: string, language: Language): Promise<StayAsked<StayBooking>>;
  /**
   * Holds until then at the earliest: one that is held longer stays so, unless it is to end then,
   * `shorter`, as nobody pays for it any more. One whose time is over is
   * held anew where the rooms are still there, at the same amounts.
   */
  hold(id: string, until: Date, key: string, shorter?: boolean): Promise<StayAsked<StayBooking>>;
  /** Makes what is held a booking; one that a payment confirmed is confirmed by it again. */
  confirm(
    id: string,
    order: { readonly reference: string; readonly contact: Contact },
    key: string,
  ): Promise<StayAsked<StayBooking>>;
  /**
   * Other rooms or nights for these; what it holds is free to itself. One that is confirmed is
   * changed as long as all of its rooms can be cancelled free, and `amount` is the new total that
   * was said.
   */
  change(
    id: string,
    rooms: readonly WantedRoom[],
    amount: Money,
    key: string,
    of?: OfferedStay,
  ): Promise<StayAsked<StayBooking>>;
  /**
   * Gives the rooms back, `refund` by the rule of each. `amount` is what was said to be given back:
   * of what is held nothing. Cancelled before is ok, too.
   */
  cancel(id: string, amount: Money, key: string): Promise<StayAsked<StayBooking>>;
}

export const StayBookings = Symbol('StayBookings');
