import type { CurrencyCode, HotelCode, ParkMonth, StayDay } from '@shop/domain';
import type { BackendReply, HotelsGateway, LowestNight } from '@shop/ports/backends';
import type { Backend } from './backend.js';
import { askedOf } from './refusals.js';
import { pricesFrom } from './wire-hotels.js';
import { stayCalendar } from './wire-stay-calendar.js';

/** Hotel nights over the hotel API (backends/contracts/hotels.yaml). */
export class HttpHotelsGateway implements HotelsGateway {
  constructor(private readonly backend: Backend) {}

  async pricesFrom(
    currency: CurrencyCode,
  ): Promise<BackendReply<ReadonlyMap<HotelCode, LowestNight>>> {
    const shape = pricesFrom[currency];
    const reply = await this.backend.get('hotels', { query: { currency }, shape });
    // The backend only accepts searches by POST at this address.
    if (reply.kind === 'rejected' && reply.status === 405) return { kind: 'unknown' };
    return askedOf(reply);
  }

  async calendar(
    hotel: HotelCode | 'all',
    month: ParkMonth,
    currency: CurrencyCode,
  ): Promise<BackendReply<readonly StayDay[]>> {
    const query = { ...(hotel !== 'all' && { hotel }), month, currency };
    const shape = stayCalendar(currency, month);
    const reply = await this.backend.get('hotels/calendar', { query, shape });
    if (reply.kind === 'rejected' && reply.status === 405) return { kind: 'unknown' };
    return askedOf(reply);
  }
}
