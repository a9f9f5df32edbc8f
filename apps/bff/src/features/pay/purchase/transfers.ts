import { Inject, Injectable } from '@nestjs/common';
import {
  type ErrorCode,
  isSame,
  type Payment,
  type Purchase,
  sortReceived,
  transferEnd,
} from '@shop/domain';
import { type BackendReply, PaymentGateway, Reporter } from '@shop/ports/backends';

type Owner = Pick<Purchase, 'id' | 'total' | 'paymentId'>;

/** Bank transfers for a purchase (docs/rules/purchase.md#transfer). */
@Injectable()
export class Transfers {
  constructor(
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {}

  /** Deadline of a transfer; `undefined` for any other method. */
  async endOf({
    method,
    currency,
    createdAt,
  }: Purchase): Promise<{ payUntil: Date } | { code: ErrorCode } | undefined> {
    if (method !== 'TR') return undefined;
    const asked = await this.payments.methods(currency);
    if (asked.kind !== 'ok') return { code: 'purchase' };
    const hours = asked.answer.transferHours;
    return hours === undefined
      ? { code: 'methodGone' }
      : { payUntil: transferEnd(createdAt, hours) };
  }

  /** The payment that settles the purchase. Surplus payments are refunded meanwhile. */
  async mainOf(purchase: Owner): Promise<BackendReply<Payment>> {
    const asked = await this.payments.paymentsOf(purchase.id);
    if (asked.kind !== 'ok') return asked;
    const { main, others } = sortReceived(asked.answer, purchase.total, purchase.paymentId);
    await this.giveBackAll(purchase, others);
    return main ? { kind: 'ok', answer: main } : { kind: 'unknown' };
  }

  /** Refunds surplus payments. Returns whether all are refunded. */
  async giveBack(purchase: Owner): Promise<boolean> {
    const asked = await this.payments.paymentsOf(purchase.id);
    if (asked.kind !== 'ok') return false;
    const { others } = sortReceived(asked.answer, purchase.total, purchase.paymentId);
    return this.giveBackAll(purchase, others);
  }

  private async giveBackAll(purchase: Owner, others: readonly Payment[]): Promise<boolean> {
    const left = others.filter(({ status }) => status === 'CAPTURED');
    const done = await Promise.all(left.map((payment) => this.giveBackOne(purchase, payment)));
    return done.every(Boolean);
  }

  /** Keyed by payment: repeated calls refund once. */
  private async giveBackOne(purchase: Owner, payment: Payment): Promise<boolean> {
    const event = isSame(payment.amount, purchase.total)
      ? 'payment_twice'
      : 'payment_amount_differs';
    this.reporter.report({ event, purchase: purchase.id });
    const key = `${purchase.id}:back:${payment.id}`;
    return (await this.payments.refund(payment.id, key)).kind === 'ok';
  }
}

/** An order that awaits its transfer, so there is no payment page. */
export const isAwaited = ({ state, method, orderId }: Purchase): boolean =>
  (state === 'PAYING' || state === 'CREATED') && method === 'TR' && orderId !== undefined;
