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
import { open, OwnPorts } from './own-adapters.js';
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

/** What the backend says, before it is cached and its stays are held. */
const CatalogueSource = Symbol('CatalogueSource');
const CartSource = Symbol('CartSource');

/** The ports that are met by a backend of the resort group, or by a module of its team. */
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
  open('CatalogueGateway', {
    provide: CatalogueSource,
    inject: [CartBackend],
    useFactory: (backend: Backend) => new HttpCatalogueGateway(backend),
  }),
  {
    provide: CatalogueGateway,
    inject: [CatalogueSource, CachedAnswers, Clock, SeenPrices],
    useFactory: (
      source: CatalogueGateway,
      answers: CachedAnswers,
      clock: Clock,
      seen: SeenPrices,
    ) => new CachedCatalogue(source, answers, clock, (...told) => seen.note(...told)),
  },
  open('CartGateway', {
    provide: CartSource,
    inject: [CartBackend, Config],
    useFactory: (backend: Backend, { INCLUDE_AMOUNTS_USD }: Config) =>
      new HttpCartGateway(backend, INCLUDE_AMOUNTS_USD),
  }),
  {
    provide: CartGateway,
    inject: [CartSource, StayBookings, CartStays, Clock],
    useFactory: (source: CartGateway, bookings: StayBookings, stays: CartStays, clock: Clock) =>
      new SettledCarts(source, { bookings, stays, clock }),
  },
  open('OrdersGateway', {
    provide: OrdersGateway,
    inject: [OrderLookupsBackend, OrdersBackend],
    useFactory: (reads: Backend, writes: Backend) => new HttpOrdersGateway({ reads, writes }),
  }),
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
    inject: [OwnPorts, VisitsBackend],
    useFactory: (own: OwnPorts, reads: Backend): VisitsGateway =>
      own.OrdersGateway ?? new HttpOrdersGateway({ reads, writes: reads }),
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
