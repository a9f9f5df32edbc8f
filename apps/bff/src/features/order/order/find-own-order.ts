import { Inject, Injectable } from '@nestjs/common';
import type { OrderChange, Product } from '@shop/domain';
import {
  type BackendReply,
  CatalogueGateway,
  OrderChanges,
  OrdersGateway,
  PurchaseLedger,
} from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import type { OwnOrder } from '../../../visit/own-orders.js';
import { OrderAccess } from '../order-access.js';
import type { OrderFacts } from './present-order.js';

export interface OwnOrderFacts extends OrderFacts {
  readonly products: BackendReply<readonly Product[]>;
  /** Newest first. */
  readonly changes: readonly OrderChange[];
}

type Found =
  | { readonly kind: 'found'; readonly facts: OwnOrderFacts }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' };

/** Gathers the facts of an order that this browser may see. */
@Injectable()
export class FindOwnOrder {
  constructor(
    private readonly access: OrderAccess,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(OrderChanges) private readonly changes: OrderChanges,
  ) {}

  async run(id: string, own: readonly OwnOrder[]): Promise<Found> {
    if (!(await this.access.may(id, own))) return { kind: 'notFound' };
    const [reply, purchase, products] = await Promise.all([
      this.orders.order(id),
      this.ledger.findByOrder(id),
      this.catalogue.products(),
    ]);
    if (reply.kind === 'unknown') return { kind: 'notFound' };
    if (reply.kind === 'failed') return { kind: 'failed' };
    const catalogue = valueOr(products, []);
    const changes = await this.changes.of(id);
    return {
      kind: 'found',
      facts: { order: reply.answer, purchase, catalogue, products, changes },
    };
  }
}
