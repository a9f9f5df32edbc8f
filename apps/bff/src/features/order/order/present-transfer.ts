import { Inject, Injectable } from '@nestjs/common';
import {
  formatMoney,
  givenBackAs,
  type Language,
  maskEmail,
  type Order,
  type Payment,
  type Purchase,
  sortReceived,
  type Transfer,
  writePlainNumber,
} from '@shop/domain';
import { Clock, PaymentGateway } from '@shop/ports/backends';
import type { OrderView, TransferView } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { writeParkMoment } from '../../../presenters/write-park-moment.js';

const hourMs = 60 * 60_000;

interface Waiting {
  readonly order: Order;
  readonly purchase: Purchase;
  readonly transfer: Transfer;
  readonly now: Date;
}

export const presentTransferOf = (
  { order, purchase, transfer, now }: Waiting,
  language: Language,
): TransferView => {
  const { bank, beneficiary, account, reference, until } = transfer;
  return {
    bank,
    beneficiary,
    account,
    reference,
    amount: presentMoney(purchase.total, language),
    plainAmount: writePlainNumber(purchase.total),
    until: writeParkMoment(until, language),
    hours: Math.round((until.getTime() - purchase.createdAt.getTime()) / hourMs),
    secondsLeft: Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)),
    mailTo: maskEmail(order.contact.email),
  };
};

@Injectable()
export class TransferPresenter {
  constructor(
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async present(
    order: Order,
    purchase: Purchase | undefined,
    language: Language,
  ): Promise<Pick<OrderView, 'transfer' | 'givenBack'>> {
    if (purchase?.method !== 'TR') return {};
    const all = valueOr(await this.payments.paymentsOf(purchase.id), []);
    const { main, others } = sortReceived(all, purchase.total, purchase.paymentId);
    const transfer = main?.transfer;
    const now = this.clock.now();
    // The order is confirmed slightly before the purchase is recorded as complete.
    const isPaid = purchase.state === 'ORDERED' || order.status === 'CONFIRMED';
    return {
      transfer: transfer && presentTransferOf({ order, purchase, transfer, now }, language),
      givenBack: givenBackOf(purchase, isPaid, main, others),
    };
  }
}

function givenBackOf(
  { total }: Purchase,
  isPaid: boolean,
  main: Payment | undefined,
  [newest]: readonly Payment[],
): OrderView['givenBack'] {
  if (newest)
    return { why: givenBackAs(newest, total, isPaid), amount: formatMoney(newest.amount) };
  const isLate = main?.status === 'REFUNDED' && !isPaid;
  return isLate ? { why: 'late', amount: formatMoney(main.amount) } : undefined;
}
