import type { Provider } from '@nestjs/common';
import {
  type Backend,
  HttpCartGateway,
  HttpCatalogueGateway,
  HttpOrderChanges,
  HttpOrdersGateway,
  HttpPartRefunds,
  HttpPaymentGateway,
  HttpSearchGateway,
  HttpUsersGateway,
  HttpVoucherGateway,
} from '@shop/adapters/http';
import {
  CartGateway,
  type CartStays,
  CatalogueGateway,
  Clock,
  OrderChangeCalls,
  OrdersGateway,
  PartRefunds,
  PaymentGateway,
  PurchaseLedger,
  Reporter,
  SearchGateway,
  StayBookings,
  UsersGateway,
  VoucherGateway,
} from '@shop/ports/backends';
import { CachedAnswers } from './cached-answers.js';
import { CachedCatalogue } from './cached-catalogue.js';
import { HeldCarts } from './held-carts.js';
import { HeldRooms } from './held-rooms.js';
import { CartStaysSource, hotelGateways } from './hotel-gateways.js';
import { LimitedCarts } from './limited-carts.js';
import { LimitedCatalogue } from './limited-catalogue.js';
import { LimitedOrders } from './limited-orders.js';
import { HeldLimits } from './limits/held-limits.js';
import { Limits } from './limits/limits.js';
import { newsletterGateways } from './newsletter-gateways.js';
import { open, OwnPorts } from './own-adapters.js';
import { OwnOrders } from './own-orders.js';
import { SettledCarts } from './settled-carts.js';
import { SeenPrices } from './seen-prices.js';
import { VisitsGateway } from './visits-gateway.js';
import { Config } from '../config/config.js';
import { Metrics } from '../observability/metrics.js';
import {
  CartBackend,
  LoginBackend,
  OrderLookupsBackend,
  OrdersBackend,
  PaymentBackend,
  PaymentLookupsBackend,
  SearchBackend,
  SearchTokenBackend,
  SuggestionsBackend,
  UserLookupsBackend,
  VisitsBackend,
} from './backend-clients.js';

export const searchAccount = (config: Config) => ({
  host: new URL(config.PUBLIC_ORIGIN).host,
  dataStore: config.SEARCH_DATA_STORE,
  engineName: config.SEARCH_ENGINE,
});

/** Unwrapped backends, before caching, checks and limits. */
const CatalogueSource = Symbol('CatalogueSource');
const CartSource = Symbol('CartSource');
const OrdersSource = Symbol('OrdersSource');

type LimitingOrders =
  ConstructorParameters<typeof LimitedOrders> extends [unknown, ...infer Rest] ? Rest : never;

export const gateways: readonly Provider[] = [
  SeenPrices,
  HeldLimits,
  HeldCarts,
  HeldRooms,
  {
    provide: CachedAnswers,
    inject: [Clock, Config, Metrics],
    useFactory: (clock: Clock, config: Config, metrics: Metrics) => {
      const freshSeconds = config.ANSWER_FRESH_SECONDS;
      const maxBytes = config.ANSWER_CACHE_MB * 1_000_000;
      const onRead = (isHit: boolean) => metrics.cacheRead('replies', isHit);
      return new CachedAnswers(clock, { freshSeconds, maxBytes }, onRead);
    },
  },
  open('CatalogueGateway', {
    provide: CatalogueSource,
    inject: [CartBackend],
    useFactory: (backend: Backend) => new HttpCatalogueGateway(backend),
  }),
  {
    provide: CatalogueGateway,
    inject: [CatalogueSource, CachedAnswers, Clock, SeenPrices, Limits],
    useFactory: (
      source: CatalogueGateway,
      answers: CachedAnswers,
      clock: Clock,
      seen: SeenPrices,
      { promoCodes }: Limits,
    ) => {
      const cached = new CachedCatalogue(source, answers, clock, (...told) => seen.note(...told));
      return new LimitedCatalogue(cached, promoCodes);
    },
  },
  open('CartGateway', {
    provide: CartSource,
    inject: [CartBackend, Config],
    useFactory: (backend: Backend, { INCLUDE_AMOUNTS_USD }: Config) =>
      new HttpCartGateway(backend, INCLUDE_AMOUNTS_USD),
  }),
  {
    provide: CartGateway,
    inject: [CartSource, StayBookings, CartStaysSource, Clock, HeldCarts, Limits],
    useFactory: (
      source: CartGateway,
      bookings: StayBookings,
      stays: CartStays,
      clock: Clock,
      held: HeldCarts,
      { promoCodes }: Limits,
    ) => new LimitedCarts(new SettledCarts(source, { bookings, stays, clock }), held, promoCodes),
  },
  open('OrdersGateway', {
    provide: OrdersSource,
    inject: [OrderLookupsBackend, OrdersBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpOrdersGateway({ reads, writes }),
  }),
  {
    provide: OrdersGateway,
    inject: [OrdersSource, PurchaseLedger, Reporter, HeldLimits, HeldCarts, Clock, Config, Limits],
    useFactory: (
      source: OrdersGateway,
      ledger: PurchaseLedger,
      reporter: Reporter,
      ...limiting: LimitingOrders
    ) => new LimitedOrders(new OwnOrders(source, ledger, reporter), ...limiting),
  },
  open('VoucherGateway', {
    provide: VoucherGateway,
    inject: [OrderLookupsBackend, OrdersBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpVoucherGateway({ reads, writes }),
  }),
  open('OrderChangeCalls', {
    provide: OrderChangeCalls,
    inject: [VisitsBackend, OrdersBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpOrderChanges({ reads, writes }),
  }),
  open('PartRefunds', {
    provide: PartRefunds,
    inject: [PaymentBackend],
    useFactory: (backend: Backend) => new HttpPartRefunds(backend),
  }),
  {
    provide: VisitsGateway,
    inject: [OwnPorts, VisitsBackend, PurchaseLedger, Reporter],
    useFactory: (
      own: OwnPorts,
      reads: Backend,
      ledger: PurchaseLedger,
      reporter: Reporter,
    ): VisitsGateway => {
      const source = own.OrdersGateway ?? new HttpOrdersGateway({ reads, writes: reads });
      return new OwnOrders(source, ledger, reporter);
    },
  },
  open('PaymentGateway', {
    provide: PaymentGateway,
    inject: [PaymentLookupsBackend, PaymentBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpPaymentGateway({ reads, writes }),
  }),
  ...hotelGateways,
  ...newsletterGateways,
  open('UsersGateway', {
    provide: UsersGateway,
    inject: [LoginBackend, UserLookupsBackend],
    useFactory: (login: Backend, lookups: Backend) => new HttpUsersGateway({ login, lookups }),
  }),
  open('SearchGateway', {
    provide: SearchGateway,
    inject: [SearchTokenBackend, SuggestionsBackend, SearchBackend, Config, Clock],
    useFactory: (
      token: Backend,
      suggestions: Backend,
      search: Backend,
      config: Config,
      clock: Clock,
    ) => new HttpSearchGateway({ token, suggestions, search }, searchAccount(config), clock),
  }),
];
