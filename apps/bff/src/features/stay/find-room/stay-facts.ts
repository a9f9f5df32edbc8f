import type {
  BookingState,
  CheckedStay,
  HotelCode,
  Money,
  Product,
  RangeBounds,
  ReadStay,
  StayAnswer,
  StayDates,
  StayDay,
  StayProblem,
  WantedStay,
} from '@shop/domain';
import type { MonthsTold } from '../../../presenters/ask-months.js';
import type { ListOptions } from './stay-links.js';
import type { StayPurpose } from './stay-purpose.js';

/** Other dates on which a hotel has rooms for the party, with the lowest total. */
export interface NearStay extends StayDates {
  readonly price: Money;
}

export type Searched =
  /** No search: the query is incomplete or invalid. */
  | { readonly kind: 'notAsked' }
  | {
      readonly kind: 'found';
      readonly stay: WantedStay;
      readonly answer: StayAnswer;
      readonly near: ReadonlyMap<HotelCode, readonly NearStay[]>;
    }
  /** `isByPhone`: these hotels have no search API. */
  | { readonly kind: 'noAnswer'; readonly stay: WantedStay; readonly isByPhone: boolean };

export interface StayFacts extends RangeBounds, MonthsTold<StayDay> {
  readonly read: ReadStay;
  readonly checked: CheckedStay;
  readonly options: ListOptions;
  readonly purpose: StayPurpose | undefined;
  readonly searched: Searched;
  /** What the hotels refused although our own rules allow it. */
  readonly refusals: readonly StayProblem[];
  readonly state: BookingState;
  /** Parks and tours near the hotels; empty without a search. */
  readonly products: readonly Product[];
}
