import { Inject, Injectable } from '@nestjs/common';
import { type CurrencyCode, type Money, parkDayAt, pastPriceSpan } from '@shop/domain';
import { PriceHistory, Reporter, type SeenVisit } from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { StoreGuard } from '../backends/store-guard.js';

/** Of the time that a page has, so that a slow history holds up none. */
const shareOfPage = 10;

/** What visits cost at their lowest in the days before today; nothing where that is not known in time. */
@Injectable()
export class LowestPrices {
  private readonly guard: StoreGuard;

  constructor(
    @Inject(PriceHistory) private readonly history: PriceHistory,
    @Inject(Reporter) reporter: Reporter,
    config: Config,
  ) {
    this.guard = new StoreGuard(
      (error) => reporter.report({ event: 'price-history', error }),
      config.PAGE_DEADLINE_MS / shareOfPage,
    );
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
