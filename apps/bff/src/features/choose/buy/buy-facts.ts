import type {
  AgeBands,
  ChoiceIssues,
  Money,
  ParkDay,
  Pickup,
  Product,
  ReadChoice,
} from '@shop/domain';
import type { BackendReply, CalendarDay, Quote } from '@shop/ports/backends';
import type { CalendarQuestion } from '../../../presenters/present-calendar.js';
import type { FoundNear } from './find-near.js';
import type { FoundWays } from './edit-links-of-choice.js';

export interface BuyFacts {
  readonly product: Product;
  readonly catalogue: readonly Product[];
  readonly choice: ReadChoice;
  readonly issues: ChoiceIssues;
  readonly quote: BackendReply<Quote>;
  readonly pickups: readonly Pickup[];
  /** Price tips; `undefined` while the choice can't be bought. */
  readonly ways: FoundWays | undefined;
  readonly near: FoundNear | undefined;
  /** Lowest adult price of the chosen day before today. */
  readonly lowest: Money | undefined;
  /** The backend's entries for the chosen day and for today. */
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
