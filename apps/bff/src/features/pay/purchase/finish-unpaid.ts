import { Inject, Injectable } from '@nestjs/common';
import { nextStep, type Order, type Purchase } from '@shop/domain';
import { Clock, OrdersGateway, PurchaseLedger } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { FailPurchase } from './fail-purchase.js';
import { movePurchase } from './move-purchase.js';
import { isAbandoned } from './started-purchase.js';
import { PurchaseStays } from './purchase-stays.js';

/** Settles a purchase with nothing to pay (docs/rules/purchase.md#nothing-to-pay). */
@Injectable()
export class FinishUnpaid {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(Clock) private readonly clock: Clock,
    private readonly failing: FailPurchase,
    private readonly stays: PurchaseStays,
  ) {}

  /** The purchase afterwards. A failed one is final, because no money can arrive late. */
  async run(purchase: Purchase): Promise<Purchase> {
    const { state, orderId } = purchase;
    if (state === 'FAILED') return purchase;
    const asked = orderId ? await this.orders.order(orderId) : undefined;
    if (asked?.kind === 'failed') return purchase;
    const order = asked && valueOr(asked, undefined);
    const isIdle = isAbandoned(purchase, this.clock.now());
    switch (nextStep('NOT_NEEDED', order?.status, isIdle)) {
      case 'confirm':
        return order ? this.confirm(purchase, order) : purchase;
      case 'done':
        return movePurchase(this.ledger, purchase, 'ORDERED');
      case 'fail':
        return this.fail(purchase, order);
      case 'wait':
      case 'refund':
        return purchase;
    }
  }

  private async confirm(purchase: Purchase, order: Order): Promise<Purchase> {
    const booked = await this.stays.confirm(order, purchase);
    if (booked === 'unknown') return purchase;
    if (booked === 'refused') return this.fail(purchase, order);
    const key = `${purchase.id}:confirm`;
    const confirmed = await this.orders.confirm(order.id, undefined, key);
    if (confirmed.kind === 'ok') return movePurchase(this.ledger, purchase, 'ORDERED');
    const isRefused = confirmed.kind === 'refused' || confirmed.reason === 'rejected';
    return isRefused ? this.fail(purchase, order) : purchase;
  }

  /** Fails only after the hotels have released every room. */
  private async fail(purchase: Purchase, order: Order | undefined): Promise<Purchase> {
    if (order && !(await this.stays.release(order, purchase))) return purchase;
    if (order) await this.failing.giveUp(purchase, order.id, 'purchase');
    else await this.ledger.move(purchase, 'FAILED');
    return (await this.ledger.find(purchase.id)) ?? purchase;
  }
}
