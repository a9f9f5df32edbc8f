import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import type { CurrencyCode } from '../currency/currency.js';
import type { Language } from '../language/language.js';
import type { UnitType } from '../people/people.js';

/** ASKED, CONFIRMING and DROPPING are stored before the outside call, so that it can be resumed. */
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

export interface ResaleUnit {
  readonly uuid: string;
  readonly unit: UnitType;
  readonly resellerReference: string | null;
  readonly contact: ResaleContact;
}

/** The cart's amounts, in minor units of the booking's currency. */
export interface ResaleAmounts {
  readonly original: number;
  readonly retail: number;
}

/** The cart that holds the places; `until` is an ISO 8601 instant. */
export interface ResaleHold {
  readonly session: string;
  readonly cart: string;
  readonly line: string;
  readonly until: string;
  readonly whole: ResaleAmounts;
  readonly each: Readonly<Partial<Record<UnitType, ResaleAmounts>>>;
}

export interface ResaleRequest {
  /** The variant's slug. */
  readonly slug: string;
  readonly day: ParkDay;
  readonly time: ParkTime | null;
  readonly units: readonly ResaleUnit[];
}

/** A reseller's booking in our ledger. Instants are ISO 8601 strings. */
export interface ResaleBooking extends ResaleRequest {
  /** Our random id: idempotency key of every outside call. */
  readonly id: string;
  readonly reseller: string;
  /** The reseller's id and idempotency key: the same UUID is the same booking. */
  readonly uuid: string;
  readonly state: ResaleState;
  readonly currency: CurrencyCode;
  readonly language: Language;
  readonly resellerReference: string | null;
  readonly contact: ResaleContact;
  readonly notes: string | null;
  readonly hold: ResaleHold | null;
  /** Set once the order backend has created the order. */
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

export type ResaleStatus =
  | 'ON_HOLD'
  | 'PENDING'
  | 'CONFIRMED'
  | 'CANCELLED'
  | 'EXPIRED'
  | 'REJECTED';

/** An expired hold counts as expired even before any cleanup. */
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

export const refundWord = (percent: number): ResaleCancellation['refund'] =>
  percent >= 100 ? 'FULL' : percent > 0 ? 'PARTIAL' : 'NONE';

/** Places that one reseller may hold at a time, over all bookings. */
export const mostResaleHolds = 300;
