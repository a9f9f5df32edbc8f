import { Inject, Injectable } from '@nestjs/common';
import { type CurrencyCode, type Money, parkDayAt, pastPriceSpan } from '@shop/domain';
import { PriceHistory, Reporter, type SeenVisit } from '@shop/ports/backends';
import { StoreGuard } from '../backends/store-guard.js';

/** What visits cost at their lowest in the days before today; nothing where that is not known in time. */
@Injectable()
export class LowestPrices {
  private readonly guard: StoreGuard;

  constructor(
    @Inject(PriceHistory) private readonly history: PriceHistory,
    @Inject(Reporter) reporter: Reporter,
  ) {
    this.guard = new StoreGuard((error) => reporter.report({ event: 'price-history', error }));
  }

  /** One question for all visits; answers in their order. */
  async of(
    visits: readonly SeenVisit[],
    currency: CurrencyCode,
    now: Date,
  ): Promise<readonly (Money | undefined)[]> {
    if (visits.length === 0) return [];
    const seen = pastPriceSpan(parkDayAt(now));
    const asked = await this.guard.ask(() => this.history.lowest(visits, currency, seen));
    return asked.kind === 'ok' ? asked.answer : [];
  }
}
