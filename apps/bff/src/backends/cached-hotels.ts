import type { CurrencyCode, HotelCode, ParkMonth, StayDay } from '@shop/domain';
import type { BackendReply, HotelsGateway, LowestNight } from '@shop/ports/backends';
import type { CachedAnswers } from './cached-answers.js';

/** Caches "from" prices and calendars of hotels, which are the same for all visitors. */
export class CachedHotels implements HotelsGateway {
  constructor(
    private readonly backend: HotelsGateway,
    private readonly answers: CachedAnswers,
  ) {}

  pricesFrom(currency: CurrencyCode): Promise<BackendReply<ReadonlyMap<HotelCode, LowestNight>>> {
    return this.answers.ask(`nights ${currency}`, () => this.backend.pricesFrom(currency));
  }

  calendar(
    hotel: HotelCode | 'all',
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<BackendReply<readonly StayDay[]>> {
    const key = `stays ${hotel} ${month} ${currency}`;
    return this.answers.ask(key, () => this.backend.calendar(hotel, month, currency));
  }
}
