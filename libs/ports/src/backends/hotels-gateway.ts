import type { CurrencyCode, HotelCode, Money, ParkMonth, StayDay } from '@shop/domain';
import type { Asked } from './asked.js';

/** The backend that sells nights in the hotels. A failure is a reply, not a throw. */
export interface HotelsGateway {
  /**
   * The lowest night of two adults over the coming 30 days, taxes included, by hotel. A hotel that
   * has no night free in them is not in the map. `unknown`: this backend has no such list.
   */
  pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<HotelCode, Money>>>;
  /**
   * Every day of a month: of one hotel, or what can be had in any of them. `unknown`: this backend
   * has no calendar, and stays are chosen by their dates alone.
   */
  calendar(
    hotel: HotelCode | 'all',
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<Asked<readonly StayDay[]>>;
}

export const HotelsGateway = Symbol('HotelsGateway');
