import { Inject, Injectable } from '@nestjs/common';
import type { Order, Purchase, Transfer } from '@shop/domain';
import { OrdersGateway, PaymentGateway, PurchaseLedger } from '@shop/ports/backends';
import type { NoMail } from './mail-to-send.js';

interface Awaited {
  readonly kind: 'awaited';
  readonly order: Order;
  readonly purchase: Purchase;
  readonly transfer: Transfer;
}

/** Finds the bank transfer that an order still waits for. */
@Injectable()
export class AwaitedTransfer {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
  ) {}

  /** None once the money has arrived or the deadline has passed. */
  async find(orderId: string): Promise<Awaited | NoMail> {
    const purchase = await this.ledger.findByOrder(orderId);
    if (purchase?.state !== 'PAYING' || !purchase.paymentId) return { kind: 'none' };
    const [order, payment] = await Promise.all([
      this.orders.order(orderId),
      this.payments.payment(purchase.paymentId),
    ]);
    if (order.kind !== 'ok' || payment.kind !== 'ok') return { kind: 'later', reason: 'backends' };
    const { transfer } = payment.answer;
    return transfer
      ? { kind: 'awaited', order: order.answer, purchase, transfer }
      : { kind: 'none' };
  }
}
