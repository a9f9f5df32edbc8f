import { Inject, Injectable } from '@nestjs/common';
import type { Language, Order } from '@shop/domain';
import { PurchaseLedger } from '@shop/ports/backends';
import type { OrderView } from '@shop/ports/screens';
import { PaidWords, refundsOf } from '../order/paid-words.js';
import { ChangesOfOrder } from '../rights/changes-of-order.js';

/** How an order was paid and what was refunded, for its mail. */
@Injectable()
export class PaymentSummary {
  constructor(
    @Inject(PurchaseLedger) private readonly purchases: PurchaseLedger,
    private readonly changes: ChangesOfOrder,
    private readonly paid: PaidWords,
  ) {}

  async of(
    order: Order,
    words: Pick<OrderView, 'state'>,
    language: Language,
  ): Promise<Pick<OrderView, 'paidBy' | 'refunds'>> {
    const [purchase, changes] = await Promise.all([
      this.purchases.findByOrder(order.id),
      this.changes.all(order, language),
    ]);
    return {
      paidBy: await this.paid.by(purchase, language),
      refunds: refundsOf(changes, words, order, language),
    };
  }
}
