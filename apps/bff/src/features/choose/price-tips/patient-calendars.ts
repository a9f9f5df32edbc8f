import type { CurrencyCode, ParkMonth } from '@shop/domain';
import type { BackendReply, CalendarDay, CatalogueGateway } from '@shop/ports/backends';
import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhenResult,
  isBrokenCircuitError,
} from 'cockatiel';
import { valueOr } from '../../../presenters/value-or.js';

const failuresInARow = 3;
const restMs = 10_000;

/** Calendars for price tips. A breaker skips them during failures, to spare the cart. */
export class PatientCalendars {
  private readonly outage = circuitBreaker(
    handleWhenResult((reply) => (reply as BackendReply<unknown>).kind === 'failed'), // as: the type of its calls
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) },
  );

  constructor(private readonly catalogue: CatalogueGateway) {}

  async of(
    slug: string,
    months: readonly ParkMonth[],
    currency: CurrencyCode,
  ): Promise<readonly CalendarDay[]> {
    const asked = await Promise.all(months.map((month) => this.ask(slug, month, currency)));
    return asked.flat();
  }

  private async ask(slug: string, month: ParkMonth, currency: CurrencyCode) {
    try {
      const ask = () => this.catalogue.calendar(slug, month, currency);
      return valueOr(await this.outage.execute(ask), []);
    } catch (error) {
      if (isBrokenCircuitError(error)) return [];
      throw error;
    }
  }
}
