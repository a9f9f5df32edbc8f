import type { CurrencyCode, HotelCode, Money, ParkMonth, StayDay } from '@shop/domain';
import type { BackendReply } from './backend-reply.js';

/** The cheapest night of a hotel and, if the backend sends it, of each kind of room. */
export interface LowestNight extends Money {
  /** By `RoomText.code`; a kind without a free night is absent. */
  readonly rooms?: ReadonlyMap<string, Money> | undefined;
}

/** The backend that sells hotel nights. A failure is a reply, never an exception. */
export interface HotelsGateway {
  /**
   * The cheapest night for two adults in the next 30 days, taxes included, by hotel. A hotel
   * without a free night is absent. `unknown`: the backend has no such list.
   */
  pricesFrom(currency: CurrencyCode): Promise<BackendReply<ReadonlyMap<HotelCode, LowestNight>>>;
  /**
   * Every day of a month, for one hotel or for all of them together. `unknown`: the backend has no
   * calendar, and visitors choose a stay by its dates only.
   */
  calendar(
    hotel: HotelCode | 'all',
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<BackendReply<readonly StayDay[]>>;
}

export const HotelsGateway = Symbol('HotelsGateway');
