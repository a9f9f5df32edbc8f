import type { CurrencyCode, Money, ParkDay } from '@shop/domain';

/** A day on which a product can be visited. */
export interface SeenVisit {
  readonly slug: string;
  readonly day: ParkDay;
}

/** What an adult was asked for a visit, on a day of the parks. */
export interface SeenPrice extends SeenVisit {
  readonly seenOn: ParkDay;
  readonly price: Money;
}

/** Days on which prices were seen, both included. */
export interface SeenBetween {
  readonly from: ParkDay;
  readonly to: ParkDay;
}

/** What visits were offered for, by the day on which that was seen. A failure is thrown. */
export interface PriceHistory {
  /** Of the same visit, currency and day of seeing the lowest stays, in whatever order they come. */
  keep(seen: readonly SeenPrice[]): Promise<void>;
  /** The lowest of each visit, in their order; `undefined` where none was seen on those days. */
  lowest(
    visits: readonly SeenVisit[],
    currency: CurrencyCode,
    seen: SeenBetween,
  ): Promise<readonly (Money | undefined)[]>;
  /** Drops up to `most` of what was seen before that day; answers how many. */
  forget(before: ParkDay, most: number): Promise<number>;
}

export const PriceHistory = Symbol('PriceHistory');
