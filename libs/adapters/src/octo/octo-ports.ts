import type { Clock, OpenPorts, Records } from '@shop/ports/backends';
import type { OctoClients } from './octo-account.js';
import { GateCodes } from './octo-codes.js';
import { OctoBookings } from './octo-bookings.js';
import { OctoCartGateway } from './octo-cart-gateway.js';
import { OctoCatalogueGateway } from './octo-catalogue-gateway.js';
import { OctoOrderChanges } from './octo-order-changes.js';
import { OctoOrdersGateway } from './octo-orders-gateway.js';
import { OctoProducts } from './octo-products.js';
import { type BookedCart, type BookedOrder, cartShape, orderShape } from './octo-records.js';
import { withoutGates, withoutStays } from './octo-without.js';

/** What is kept of carts and orders, as records of two kinds. */
export const octoRecords = {
  carts: { kind: 'octo-cart', shape: cartShape },
  orders: { kind: 'octo-order', shape: orderShape },
} as const;

export interface OctoRecords {
  readonly carts: Records<BookedCart>;
  readonly orders: Records<BookedOrder>;
}

/** The ports that an OCTO supplier stands behind. */
export type OctoPorts = Pick<
  OpenPorts,
  | 'CatalogueGateway'
  | 'CartGateway'
  | 'CartStays'
  | 'OrdersGateway'
  | 'OrderChangeCalls'
  | 'VoucherGateway'
>;

/** A shop that sells from one OCTO supplier, with what we keep for what OCTO has no word for. */
export function octoPorts(
  clients: OctoClients,
  records: OctoRecords,
  clock: Clock,
  codes = new GateCodes(),
): OctoPorts {
  const offers = new OctoProducts(clients, clock);
  // So that no visitor waits for the hours of every product.
  void offers.all();
  void offers.prices();
  const bookings = new OctoBookings(clients, offers, clock);
  const store = { ...records, bookings, offers, clock, codes };
  return {
    CatalogueGateway: new OctoCatalogueGateway(clients, offers, clock),
    CartGateway: new OctoCartGateway(store),
    CartStays: withoutStays,
    OrdersGateway: new OctoOrdersGateway(store),
    OrderChangeCalls: new OctoOrderChanges(store),
    VoucherGateway: withoutGates,
  };
}
