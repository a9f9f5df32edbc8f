import { Inject, Injectable } from '@nestjs/common';
import { type CurrencyCode, type Money, parkDayAt, pastPriceSpan } from '@shop/domain';
import { PriceHistory, Reporter, type SeenVisit } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import { Config } from '../config/config.js';
import { StoreGuard } from '../backends/limits/store-guard.js';

/** Share of the page's deadline, so that a slow history delays no page. */
const shareOfPage = 10;

/** Prices of past days hardly change: only late writes and other instances add some. */
const knownMs = 600_000;
const mostKnown = 5_000;

/** Lowest prices of visits on the days before today; `undefined` if unknown or too slow. */
@Injectable()
export class LowestPrices {
  private readonly guard: StoreGuard;
  private readonly known = new LRUCache<string, { readonly lowest: Money | undefined }>({
    max: mostKnown,
    ttl: knownMs,
  });

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

  /** One query for all uncached visits. Returns prices in the order of `visits`. */
  async of(
    visits: readonly SeenVisit[],
    currency: CurrencyCode,
    now: Date,
  ): Promise<readonly (Money | undefined)[]> {
    const today = parkDayAt(now);
    const keyOf = ({ slug, day }: SeenVisit) => `${today} ${currency} ${day} ${slug}`;
    const unknown = visits.filter((visit) => !this.known.has(keyOf(visit)));
    if (unknown.length > 0) {
      const seen = pastPriceSpan(today);
      const asked = await this.guard.ask(() => this.history.lowest(unknown, currency, seen));
      if (asked.kind === 'ok')
        unknown.forEach((visit, at) => this.known.set(keyOf(visit), { lowest: asked.answer[at] }));
    }
    return visits.map((visit) => this.known.get(keyOf(visit))?.lowest);
  }
}
