import type {
  BookingState,
  CheckedStay,
  HotelCode,
  Money,
  ParkDay,
  ParkMonth,
  Product,
  RangeBounds,
  ReadStay,
  StayAnswer,
  StayDates,
  StayDay,
  StayProblem,
  WantedStay,
} from '@shop/domain';
import type { ListOptions } from './stay-links.js';
import type { StayPurpose } from './stay-purpose.js';

/** Other dates on which a hotel has rooms for everybody, with what they cost at least. */
export interface NearStay extends StayDates {
  readonly price: Money;
}

/** What became of a search. */
export type Searched =
  /** Nothing was asked: something is missing or wrong. */
  | { readonly kind: 'notAsked' }
  | {
      readonly kind: 'found';
      readonly stay: WantedStay;
      readonly answer: StayAnswer;
      readonly near: ReadonlyMap<HotelCode, readonly NearStay[]>;
    }
  /** `byPhone`: these hotels take no searches at all. */
  | { readonly kind: 'noAnswer'; readonly stay: WantedStay; readonly isByPhone: boolean };

/** All that a search page is made from. */
export interface StayFacts extends RangeBounds {
  readonly read: ReadStay;
  readonly checked: CheckedStay;
  readonly options: ListOptions;
  readonly purpose: StayPurpose | undefined;
  readonly months: readonly ParkMonth[];
  readonly days: ReadonlyMap<ParkDay, StayDay>;
  /** Whether all of the months were told; a backend without a calendar is no failure. */
  readonly isCalendarKnown: boolean;
  readonly hasCalendarFailed: boolean;
  readonly searched: Searched;
  /** What the hotels refused of a search that our own rules let pass. */
  readonly refusals: readonly StayProblem[];
  readonly state: BookingState;
  /** What is sold near the hotels; none while nothing was searched. */
  readonly products: readonly Product[];
}
