import type { CurrencyCode, HotelCode, Money } from '@shop/domain';
import type { Asked, Clock, HotelsGateway } from '@shop/ports/backends';
import { RememberedAnswers } from './remembered-answers.js';

/** Hotels whose prices "from" are remembered: they stand on pages that many visitors see. */
export class RememberedHotels implements HotelsGateway {
  private readonly answers: RememberedAnswers;

  constructor(
    private readonly backend: HotelsGateway,
    clock: Clock,
  ) {
    this.answers = new RememberedAnswers(clock);
  }

  pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<HotelCode, Money>>> {
    return this.answers.remember(`from ${currency}`, () => this.backend.pricesFrom(currency));
  }
}
