import { HttpModule } from '@nestjs/axios';
import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Backend } from '@shop/adapters/http';
import { MemoryPurchaseLedger } from '@shop/adapters/memory';
import { migrate, openPool, PostgresPurchaseLedger } from '@shop/adapters/postgres';
import { RandomIds, StreamReporter, SystemClock } from '@shop/adapters/system';
import {
  CartGateway,
  CatalogueGateway,
  Clock,
  ContentSource,
  HelpContent,
  HotelsContent,
  HotelsGateway,
  Ids,
  NewsletterGateway,
  OffersContent,
  OrdersGateway,
  PaymentGateway,
  PlacesContent,
  PurchaseLedger,
  Reporter,
  SearchGateway,
} from '@shop/ports/backends';
import type { Logger } from 'pino';
import { Config } from '../config/config.js';
import { Log } from '../observability/logger.js';
import { Metrics } from '../observability/metrics.js';
import { content } from './content.js';
import { gateways } from './gateways.js';
import { WaysOut, waysOut } from './ways-out.js';

const ShopPool = Symbol('ShopPool');

/** The one place where a port meets its adapter. */
@Global()
@Module({
  imports: [HttpModule],
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useClass: RandomIds },
    ...content,
    {
      provide: Reporter,
      inject: [Log, Metrics],
      useFactory: (log: Logger, metrics: Metrics) =>
        new StreamReporter((report) => {
          metrics.reported(report.event);
          log.warn(report, 'report');
        }),
    },
    ...waysOut,
    ...gateways,
    {
      provide: ShopPool,
      inject: [Config, Reporter],
      useFactory: async ({ DATABASE_URL, LEDGER_ADAPTER }: Config, reporter: Reporter) => {
        if (LEDGER_ADAPTER !== 'postgres' || !DATABASE_URL) return undefined;
        const pool = openPool({
          url: DATABASE_URL,
          onError: ({ message }) => reporter.report({ event: 'database_connection', message }),
        });
        await migrate(pool);
        return pool;
      },
    },
    {
      provide: PurchaseLedger,
      inject: [ShopPool],
      useFactory: (pool: ReturnType<typeof openPool> | undefined) =>
        pool ? new PostgresPurchaseLedger(pool) : new MemoryPurchaseLedger(),
    },
  ],
  exports: [
    CartGateway,
    CatalogueGateway,
    Clock,
    ContentSource,
    HotelsContent,
    HotelsGateway,
    HelpContent,
    Ids,
    NewsletterGateway,
    OffersContent,
    OrdersGateway,
    PaymentGateway,
    PlacesContent,
    PurchaseLedger,
    Reporter,
    SearchGateway,
  ],
})
export class AdaptersModule implements OnApplicationShutdown {
  constructor(
    @Inject(WaysOut) private readonly ways: readonly Backend[],
    @Inject(ShopPool) private readonly pool: ReturnType<typeof openPool> | undefined,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.ways.map((way) => way.stop()));
    await this.pool?.end();
  }
}
