import { Inject, Injectable } from '@nestjs/common';
import { isSame, nextStep, type Order, type Payment, type Purchase } from '@shop/domain';
import { Clock, OrdersGateway, PurchaseLedger } from '@shop/ports/backends';
import { FailPurchase } from './fail-purchase.js';
import { markPaid, movePurchase } from './move-purchase.js';
import { PurchaseStays } from './purchase-stays.js';
import type { Truth } from './purchase-truth.js';
import { RefundPurchase } from './refund-purchase.js';
import { isAbandoned } from './started-purchase.js';

/** Settles a purchase that costs something, once both backends replied. */
@Injectable()
export class FinishPaid {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(Clock) private readonly clock: Clock,
    private readonly stays: PurchaseStays,
    private readonly refunding: RefundPurchase,
    private readonly failing: FailPurchase,
  ) {}

  /** The purchase afterwards. */
  async run(purchase: Purchase, { payment, order }: Truth): Promise<Purchase> {
    const step = nextStep(payment?.status, order?.status, isAbandoned(purchase, this.clock.now()));
    if (!payment) return step === 'fail' ? this.failing.run(purchase, order) : purchase;
    if (payment.status === 'CAPTURED' && !isSame(payment.amount, purchase.total))
      return this.refunding.ofOtherAmount(purchase, payment, order);
    switch (step) {
      case 'wait':
        return purchase;
      case 'fail':
        return this.failing.run(purchase, order);
      case 'refund':
        return this.refunding.run(purchase, payment, order);
      case 'confirm':
        return this.confirm(purchase, payment, order);
      case 'done':
        return this.done(purchase, payment);
    }
  }

  private async confirm(
    purchase: Purchase,
    payment: Payment,
    order: Order | undefined,
  ): Promise<Purchase> {
    const paid = await markPaid(this.ledger, purchase, payment);
    if (paid.state !== 'PAID' || !order) return paid;
    const booked = await this.stays.confirm(order, purchase);
    if (booked === 'unknown') return paid;
    if (booked === 'refused') return this.refunding.run(paid, payment, order);
    const key = `${purchase.id}:confirm`;
    const confirmed = await this.orders.confirm(order.id, payment.id, key);
    if (confirmed.kind === 'ok') return movePurchase(this.ledger, paid, 'ORDERED');
    if (confirmed.kind === 'refused') return this.refunding.run(paid, payment, order);
    return paid;
  }

  private async done(purchase: Purchase, payment: Payment): Promise<Purchase> {
    const paid = await markPaid(this.ledger, purchase, payment);
    return paid.state === 'PAID' ? movePurchase(this.ledger, paid, 'ORDERED') : paid;
  }
}
