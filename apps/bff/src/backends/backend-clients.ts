import { HttpService } from '@nestjs/axios';
import type { Provider } from '@nestjs/common';
import { Backend, type BackendOptions } from '@shop/adapters/http';
import { Reporter } from '@shop/ports/backends';
import type { BackendLimits, ClientName } from '../config/backend-limits.js';
import { Config } from '../config/config.js';
import { Metrics } from '../observability/metrics.js';
import { currentRequestId, soon, timeLeft } from '../observability/request-scope.js';

/** The clients of the backends, each with its own pool, breaker and deadlines. */
export const CartBackend = Symbol('CartBackend');
export const OrdersBackend = Symbol('OrdersBackend');
export const OrderLookupsBackend = Symbol('OrderLookupsBackend');
export const PaymentBackend = Symbol('PaymentBackend');
export const PaymentLookupsBackend = Symbol('PaymentLookupsBackend');
export const HotelsBackend = Symbol('HotelsBackend');
export const NewsletterBackend = Symbol('NewsletterBackend');
export const SearchTokenBackend = Symbol('SearchTokenBackend');
export const SuggestionsBackend = Symbol('SuggestionsBackend');
export const SearchBackend = Symbol('SearchBackend');
export const LoginBackend = Symbol('LoginBackend');
export const UserLookupsBackend = Symbol('UserLookupsBackend');
export const VisitsBackend = Symbol('VisitsBackend');
export const IdentityBackend = Symbol('IdentityBackend');

const cartHeaders = (config: Config) => ({
  authorization: `Bearer ${config.CART_API_TOKEN}`,
  PrefixProject: config.PROJECT_PREFIX,
  SiteCode: config.SITE_CODE,
});

const paymentHeaders = (config: Config) => ({
  authorization: `Bearer ${config.PAYMENT_API_TOKEN}`,
});

type Api = Pick<BackendOptions, 'baseUrl' | 'headers'>;

const limitsOf = ({ readMs, writeMs, atATime, waiting }: BackendLimits) => ({
  deadlineMs: readMs,
  writeDeadlineMs: writeMs,
  concurrency: atATime,
  queue: waiting,
});

/** A client of its own; reports, metrics and request ids are the same for all. */
const backend = (token: symbol, name: ClientName, api: (config: Config) => Api) => ({
  provide: token,
  inject: [Config, Reporter, Metrics, HttpService],
  useFactory: (config: Config, report: Reporter, metrics: Metrics, http: HttpService) =>
    new Backend({
      name,
      ...api(config),
      ...limitsOf(config.limits[name]),
      report,
      http,
      requestId: currentRequestId,
      inTime: (asked) => soon(asked, timeLeft()),
      onCall: (call) => metrics.called(call),
    }),
});

const each = [
  backend(CartBackend, 'cart', (config) => ({
    baseUrl: config.CART_API_URL,
    headers: cartHeaders(config),
  })),
  backend(OrdersBackend, 'orders', (config) => ({
    baseUrl: config.CART_API_URL,
    headers: cartHeaders(config),
  })),
  backend(OrderLookupsBackend, 'order lookups', (config) => ({
    baseUrl: config.CART_API_URL,
    headers: cartHeaders(config),
  })),
  backend(VisitsBackend, 'visits', (config) => ({
    baseUrl: config.CART_API_URL,
    headers: cartHeaders(config),
  })),
  backend(PaymentBackend, 'payment', (config) => ({
    baseUrl: config.PAYMENT_API_URL,
    headers: paymentHeaders(config),
  })),
  backend(PaymentLookupsBackend, 'payment lookups', (config) => ({
    baseUrl: config.PAYMENT_API_URL,
    headers: paymentHeaders(config),
  })),
  backend(HotelsBackend, 'hotels', (config) => ({
    baseUrl: config.HOTELS_API_URL,
    headers: { authorization: `Bearer ${config.HOTELS_API_TOKEN}` },
  })),
  backend(NewsletterBackend, 'newsletter', (config) => ({
    baseUrl: config.NEWSLETTER_API_URL,
    headers: { authorization: `Bearer ${config.NEWSLETTER_API_TOKEN}` },
  })),
  backend(LoginBackend, 'users', (config) => ({
    baseUrl: config.USERS_API_URL,
    headers: { authorization: `Bearer ${config.USERS_API_TOKEN}` },
  })),
  backend(UserLookupsBackend, 'user lookups', (config) => ({
    baseUrl: config.USERS_API_URL,
    headers: { authorization: `Bearer ${config.USERS_API_TOKEN}` },
  })),
  backend(IdentityBackend, 'identity', (config) => ({
    baseUrl: new URL('/', config.OAUTH_ISSUER_URL).href,
  })),
  backend(SearchTokenBackend, 'search token', (config) => ({
    baseUrl: config.SEARCH_API_URL,
    headers: { authorization: `Bearer ${config.SEARCH_API_TOKEN}` },
  })),
  backend(SuggestionsBackend, 'suggestions', (config) => ({
    baseUrl: config.SEARCH_API_URL,
  })),
  backend(SearchBackend, 'search', (config) => ({
    baseUrl: config.SEARCH_API_URL,
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
