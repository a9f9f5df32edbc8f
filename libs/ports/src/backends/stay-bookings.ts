import type { Contact, Language, Money, RoomParty, StayBooking } from '@shop/domain';
import type { Failure, LimitReached } from './backend-reply.js';

export type StayRefusal =
  | 'promoInvalid'
  /** Too many wrong codes from one address: the hotels refuse codes for a while. */
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
  /** Another guest took the last room of one of the nights. */
  | 'noRoom'
  | 'roomsHeld'
  /** The offer has expired; search again. */
  | 'offerEnded'
  /** An unknown offer, or offers that don't belong together. */
  | 'offerUnknown'
  | 'bookingUnknown'
  | 'bookingEnded'
  | 'bookingConfirmed'
  | 'bookingCancelled'
  | 'rightLate'
  | 'amountChanged';

/** A reply, a refusal that the product knows (`room`: index from 0), or a failure. */
export type StayAsked<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer }
  | {
      readonly kind: 'refused';
      readonly refusal: StayRefusal;
      readonly room?: number;
      readonly limit?: LimitReached;
    }
  | { readonly kind: 'failed'; readonly reason: Failure }
  /** The backend has no such call; visitors book stays by phone. */
  | { readonly kind: 'unsupported' };

export interface WantedRoom {
  readonly token: string;
  readonly party: RoomParty;
}

/** The stay that the offers were for; the adapter rejects a reply about another stay. */
export type OfferedStay = Pick<StayBooking, 'hotel' | 'checkIn' | 'checkOut'>;

/**
 * Books rooms. Every write takes an idempotency key; the same key again gets the first reply. The
 * rooms of a booking share a hotel and nights, and are held, changed and released all or nothing.
 */
export interface StayBookings {
  /** Holds the rooms for 20 minutes at their offers' amounts. */
  book(
    rooms: readonly WantedRoom[],
    language: Language,
    key: string,
    of?: OfferedStay,
  ): Promise<StayAsked<StayBooking>>;
  booking(id: string, language: Language): Promise<StayAsked<StayBooking>>;
  /**
   * Extends the hold to `until`; with `shorter`, also cuts a longer hold down to it. An expired
   * hold is renewed at the same amounts if the rooms are still free.
   */
  hold(id: string, until: Date, key: string, shorter?: boolean): Promise<StayAsked<StayBooking>>;
  /** Confirms a held booking. Idempotent. */
  confirm(
    id: string,
    order: { readonly reference: string; readonly contact: Contact },
    key: string,
  ): Promise<StayAsked<StayBooking>>;
  /**
   * Replaces rooms or nights; its own rooms count as free. A confirmed booking needs free
   * cancellation of all rooms; `amount` is the new total that the visitor saw.
   */
  change(
    id: string,
    rooms: readonly WantedRoom[],
    amount: Money,
    key: string,
    of?: OfferedStay,
  ): Promise<StayAsked<StayBooking>>;
  /**
   * Releases the rooms and refunds by each room's rule. `amount` is the refund that the visitor
   * saw; 0 for a hold. Succeeds if the booking was cancelled before.
   */
  cancel(id: string, amount: Money, key: string): Promise<StayAsked<StayBooking>>;
}

export const StayBookings = Symbol('StayBookings');
