import { isBoughtBy, type Order } from '@shop/domain';
import type { Asked, OrdersGateway, PurchaseLedger, Reporter } from '@shop/ports/backends';

/**
 * Orders as their backend tells them. One that the shop placed is told with the e-mail that it was
 * placed with, or is not believed: tickets go where the order says (docs/rules/backends.md#about).
 */
export class OwnOrders implements OrdersGateway {
  constructor(
    private readonly orders: OrdersGateway,
    private readonly ledger: PurchaseLedger,
    private readonly reporter: Reporter,
  ) {}

  async order(id: string): Promise<Asked<Order>> {
    const [asked, purchase] = await Promise.all([
      this.orders.order(id),
      this.ledger.findByOrder(id),
    ]);
    if (asked.kind !== 'ok' || !purchase || isBoughtBy(asked.answer, purchase.contact.email))
      return asked;
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
