import type { CurrencyCode, HotelCode, Money } from '@shop/domain';
import type { Asked, HotelsGateway } from '@shop/ports/backends';
import type { CachedAnswers } from './cached-answers.js';

/** Hotels whose prices "from" are cached: they stand on pages that many visitors see. */
export class CachedHotels implements HotelsGateway {
  constructor(
    private readonly backend: HotelsGateway,
    private readonly answers: CachedAnswers,
  ) {}

  pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<HotelCode, Money>>> {
    return this.answers.ask(`nights ${currency}`, () => this.backend.pricesFrom(currency));
  }
}
