import { Inject, Injectable } from '@nestjs/common';
import { isUnderWay, type Order, type Payment, type Purchase } from '@shop/domain';
import { OrdersGateway, PaymentGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { Transfers } from './transfers.js';

export interface Truth {
  readonly payment: Payment | undefined;
  readonly order: Order | undefined;
}

/** Reads what payment provider and order system say about a purchase. */
@Injectable()
export class PurchaseTruth {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    private readonly transfers: Transfers,
  ) {}

  /**
   * The state at both backends; `undefined` if either failed, and then nothing is decided. During
   * payment the order is irrelevant, so it is not read.
   */
  async of(purchase: Purchase): Promise<Truth | undefined> {
    const { payments, orders } = this;
    const { id, paymentId, orderId, method } = purchase;
    const asked =
      method === 'TR'
        ? await this.transfers.mainOf(purchase)
        : paymentId
          ? await payments.payment(paymentId)
          : await payments.paymentOf(id);
    if (asked.kind === 'failed') return undefined;
    const payment = valueOr(asked, undefined);
    if (!orderId || (payment && isUnderWay(payment.status))) return { payment, order: undefined };
    const order = await orders.order(orderId);
    return order.kind === 'failed' ? undefined : { payment, order: valueOr(order, undefined) };
  }
}
