import type { CurrencyCode, Money, ParkDay } from '@shop/domain';

export interface SeenVisit {
  readonly slug: string;
  readonly day: ParkDay;
}

/** The adult price of a visit, as the shop showed it on a park day. */
export interface SeenPrice extends SeenVisit {
  readonly seenOn: ParkDay;
  readonly price: Money;
}

/** A range of park days on which prices were seen, both ends included. */
export interface SeenBetween {
  readonly from: ParkDay;
  readonly to: ParkDay;
}

/** Prices that visits were offered at, by the day they were seen. A failure throws. */
export interface PriceHistory {
  /** Of one visit, currency and day, only the lowest price is kept, in any order of calls. */
  keep(seen: readonly SeenPrice[]): Promise<void>;
  /** The lowest price of each visit, in the same order; `undefined` if none was seen. */
  lowest(
    visits: readonly SeenVisit[],
    currency: CurrencyCode,
    seen: SeenBetween,
  ): Promise<readonly (Money | undefined)[]>;
  /** Deletes up to `most` prices seen before that day; returns how many. */
  forget(before: ParkDay, most: number): Promise<number>;
}

export const PriceHistory = Symbol('PriceHistory');
