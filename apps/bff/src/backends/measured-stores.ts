import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PostgresBacklog } from '@shop/adapters/postgres';
import { Metrics } from '../observability/metrics.js';
import { measureStores, type PoolUse } from '../observability/store-metrics.js';
import { HistoryPool, type Pool, ShopPool, StatePool } from './stores.js';

/** Gauges of open work and of the pools. A shop without a database has none. */
@Injectable()
export class MeasuredStores implements OnApplicationBootstrap {
  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(ShopPool) private readonly shop: Pool,
    @Inject(StatePool) private readonly state: Pool,
    @Inject(HistoryPool) private readonly history: Pool,
  ) {}

  onApplicationBootstrap(): void {
    const { history } = this;
    if (!history) return;
    // The pool of the price history: a scrape must not delay purchases or sessions.
    const backlog = new PostgresBacklog(history);
    measureStores(this.metrics.registry, {
      openWork: () => backlog.read(),
      pools: () => Object.entries({ shop: this.shop, state: this.state, history }).flatMap(useOf),
    });
  }
}

function useOf([name, pool]: readonly [string, Pool]): readonly PoolUse[] {
  if (!pool) return [];
  const { totalCount, idleCount: idle, waitingCount: waiting, options } = pool;
  return [{ pool: name, most: options.max, used: totalCount - idle, idle, waiting }];
}
