import { Inject, Injectable } from '@nestjs/common';
import type { CartStay, ErrorCode, Order, Purchase } from '@shop/domain';
import { OrdersGateway, PurchaseLedger } from '@shop/ports/backends';
import { EndedStays } from './ended-stays.js';
import { movePurchase } from './move-purchase.js';
import type { StartedPurchase } from './started-purchase.js';

/**
 * Ends an unpaid purchase: returns its rooms to the cart, marks it `FAILED`, then cancels its
 * order. After a crash the next caller repeats the steps.
 */
@Injectable()
export class FailPurchase {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    private readonly ended: EndedStays,
  ) {}

  /** The purchase afterwards. Only an unpaid order is cancelled. */
  async run(purchase: Purchase, order: Order | undefined): Promise<Purchase> {
    const unpaid = order && isUnpaid(order) ? order : undefined;
    if (unpaid) await this.ended.run(unpaid, purchase);
    const failed =
      purchase.state === 'FAILED' ? purchase : await movePurchase(this.ledger, purchase, 'FAILED');
    if (unpaid) await this.orders.cancel(unpaid.id, `${purchase.id}:cancel`);
    return failed;
  }

  /** The backend refused to place the order, so its held rooms return to the cart. */
  async withoutOrder(purchase: Purchase, stays: readonly CartStay[]): Promise<void> {
    await this.ended.run({ stays }, purchase);
    await this.ledger.move(purchase, 'FAILED');
  }

  /** The order is placed, but can't be paid or confirmed. */
  async giveUp(purchase: Purchase, orderId: string, code: ErrorCode): Promise<StartedPurchase> {
    const order = await this.orders.order(orderId);
    if (order.kind === 'ok') await this.ended.run(order.answer, purchase);
    await this.ledger.move(purchase, 'FAILED', { orderId });
    await this.orders.cancel(orderId, `${purchase.id}:cancel`);
    return { kind: 'refused', code };
  }
}

export const isUnpaid = ({ status }: Order): boolean =>
  status === 'ON_HOLD' || status === 'PENDING_PAYMENT';
