import type { Provider } from '@nestjs/common';
import {
  type Backend,
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
  CartStays,
  CatalogueGateway,
  Clock,
  OrderChangeCalls,
  OrdersGateway,
  PartRefunds,
  PaymentGateway,
  SearchGateway,
  StayBookings,
  UsersGateway,
  VoucherGateway,
} from '@shop/ports/backends';
import { CachedAnswers } from './cached-answers.js';
import { CachedCatalogue } from './cached-catalogue.js';
import { hotelGateways } from './hotel-gateways.js';
import { newsletterGateways } from './newsletter-gateways.js';
import { SettledCarts } from './settled-carts.js';
import { SeenPrices } from './seen-prices.js';
import { VisitsGateway } from './visits-gateway.js';
import { Config } from '../config/config.js';
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

/** The ports that are met by a backend of the resort group. */
export const gateways: readonly Provider[] = [
  SeenPrices,
  {
    provide: CachedAnswers,
    inject: [Clock, Config],
    useFactory: (clock: Clock, config: Config) =>
      new CachedAnswers(clock, {
        freshSeconds: config.ANSWER_FRESH_SECONDS,
        maxBytes: config.ANSWER_CACHE_MB * 1_000_000,
      }),
  },
  {
    provide: CatalogueGateway,
    inject: [CartBackend, CachedAnswers, Clock, SeenPrices],
    useFactory: (backend: Backend, answers: CachedAnswers, clock: Clock, seen: SeenPrices) =>
      new CachedCatalogue(new HttpCatalogueGateway(backend), answers, clock, (...told) =>
        seen.note(...told),
      ),
  },
  {
    provide: CartGateway,
    inject: [CartBackend, StayBookings, CartStays, Clock, Config],
    useFactory: (
      backend: Backend,
      bookings: StayBookings,
      stays: CartStays,
      clock: Clock,
      config: Config,
    ) => new SettledCarts(backend, { bookings, stays, clock }, config.INCLUDE_AMOUNTS_USD),
  },
  {
    provide: OrdersGateway,
    inject: [OrderLookupsBackend, OrdersBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpOrdersGateway({ reads, writes }),
  },
  {
    provide: VoucherGateway,
    inject: [OrderLookupsBackend, OrdersBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpVoucherGateway({ reads, writes }),
  },
  {
    provide: OrderChangeCalls,
    inject: [VisitsBackend, OrdersBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpOrderChanges({ reads, writes }),
  },
  {
    provide: PartRefunds,
    inject: [PaymentBackend],
    useFactory: (backend: Backend) => new HttpPartRefunds(backend),
  },
  {
    provide: VisitsGateway,
    inject: [VisitsBackend],
    useFactory: (reads: Backend): VisitsGateway => new HttpOrdersGateway({ reads, writes: reads }),
  },
  {
    provide: PaymentGateway,
    inject: [PaymentLookupsBackend, PaymentBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpPaymentGateway({ reads, writes }),
  },
  ...hotelGateways,
  ...newsletterGateways,
  {
    provide: UsersGateway,
    inject: [LoginBackend, UserLookupsBackend],
    useFactory: (login: Backend, lookups: Backend) => new HttpUsersGateway({ login, lookups }),
  },
  {
    provide: SearchGateway,
    inject: [SearchTokenBackend, SuggestionsBackend, SearchBackend, Config, Clock],
    useFactory: (
      token: Backend,
      suggestions: Backend,
      search: Backend,
      config: Config,
      clock: Clock,
    ) => new HttpSearchGateway({ token, suggestions, search }, searchAccount(config), clock),
  },
];
