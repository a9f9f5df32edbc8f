import type { CurrencyCode, HotelCode, Money, ParkMonth, StayDay } from '@shop/domain';
import type { Asked } from './asked.js';

/** The lowest night of a hotel, and of each of its kinds of rooms where the backend tells them. */
export interface LowestNight extends Money {
  /** By `RoomText.code`; a kind without a free night is not in it. */
  readonly rooms?: ReadonlyMap<string, Money> | undefined;
}

/** The backend that sells nights in the hotels. A failure is a reply, not a throw. */
export interface HotelsGateway {
  /**
   * The lowest night of two adults over the coming 30 days, taxes included, by hotel. A hotel that
   * has no night free in them is not in the map. `unknown`: this backend has no such list.
   */
  pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<HotelCode, LowestNight>>>;
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
