import type { Money, Product } from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';
import type { CheckedTicket, PricedTicket } from '../gather/gather-ticket.js';
import type { FoundNear } from './find-near.js';
import type { ChoiceTips } from './edit-links-of-choice.js';

export interface BuyFacts extends CheckedTicket, PricedTicket {
  readonly catalogue: readonly Product[];
  /** Price tips; `undefined` while the choice can't be bought. */
  readonly priceTips: ChoiceTips | undefined;
  readonly near: FoundNear | undefined;
  /** Lowest adult price of the chosen day before today. */
  readonly lowest: Money | undefined;
  /** The backend's entry for today. */
  readonly calendarToday: CalendarDay | undefined;
  readonly pricesFrom: ReadonlyMap<string, Money>;
}
