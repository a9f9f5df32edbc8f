import type { Money } from '@shop/domain';

/** Why a backend gave no usable reply. For logs and metrics only; no rule reads it. */
export type Failure = 'timeout' | 'unavailable' | 'rejected' | 'malformed' | 'limited';

/** How long a reply may be cached, as the backend says (RFC 9111 and 5861), in seconds. */
export interface Freshness {
  readonly fresh: number;
  readonly staleWhileRevalidate: number | undefined;
  readonly staleIfError: number | undefined;
}

/** A limit of the shop itself, hit before any call: `wait` helps, or the request is too large. */
export type LimitReached =
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'most'; readonly most: number };

export type BackendReply<Answer> =
  | { readonly kind: 'ok'; readonly answer: Answer; readonly freshness?: Freshness }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly reason: Failure; readonly limit?: LimitReached };

/** Why the cart, order or payment backend refused a change. */
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
      /** The cart line that the change collides with. */
      readonly line?: string;
      /** Index of the refused part of the package, from 0. */
      readonly part?: number;
      /** How much the cart is short of a promo code's minimum. */
      readonly missing?: Money;
      readonly limit?: LimitReached;
    }
  | { readonly kind: 'failed'; readonly reason: Failure };
