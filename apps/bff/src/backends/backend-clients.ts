import { HttpService } from '@nestjs/axios';
import type { Provider } from '@nestjs/common';
import { Backend, type BackendOptions, portOfClient, Switches } from '@shop/adapters/http';
import { Reporter } from '@shop/ports/backends';
import type { ClientName } from '../config/backend-limits.js';
import { Config } from '../config/config.js';
import { limitsOf } from './client-limits.js';
import { WatchedCalls } from './watched-calls.js';

/** Backend clients, each with its own pool, breaker and deadlines. */
export const CartBackend = Symbol('CartBackend');
export const OrdersBackend = Symbol('OrdersBackend');
export const OrderLookupsBackend = Symbol('OrderLookupsBackend');
export const PaymentBackend = Symbol('PaymentBackend');
export const PaymentLookupsBackend = Symbol('PaymentLookupsBackend');
export const HotelsBackend = Symbol('HotelsBackend');
export const StaySearchBackend = Symbol('StaySearchBackend');
export const StayLookupsBackend = Symbol('StayLookupsBackend');
export const StaysBackend = Symbol('StaysBackend');
export const NewsletterBackend = Symbol('NewsletterBackend');
export const SearchTokenBackend = Symbol('SearchTokenBackend');
export const SuggestionsBackend = Symbol('SuggestionsBackend');
export const SearchBackend = Symbol('SearchBackend');
export const LoginBackend = Symbol('LoginBackend');
export const UserLookupsBackend = Symbol('UserLookupsBackend');
export const VisitsBackend = Symbol('VisitsBackend');
export const IdentityBackend = Symbol('IdentityBackend');
export const MailboxBackend = Symbol('MailboxBackend');

export type Api = Pick<BackendOptions, 'baseUrl' | 'headers' | 'maxBytes'>;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Base URL and headers of each backend, by the variable that holds its address. */
export const apis = {
  CART_API_URL: (config) => ({
    baseUrl: config.CART_API_URL,
    headers: {
      ...bearer(config.CART_API_TOKEN),
      PrefixProject: config.PROJECT_PREFIX,
      SiteCode: config.SITE_CODE,
    },
  }),
  PAYMENT_API_URL: (config) => ({
    baseUrl: config.PAYMENT_API_URL,
    headers: bearer(config.PAYMENT_API_TOKEN),
  }),
  HOTELS_API_URL: (config) => ({
    baseUrl: config.HOTELS_API_URL,
    headers: bearer(config.HOTELS_API_TOKEN),
  }),
  NEWSLETTER_API_URL: (config) => ({
    baseUrl: config.NEWSLETTER_API_URL,
    headers: bearer(config.NEWSLETTER_API_TOKEN),
  }),
  USERS_API_URL: (config) => ({
    baseUrl: config.USERS_API_URL,
    headers: bearer(config.USERS_API_TOKEN),
  }),
  OAUTH_ISSUER_URL: (config) => ({ baseUrl: new URL('/', config.OAUTH_ISSUER_URL).href }),
  SEARCH_API_URL: (config) => ({
    baseUrl: config.SEARCH_API_URL,
    headers: bearer(config.SEARCH_API_TOKEN),
  }),
} as const satisfies Readonly<Record<string, (config: Config) => Api>>;

/** Search calls carry tokens from the search API itself. */
const searchCalls = (config: Config): Api => ({ baseUrl: config.SEARCH_API_URL });

/** Only for the sandbox: a production shop sends mail over SMTP. */
const mailbox = ({ MAILBOX_API_URL, MAILBOX_API_TOKEN = '' }: Config): Api => ({
  baseUrl: MAILBOX_API_URL,
  headers: bearer(MAILBOX_API_TOKEN),
});

/** In a rehearsal, a switch decides how a backend replies. */
const switched =
  (switches: Switches, name: ClientName): NonNullable<BackendOptions['wire']> =>
  (send) => {
    const port = portOfClient(name);
    return port ? switches.before(port, send) : send;
  };

const backend = (token: symbol, name: ClientName, api: (config: Config) => Api) => ({
  provide: token,
  inject: [Config, Reporter, WatchedCalls, HttpService, Switches],
  useFactory: (
    config: Config,
    report: Reporter,
    calls: WatchedCalls,
    http: HttpService,
    switches: Switches,
  ) =>
    new Backend({
      name,
      ...api(config),
      ...limitsOf(config, name),
      ...calls.optionsOf(name),
      report,
      http,
      ...(config.REHEARSAL && { wire: switched(switches, name) }),
    }),
});

const each = [
  backend(CartBackend, 'cart', apis.CART_API_URL),
  backend(OrdersBackend, 'orders', apis.CART_API_URL),
  backend(OrderLookupsBackend, 'order lookups', apis.CART_API_URL),
  backend(VisitsBackend, 'visits', apis.CART_API_URL),
  backend(PaymentBackend, 'payment', apis.PAYMENT_API_URL),
  backend(PaymentLookupsBackend, 'payment lookups', apis.PAYMENT_API_URL),
  backend(HotelsBackend, 'hotels', apis.HOTELS_API_URL),
  backend(StaySearchBackend, 'stay search', apis.HOTELS_API_URL),
  backend(StayLookupsBackend, 'stay lookups', apis.HOTELS_API_URL),
  backend(StaysBackend, 'stays', apis.HOTELS_API_URL),
  backend(NewsletterBackend, 'newsletter', apis.NEWSLETTER_API_URL),
  backend(LoginBackend, 'users', apis.USERS_API_URL),
  backend(UserLookupsBackend, 'user lookups', apis.USERS_API_URL),
  backend(IdentityBackend, 'identity', apis.OAUTH_ISSUER_URL),
  backend(SearchTokenBackend, 'search token', apis.SEARCH_API_URL),
  backend(SuggestionsBackend, 'suggestions', searchCalls),
  backend(SearchBackend, 'search', searchCalls),
  backend(MailboxBackend, 'mailbox', mailbox),
];

export const BackendClients = Symbol('BackendClients');

export const backendClients: readonly Provider[] = [
  Switches,
  ...each,
  {
    provide: BackendClients,
    inject: each.map(({ provide }) => provide),
    useFactory: (...clients: readonly Backend[]) => clients,
  },
];
