import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import type { CurrencyCode } from '../currency/currency.js';
import type { Language } from '../language/language.js';
import type { UnitType } from '../people/people.js';

/**
 * What a reseller has of our places. Asked: written before the cart is asked to hold anything.
 * Confirming and cancelling are written before the order backend is called, so that whoever looks
 * next goes on with them.
 */
export const resaleTransitions = {
  ASKED: ['ON_HOLD'],
  ON_HOLD: ['CONFIRMING', 'DROPPING'],
  CONFIRMING: ['CONFIRMED', 'REJECTED'],
  DROPPING: ['CANCELLED'],
  CONFIRMED: ['CANCELLING'],
  CANCELLING: ['CANCELLED', 'CONFIRMED'],
  CANCELLED: [],
  REJECTED: [],
} as const satisfies Record<string, readonly string[]>;

export type ResaleState = keyof typeof resaleTransitions;

/** Who comes or buys, as far as the reseller says it. */
export interface ResaleContact {
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailAddress: string | null;
  readonly phoneNumber: string | null;
  readonly locales: readonly string[];
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly notes: string | null;
}

/** One person's ticket in a booking. */
export interface ResaleUnit {
  readonly uuid: string;
  readonly unit: UnitType;
  readonly resellerReference: string | null;
  readonly contact: ResaleContact;
}

/** What the cart said that it costs: minor units of the booking's currency. */
export interface ResaleAmounts {
  readonly original: number;
  readonly retail: number;
}

/** The cart that holds its places, and until when: an instant in ISO 8601. */
export interface ResaleHold {
  readonly session: string;
  readonly cart: string;
  readonly line: string;
  readonly until: string;
  readonly whole: ResaleAmounts;
  readonly each: Readonly<Partial<Record<UnitType, ResaleAmounts>>>;
}

/** What is booked. */
export interface ResaleWish {
  /** The product that is sold: a variant, by its slug. */
  readonly slug: string;
  readonly day: ParkDay;
  readonly time: ParkTime | null;
  readonly units: readonly ResaleUnit[];
}

/** One booking of a reseller, as our ledger has it. Instants are texts in ISO 8601. */
export interface ResaleBooking extends ResaleWish {
  /** Ours, random: the key of every outside call. */
  readonly id: string;
  readonly reseller: string;
  /** The reseller's, and their key: the same again is the same booking. */
  readonly uuid: string;
  readonly state: ResaleState;
  readonly currency: CurrencyCode;
  readonly language: Language;
  readonly resellerReference: string | null;
  readonly contact: ResaleContact;
  readonly notes: string | null;
  readonly hold: ResaleHold | null;
  /** Set once the order backend has one. */
  readonly order: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly confirmedAt: string | null;
  readonly cancellation: ResaleCancellation | null;
}

export interface ResaleCancellation {
  readonly refund: 'FULL' | 'PARTIAL' | 'NONE';
  readonly reason: string | null;
  readonly at: string;
}

/** OCTO's word for where a booking is. */
export type ResaleStatus =
  | 'ON_HOLD'
  | 'PENDING'
  | 'CONFIRMED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'REJECTED';

/** A hold whose time is over holds nothing, whoever noticed. */
export function resaleStatusAt(
  { state, hold }: Pick<ResaleBooking, 'state' | 'hold'>,
  now: Date,
): ResaleStatus {
  switch (state) {
    case 'ASKED':
    case 'CONFIRMING':
      return 'PENDING';
    case 'ON_HOLD':
      return hold && new Date(hold.until) > now ? 'ON_HOLD' : 'EXPIRED';
    case 'CANCELLING':
      return 'CONFIRMED';
    case 'DROPPING':
      return 'CANCELLED';
    case 'CONFIRMED':
    case 'CANCELLED':
    case 'REJECTED':
      return state;
  }
}

/** What is given back, said in a word. */
export const refundWord = (percent: number): ResaleCancellation['refund'] =>
  percent >= 100 ? 'FULL' : percent > 0 ? 'PARTIAL' : 'NONE';

/** Places that one reseller may have on hold, all bookings together. */
export const mostResaleHolds = 300;
