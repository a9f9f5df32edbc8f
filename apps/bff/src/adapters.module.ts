import { resolve } from 'node:path';
import { HttpModule, HttpService } from '@nestjs/axios';
import { Global, Inject, Module, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { FileContent, FileHelp, FileHotels, FileOffers, FilePlaces } from '@shop/adapters/files';
import {
  Backend,
  type BackendOptions,
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
import { RememberedCatalogue } from './catalogue/remembered-catalogue.js';
import { RememberedHotels } from './catalogue/remembered-hotels.js';
import { Config } from './config/config.js';
import { Log } from './observability/logger.js';
import { Metrics } from './observability/metrics.js';
import { currentRequestId } from './observability/request-scope.js';

/** The ways out, each with its own pool, breaker and deadlines (reliability.md 4.2). */
const CartBackend = Symbol('CartBackend');
const SlowCartBackend = Symbol('SlowCartBackend');
const PaymentBackend = Symbol('PaymentBackend');
const HotelsBackend = Symbol('HotelsBackend');
const NewsletterBackend = Symbol('NewsletterBackend');
const ShopPool = Symbol('ShopPool');

const cartHeaders = (config: Config) => ({
  authorization: `Bearer ${config.CART_API_TOKEN}`,
  PrefixProject: config.PROJECT_PREFIX,
  SiteCode: config.SITE_CODE,
});

const newsletterAccount = (config: Config) => ({
  clientId: config.NEWSLETTER_CLIENT_ID,
  externalKey: config.NEWSLETTER_EXTERNAL_KEY,
  origin: config.NEWSLETTER_ORIGIN,
  mid: config.NEWSLETTER_MID,
});

/** A way out of its own; reports, metrics and request ids are the same for all. */
const backend = (token: symbol, options: (config: Config) => BackendOptions): Provider => ({
  provide: token,
  inject: [Config, Reporter, Metrics, HttpService],
  useFactory: (config: Config, report: Reporter, metrics: Metrics, http: HttpService) =>
    new Backend({
      ...options(config),
      report,
      http,
      requestId: currentRequestId,
      onCall: (call) => metrics.called(call),
    }),
});

/** The one place where a port meets its adapter. */
@Global()
@Module({
  imports: [HttpModule],
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useClass: RandomIds },
    {
      provide: ContentSource,
      inject: [Config],
      useFactory: (config: Config) => new FileContent(resolve(config.CONTENT_DIR)),
    },
    {
      provide: PlacesContent,
      inject: [Config],
      useFactory: (config: Config) => new FilePlaces(resolve(config.CONTENT_DIR)),
    },
    {
      provide: OffersContent,
      inject: [Config],
      useFactory: (config: Config) => new FileOffers(resolve(config.CONTENT_DIR)),
    },
    {
      provide: HotelsContent,
      inject: [Config],
      useFactory: (config: Config) => new FileHotels(resolve(config.CONTENT_DIR)),
    },
    {
      provide: HelpContent,
      inject: [Config],
      useFactory: (config: Config) => new FileHelp(resolve(config.CONTENT_DIR)),
    },
    {
      provide: Reporter,
      inject: [Log, Metrics],
      useFactory: (log: Logger, metrics: Metrics) =>
        new StreamReporter((report) => {
          metrics.reported(report.event);
          log.warn(report, 'report');
        }),
    },
    backend(CartBackend, (config) => ({
      name: 'cart',
      baseUrl: config.CART_API_URL,
      headers: cartHeaders(config),
      deadlineMs: 1_500,
      writeDeadlineMs: 3_000,
      concurrency: 64,
      queue: 64,
    })),
    backend(SlowCartBackend, (config) => ({
      name: 'orders',
      baseUrl: config.CART_API_URL,
      headers: cartHeaders(config),
      deadlineMs: 3_000,
      writeDeadlineMs: 15_000,
      concurrency: 16,
      queue: 16,
    })),
    backend(PaymentBackend, (config) => ({
      name: 'payment',
      baseUrl: config.PAYMENT_API_URL,
      headers: { authorization: `Bearer ${config.PAYMENT_API_TOKEN}` },
      deadlineMs: 3_000,
      writeDeadlineMs: 15_000,
      concurrency: 16,
      queue: 16,
    })),
    backend(HotelsBackend, (config) => ({
      name: 'hotels',
      baseUrl: config.HOTELS_API_URL,
      headers: { authorization: `Bearer ${config.HOTELS_API_TOKEN}` },
      deadlineMs: 1_500,
      concurrency: 16,
      queue: 32,
    })),
    backend(NewsletterBackend, (config) => ({
      name: 'newsletter',
      baseUrl: config.NEWSLETTER_API_URL,
      headers: { authorization: `Bearer ${config.NEWSLETTER_API_TOKEN}` },
      deadlineMs: 3_000,
      concurrency: 8,
      queue: 16,
    })),
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
