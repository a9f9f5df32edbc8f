import { Injectable } from '@nestjs/common';
import type { Language } from '@shop/domain';
import type { ChangeView, OrderView } from '@shop/ports/screens';
import { PaidWords, refundsOf } from './paid-words.js';
import type { OrderFacts } from './present-order.js';
import { TransferPresenter } from './present-transfer.js';

/** How an order is or was paid, and what was refunded. */
@Injectable()
export class OrderMoneyPresenter {
  constructor(
    private readonly transfers: TransferPresenter,
    private readonly paid: PaidWords,
  ) {}

  async present(
    { order, purchase }: OrderFacts,
    state: OrderView['state'],
    changes: readonly ChangeView[],
    language: Language,
  ): Promise<Pick<OrderView, 'transfer' | 'givenBack' | 'paidBy' | 'refunds'>> {
    return {
      ...(await this.transfers.present(order, purchase, language)),
      paidBy: await this.paid.by(purchase, language),
      refunds: refundsOf(changes, { state }, order, language),
    };
  }
}
