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

export const octoRecords = {
  carts: { kind: 'octo-cart', shape: cartShape },
  orders: { kind: 'octo-order', shape: orderShape },
} as const;

export interface OctoRecords {
  readonly carts: Records<BookedCart>;
  readonly orders: Records<BookedOrder>;
}

export type OctoPorts = Pick<
  OpenPorts,
  | 'CatalogueGateway'
  | 'CartGateway'
  | 'CartStays'
  | 'OrdersGateway'
  | 'OrderChangeCalls'
  | 'VoucherGateway'
>;

/** The ports over one OCTO supplier; the shop stores what OCTO lacks. */
export function octoPorts(
  clients: OctoClients,
  records: OctoRecords,
  clock: Clock,
  codes = new GateCodes(),
): OctoPorts {
  const offers = new OctoProducts(clients, clock);
  // Warm the caches, so that no visitor waits for every product's hours.
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
