import type { Money } from '@shop/domain';

/** Why a backend gave no answer that we can use; for the log and the metrics, no rule reads it. */
export type Failure = 'timeout' | 'unavailable' | 'rejected' | 'malformed' | 'limited';

/** How long an answer may be shown again, as the backend says (RFC 9111 and 5861), in seconds. */
export interface Freshness {
  readonly fresh: number;
  /** After that: while it is asked anew, and while the backend gives no answer. */
  readonly staleWhileRevalidate: number | undefined;
  readonly staleIfError: number | undefined;
}

/**
 * A limit of the shop itself that keeps the backend from being asked: how long to wait, or what fits
 * at most where no waiting helps.
 */
export type LimitReached =
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'most'; readonly most: number };

/** The answer to a question, or that there was none. */
export type Asked<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer; readonly freshness?: Freshness }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: Failure; readonly limit?: LimitReached };

/** Why the backend that sells refused a change. */
export type Refusal =
  | 'placesHeld'
  | 'transfersHeld'
  | 'unpaidMails'
  | 'tooFast'
  | 'duplicate'
  | 'methodGone'
  | 'planGone'
  | 'cartFull'
  | 'noAvailability'
  | 'closedDay'
  | 'pastDay'
  | 'farDay'
  | 'noSchedule'
  | 'unknownProduct'
  | 'nobody'
  | 'tooMany'
  | 'adultNeeded'
  | 'infantsNotAdmitted'
  | 'unknownExtra'
  | 'extrasExclude'
  | 'noComponent'
  | 'unknownPickup'
  | 'cartEmpty'
  | 'lineUnavailable'
  | 'unknownLine'
  | 'limit'
  | 'packageParks'
  | 'packageTwice'
  | 'sameDates'
  | 'unknownPackage'
  | 'holdLimit'
  | 'stayCurrency'
  /** A package has nights already. */
  | 'packageStay'
  | 'promoUnknown'
  | 'promoUsed'
  | 'promoExpired'
  | 'promoNotYet'
  | 'promoCurrency'
  | 'promoProduct'
  | 'promoMinimum'
  | 'promoWithAnother'
  | 'amountChanged'
  | 'rightLate'
  | 'noRight'
  | 'ticketUsed'
  | 'ticketCancelled'
  | 'claimedAlready'
  | 'sameChoice'
  | 'beyondTicket';

/** The outcome of a write: the new state, a refusal that the product knows, or a failure. */
export type Written<State> =
  | { readonly kind: 'ok'; readonly state: State }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      /** The line of the cart that it collides with. */
      readonly line?: string;
      /** Which part of the package that was asked for, from 0. */
      readonly part?: number;
      /** What the cart lacks of the minimum of a code. */
      readonly missing?: Money;
      readonly limit?: LimitReached;
    }
  | { readonly kind: 'failed'; readonly reason: Failure };
