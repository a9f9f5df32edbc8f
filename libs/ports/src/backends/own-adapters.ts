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

/** The ports that a team may meet with a module of its own (backends/docs/own-adapters.md). */
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

/** What the shop lends to an adapter that it did not make. */
export interface AdapterTools {
  /** The environment of the shop: a module reads its own variables there. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Of the visitor's request that is being served; log lines and calls carry it. */
  readonly requestId: () => string | undefined;
  /** Milliseconds until nobody waits for the answer any more; `undefined` where there is no end. */
  readonly timeLeft: () => number | undefined;
  /** Counted in metrics and logged; of an answer only places and types belong there. */
  readonly reporter: Reporter;
}

/** What a module exports as `adapters`. Each is made once, before the shop opens. */
export type OwnAdapters = {
  readonly [Port in keyof OpenPorts]?: (
    tools: AdapterTools,
  ) => OpenPorts[Port] | Promise<OpenPorts[Port]>;
};
