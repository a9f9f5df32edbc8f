import { isBoughtBy, isForgotten, type Order } from '@shop/domain';
import type { BackendReply, OrdersGateway, PurchaseLedger, Reporter } from '@shop/ports/backends';

/** Rejects orders with another email than they were placed with (docs/rules/backends.md#about). */
export class OwnOrders implements OrdersGateway {
  constructor(
    private readonly orders: OrdersGateway,
    private readonly ledger: PurchaseLedger,
    private readonly reporter: Reporter,
  ) {}

  async order(id: string): Promise<BackendReply<Order>> {
    const [asked, purchase] = await Promise.all([
      this.orders.order(id),
      this.ledger.findByOrder(id),
    ]);
    if (asked.kind !== 'ok' || !purchase || isForgotten(purchase.contact)) return asked;
    if (isBoughtBy(asked.answer, purchase.contact.email)) return asked;
    this.reporter.report({
      event: 'backend-malformed',
      backend: 'orders',
      path: `xapi/orders/${encodeURIComponent(id)}`,
      at: 'Contact.Email',
      expected: 'what was asked about',
      received: 'another',
    });
    return { kind: 'failed', reason: 'malformed' };
  }

  place: OrdersGateway['place'] = (...asked) => this.orders.place(...asked);
  confirm: OrdersGateway['confirm'] = (...asked) => this.orders.confirm(...asked);
  cancel: OrdersGateway['cancel'] = (...asked) => this.orders.cancel(...asked);
}
