import { Inject, Injectable } from '@nestjs/common';
import type { Order, Payment, Purchase } from '@shop/domain';
import { OrdersGateway, PaymentGateway, PurchaseLedger, Reporter } from '@shop/ports/backends';
import { isUnpaid } from './fail-purchase.js';
import { markPaid, movePurchase } from './move-purchase.js';
import { PurchaseStays } from './purchase-stays.js';

/** Refunds money without an order, once, after the hotels have released every room. */
@Injectable()
export class RefundPurchase {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly stays: PurchaseStays,
  ) {}

  /** The purchase afterwards; `REFUND_DUE` while a backend has not replied. */
  async run(purchase: Purchase, payment: Payment, order: Order | undefined): Promise<Purchase> {
    const { ledger } = this;
    const paid = await markPaid(ledger, purchase, payment);
    const due = paid.state === 'PAID' ? await movePurchase(ledger, paid, 'REFUND_DUE') : paid;
    if (due.state !== 'REFUND_DUE') return due;
    this.reporter.report({ event: 'refund_due', purchase: purchase.id });
    if (order && !(await this.stays.release(order, purchase))) return due;
    if (order?.stays && isUnpaid(order))
      await this.orders.cancel(order.id, `${purchase.id}:cancel`);
    if (payment.status === 'REFUNDED') return movePurchase(ledger, due, 'REFUNDED');
    const refunded = await this.payments.refund(payment.id, `${purchase.id}:refund`);
    return refunded.kind === 'ok' ? movePurchase(ledger, due, 'REFUNDED') : due;
  }

  /** The payment is captured, but not over the purchase's total. */
  ofOtherAmount(purchase: Purchase, payment: Payment, order: Order | undefined): Promise<Purchase> {
    this.reporter.report({ event: 'payment_amount_differs', purchase: purchase.id });
    return this.run(purchase, payment, order);
  }
}
