import { HttpService } from '@nestjs/axios';
import type { Provider } from '@nestjs/common';
import { Backend, type BackendOptions } from '@shop/adapters/http';
import { Reporter } from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { Metrics } from '../observability/metrics.js';
import { currentRequestId } from '../observability/request-scope.js';

/** The clients of the backends, each with its own pool, breaker and deadlines. */
export const CartBackend = Symbol('CartBackend');
export const SlowCartBackend = Symbol('SlowCartBackend');
export const PaymentBackend = Symbol('PaymentBackend');
export const HotelsBackend = Symbol('HotelsBackend');
export const NewsletterBackend = Symbol('NewsletterBackend');
export const SearchTokenBackend = Symbol('SearchTokenBackend');
/** Asked at every pause in typing, so it has a breaker of its own. */
export const SuggestionsBackend = Symbol('SuggestionsBackend');
export const SearchBackend = Symbol('SearchBackend');
export const LoginBackend = Symbol('LoginBackend');
export const UserLookupsBackend = Symbol('UserLookupsBackend');
/** Orders as an account shows them: looking at them takes no place from who is buying. */
export const VisitsBackend = Symbol('VisitsBackend');
export const IdentityBackend = Symbol('IdentityBackend');

const cartHeaders = (config: Config) => ({
  authorization: `Bearer ${config.CART_API_TOKEN}`,
  PrefixProject: config.PROJECT_PREFIX,
  SiteCode: config.SITE_CODE,
});

/** A client of its own; reports, metrics and request ids are the same for all. */
const backend = (token: symbol, options: (config: Config) => BackendOptions) => ({
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

const each = [
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
  backend(VisitsBackend, (config) => ({
    name: 'visits',
    baseUrl: config.CART_API_URL,
    headers: cartHeaders(config),
    deadlineMs: 1_500,
    concurrency: 8,
    queue: 64,
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
  backend(LoginBackend, (config) => ({
    name: 'users',
    baseUrl: config.USERS_API_URL,
    headers: { authorization: `Bearer ${config.USERS_API_TOKEN}` },
    deadlineMs: 3_000,
    concurrency: 16,
    queue: 32,
  })),
  backend(UserLookupsBackend, (config) => ({
    name: 'user lookups',
    baseUrl: config.USERS_API_URL,
    headers: { authorization: `Bearer ${config.USERS_API_TOKEN}` },
    deadlineMs: 1_500,
    concurrency: 32,
    queue: 32,
  })),
  // With its document and keys at hand, a failed sign-in is told within 3 s of the visitor's return.
  backend(IdentityBackend, (config) => ({
    name: 'identity',
    baseUrl: new URL('/', config.OAUTH_ISSUER_URL).href,
    deadlineMs: 1_200,
    writeDeadlineMs: 2_000,
    concurrency: 16,
    queue: 16,
  })),
  backend(SearchTokenBackend, (config) => ({
    name: 'search token',
    baseUrl: config.SEARCH_API_URL,
    headers: { authorization: `Bearer ${config.SEARCH_API_TOKEN}` },
    deadlineMs: 1_500,
    concurrency: 8,
    queue: 32,
  })),
  backend(SuggestionsBackend, (config) => ({
    name: 'suggestions',
    baseUrl: config.SEARCH_API_URL,
    deadlineMs: 800,
    concurrency: 32,
    queue: 0,
  })),
  backend(SearchBackend, (config) => ({
    name: 'search',
    baseUrl: config.SEARCH_API_URL,
    deadlineMs: 2_000,
    concurrency: 32,
    queue: 64,
  })),
];

/** All of them, to be closed at the end. */
export const BackendClients = Symbol('BackendClients');

export const backendClients: readonly Provider[] = [
  ...each,
  {
    provide: BackendClients,
    inject: each.map(({ provide }) => provide),
    useFactory: (...clients: readonly Backend[]) => clients,
  },
];
