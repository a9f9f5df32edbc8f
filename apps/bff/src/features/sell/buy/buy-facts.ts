import type { AgeBands, Money, ParkDay, Product, ReadChoice, Standing } from '@shop/domain';
import type { Asked, CalendarDay, Quote } from '@shop/ports/backends';
import type { CalendarQuestion } from '../../../presenters/present-calendar.js';

/** All that a buy page is made from. */
export interface BuyFacts {
  readonly product: Product;
  readonly catalogue: readonly Product[];
  readonly choice: ReadChoice;
  readonly standing: Standing;
  readonly quote: Asked<Quote>;
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
