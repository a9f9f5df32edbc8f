import { HttpModule } from '@nestjs/axios';
import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import {
  type Backend,
  HttpCartGateway,
  HttpCatalogueGateway,
  HttpHotelsGateway,
  HttpNewsletterGateway,
  HttpOrdersGateway,
  HttpPaymentGateway,
} from '@shop/adapters/http';
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
} from '@shop/ports/backends';
import type { Logger } from 'pino';
import { RememberedCatalogue } from '../catalogue/remembered-catalogue.js';
import { RememberedHotels } from '../catalogue/remembered-hotels.js';
import { Config } from '../config/config.js';
import { Log } from '../observability/logger.js';
import { Metrics } from '../observability/metrics.js';
import { content } from './content.js';
import {
  CartBackend,
  HotelsBackend,
  NewsletterBackend,
  PaymentBackend,
  SlowCartBackend,
  waysOut,
} from './ways-out.js';

const ShopPool = Symbol('ShopPool');

const newsletterAccount = (config: Config) => ({
  clientId: config.NEWSLETTER_CLIENT_ID,
  externalKey: config.NEWSLETTER_EXTERNAL_KEY,
  origin: config.NEWSLETTER_ORIGIN,
  mid: config.NEWSLETTER_MID,
});

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
    {
      provide: CatalogueGateway,
      inject: [CartBackend, Clock],
      useFactory: (backend: Backend, clock: Clock) =>
        new RememberedCatalogue(new HttpCatalogueGateway(backend), clock),
    },
    {
      provide: CartGateway,
      inject: [CartBackend],
      useFactory: (backend: Backend) => new HttpCartGateway(backend),
    },
    {
      provide: OrdersGateway,
      inject: [SlowCartBackend],
      useFactory: (backend: Backend) => new HttpOrdersGateway(backend),
    },
    {
      provide: PaymentGateway,
      inject: [PaymentBackend],
      useFactory: (backend: Backend) => new HttpPaymentGateway(backend),
    },
    {
      provide: HotelsGateway,
      inject: [HotelsBackend, Clock],
      useFactory: (backend: Backend, clock: Clock) =>
        new RememberedHotels(new HttpHotelsGateway(backend), clock),
    },
    {
      provide: NewsletterGateway,
      inject: [NewsletterBackend, Config],
      useFactory: (backend: Backend, config: Config) =>
        new HttpNewsletterGateway(backend, newsletterAccount(config)),
    },
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
  ],
})
export class AdaptersModule implements OnApplicationShutdown {
  constructor(
    @Inject(CartBackend) private readonly cart: Backend,
    @Inject(SlowCartBackend) private readonly orders: Backend,
    @Inject(PaymentBackend) private readonly payment: Backend,
    @Inject(HotelsBackend) private readonly hotels: Backend,
    @Inject(NewsletterBackend) private readonly newsletter: Backend,
    @Inject(ShopPool) private readonly pool: ReturnType<typeof openPool> | undefined,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    const ways = [this.cart, this.orders, this.payment, this.hotels, this.newsletter];
    await Promise.all(ways.map((way) => way.stop()));
    await this.pool?.end();
  }
}
