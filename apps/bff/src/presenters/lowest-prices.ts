import { Inject, Injectable } from '@nestjs/common';
import { type CurrencyCode, type Money, parkDayAt, pastPriceSpan } from '@shop/domain';
import { PriceHistory, Reporter, type SeenVisit } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import { Config } from '../config/config.js';
import { StoreGuard } from '../backends/limits/store-guard.js';

/** Of the time that a page has, so that a slow history holds up none. */
const shareOfPage = 10;

/** The days before today are over: only what was written late, or by another copy, comes to them. */
const knownMs = 600_000;
const mostKnown = 5_000;

/** What visits cost at their lowest in the days before today; nothing where that is not known in time. */
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

  /** One question for all visits that are not known yet; answers in their order. */
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
