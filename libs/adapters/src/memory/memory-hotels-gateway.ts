import type { CurrencyCode, HotelCode, Money, StayDay } from '@shop/domain';
import type { Asked, HotelsGateway } from '@shop/ports/backends';
import { Outage } from './outage.js';

/** Nights held in memory; a hotel that was offered none in a currency has none free. */
export class MemoryHotelsGateway implements HotelsGateway {
  readonly outage = new Outage();
  readonly #offers: { readonly code: HotelCode; readonly night: Money }[] = [];

  offer(code: HotelCode, night: Money): this {
    this.#offers.push({ code, night });
    return this;
  }

  async pricesFrom(currency: CurrencyCode): Promise<Asked<ReadonlyMap<HotelCode, Money>>> {
    if (this.outage.reply) return this.outage.reply;
    const answer = new Map<HotelCode, Money>();
    for (const { code, night } of this.#offers) {
      const lowest = answer.get(code);
      const isLower = !lowest || night.amount < lowest.amount;
      if (night.currency === currency && isLower) answer.set(code, night);
    }
    return { kind: 'ok', answer };
  }

  /** These hotels have no calendar. */
  async calendar(): Promise<Asked<readonly StayDay[]>> {
    return this.outage.reply ?? { kind: 'unknown' };
  }
}
