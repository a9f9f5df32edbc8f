import type {
  AgeBands,
  Extra,
  Money,
  ParkDay,
  Pickup,
  Product,
  ReadChoice,
  Standing,
} from '@shop/domain';
import type { Asked, CalendarDay, Quote } from '@shop/ports/backends';
import type { CalendarQuestion } from '../../../presenters/present-calendar.js';

/** All that a buy page is made from. */
export interface BuyFacts {
  readonly product: Product;
  readonly catalogue: readonly Product[];
  readonly choice: ReadChoice;
  readonly standing: Standing;
  readonly quote: Asked<Quote>;
  /** Where the chosen transport fetches people. */
  readonly pickups: readonly Pickup[];
  /** What the line that is being changed has. */
  readonly inCart: readonly Extra[];
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
