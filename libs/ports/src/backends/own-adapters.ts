import type { CallCentre } from './call-requests.js';
import type { CartGateway } from './cart-gateway.js';
import type { CartStays } from './cart-stays.js';
import type { CatalogueGateway } from './catalogue-gateway.js';
import type { HotelsGateway } from './hotels-gateway.js';
import type { NewsletterGateway } from './newsletter-gateway.js';
import type { OrderChangeCalls } from './order-change-calls.js';
import type { OrdersGateway } from './orders-gateway.js';
import type { PartRefunds } from './part-refunds.js';
import type { PaymentGateway } from './payment-gateway.js';
import type { Reporter } from './reporter.js';
import type { SearchGateway } from './search-gateway.js';
import type { StayBookings } from './stay-bookings.js';
import type { StaySearch } from './stay-search.js';
import type { UsersGateway } from './users-gateway.js';
import type { VoucherGateway } from './voucher-gateway.js';

/** The ports that a module of the operator may implement (backends/docs/own-adapters.md). */
export interface OpenPorts {
  readonly CallCentre: CallCentre;
  readonly CartGateway: CartGateway;
  readonly CartStays: CartStays;
  readonly CatalogueGateway: CatalogueGateway;
  readonly HotelsGateway: HotelsGateway;
  readonly NewsletterGateway: NewsletterGateway;
  readonly OrderChangeCalls: OrderChangeCalls;
  readonly OrdersGateway: OrdersGateway;
  readonly PartRefunds: PartRefunds;
  readonly PaymentGateway: PaymentGateway;
  readonly SearchGateway: SearchGateway;
  readonly StayBookings: StayBookings;
  readonly StaySearch: StaySearch;
  readonly UsersGateway: UsersGateway;
  readonly VoucherGateway: VoucherGateway;
}

/** What the shop passes to such a module. */
export interface AdapterTools {
  /** The shop's environment; a module reads its own variables there. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The id of the visitor's current request, for log lines and calls. */
  readonly requestId: () => string | undefined;
  /** Milliseconds until the current request times out; `undefined` without a timeout. */
  readonly timeLeft: () => number | undefined;
  /** Counts and logs. Of a backend's reply, report only paths and types, never values. */
  readonly reporter: Reporter;
}

/** A module's export `adapters`; the shop calls each function once, before it listens. */
export type OwnAdapters = {
  readonly [Port in keyof OpenPorts]?: (
    tools: AdapterTools,
  ) => OpenPorts[Port] | Promise<OpenPorts[Port]>;
};
