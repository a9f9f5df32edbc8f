import type { AgeBands, Money, ParkDay, Pickup, Product, ReadChoice, Standing } from '@shop/domain';
import type { Asked, CalendarDay, Quote } from '@shop/ports/backends';
import type { CalendarQuestion } from '../../../presenters/present-calendar.js';
import type { FoundNear } from './find-near.js';
import type { FoundWays } from './reach-of-choice.js';

/** All that a buy page is made from. */
export interface BuyFacts {
  readonly product: Product;
  readonly catalogue: readonly Product[];
  readonly choice: ReadChoice;
  readonly standing: Standing;
  readonly quote: Asked<Quote>;
  /** Where the chosen transport fetches people. */
  readonly pickups: readonly Pickup[];
  /** What it could be changed to; none while it can't be bought as it is. */
  readonly ways: FoundWays | undefined;
  /** What could be had in the place of a day that can't be. */
  readonly near: FoundNear | undefined;
  /** An adult's lowest price of the chosen day before today. */
  readonly lowest: Money | undefined;
  /** What the backend says of the chosen day, and of today. */
  readonly told: CalendarDay | undefined;
  readonly toldToday: CalendarDay | undefined;
  readonly calendar: Pick<CalendarQuestion, 'months' | 'days' | 'problem'> & {
    readonly hasFailed: boolean;
  };
  readonly bands: AgeBands;
  readonly today: ParkDay;
  readonly lastDay: ParkDay;
  readonly pricesFrom: ReadonlyMap<string, Money>;
}
