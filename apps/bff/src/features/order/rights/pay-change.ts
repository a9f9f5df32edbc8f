import { Inject, Injectable } from '@nestjs/common';
import {
  type ChangeState,
  dueOf,
  type ErrorCode,
  type Money,
  type OrderChange,
  payStepOf,
} from '@shop/domain';
import {
  type ChangeFacts,
  Clock,
  OrderChanges,
  PaymentGateway,
  Reporter,
  type Written,
} from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { valueOr } from '../../../presenters/value-or.js';
import { isPaymentPage } from '../../pay/purchase/payment-page.js';

/** How long a payment that could not be started is retried. */
const beginMs = 20 * 60_000;
/** Outlasts an open payment: a change without a payment by then never had one. */
const abandonedMs = 60 * 60_000;

/**
 * Payment of the extra price of other nights. It starts before the hotels are called, counts only
 * once the provider confirms it, and is fully refunded if the nights are gone
 * (docs/rules/stays.md#dearer).
 */
@Injectable()
export class PayChange {
  constructor(
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    @Inject(Reporter) private readonly reporter: Reporter,
    @Inject(Clock) private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Starts the payment if necessary, then reads its state. */
  async settle(asked: OrderChange): Promise<OrderChange> {
    const due = dueOf(asked.request);
    if (!due) return this.move(asked, 'REFUSED', { refusal: 'changeFailed' });
    const change = asked.payAt ? asked : await this.begin(asked, due);
    if (change.state !== 'PAYING') return change;
    const { id, extraPaymentId: known } = change;
    const reply = await (known ? this.payments.payment(known) : this.payments.paymentOf(id));
    if (reply.kind === 'failed') return change;
    const payment = valueOr(reply, undefined);
    const facts = payment && { extraPaymentId: payment.id };
    switch (payStepOf(payment, due, this.ageOf(change) > abandonedMs)) {
      case 'wait':
        return change;
      case 'ask':
        return this.move(change, 'ASKED', facts);
      case 'return':
        this.reporter.report({ event: 'change_amount_differs', change: id });
        return this.inVain(change, 'changeFailed', { ...facts, amount: payment?.amount ?? due });
      case 'refuse':
        return this.refuse(change, payment?.status === 'EXPIRED' ? 'paymentExpired' : 'declined');
    }
  }

  /** The change failed: its payment must be refunded. */
  inVain(change: OrderChange, refusal: string, facts?: ChangeFacts): Promise<OrderChange> {
    const amount = dueOf(change.request);
    return this.move(change, 'RETURNING', { ...(amount && { amount }), refusal, ...facts });
  }

  /** A refused refund needs a person. It is logged on every attempt. */
  async giveBack(change: OrderChange): Promise<OrderChange> {
    const refunded = await this.refund(change);
    if (refunded?.kind === 'ok') return this.move(change, 'REFUSED');
    if (refunded?.kind !== 'failed' || refunded.reason === 'rejected')
      this.reporter.report({ event: 'change_refund_refused', change: change.id });
    return change;
  }

  /** Refunds money that arrived after the change was given up; false while it is not refunded. */
  async giveLateBack(change: OrderChange): Promise<boolean> {
    if (change.state !== 'REFUSED' || change.amount || !dueOf(change.request)) return true;
    const reply = await this.payments.paymentOf(change.id);
    if (reply.kind !== 'ok' || reply.answer.status !== 'CAPTURED') return reply.kind !== 'failed';
    this.reporter.report({ event: 'change_paid_late', change: change.id });
    return (await this.refund({ ...change, extraPaymentId: reply.answer.id }))?.kind === 'ok';
  }

  private async begin(change: OrderChange, amount: Money): Promise<OrderChange> {
    const { id, orderId, language, request } = change;
    const method = request.kind === 'changeStay' ? request.payBy : undefined;
    if (!method || this.ageOf(change) > beginMs) return change;
    const returnUrl = `${this.config.PUBLIC_ORIGIN}/api/payment/return?change=${id}`;
    const payment = { amount, method, reference: id, returnUrl, language, description: orderId };
    const begun = await this.payments.begin(payment, `${id}:payment`);
    if (begun.kind === 'failed' && begun.reason !== 'rejected') return change;
    if (begun.kind !== 'ok') return this.refuse(change, 'changeFailed');
    const { id: extraPaymentId, nextAction: payAt } = begun.state;
    if (!payAt || !isPaymentPage(payAt, this.config, this.reporter))
      return this.refuse(change, 'changeFailed');
    return this.move(change, 'PAYING', { extraPaymentId, payAt });
  }

  private async refund({ id, extraPaymentId }: OrderChange): Promise<Written<unknown> | undefined> {
    return extraPaymentId ? this.payments.refund(extraPaymentId, `${id}:return`) : undefined;
  }

  private refuse(change: OrderChange, refusal: ErrorCode): Promise<OrderChange> {
    return this.move(change, 'REFUSED', { refusal });
  }

  private ageOf({ createdAt }: OrderChange): number {
    return this.clock.now().getTime() - createdAt.getTime();
  }

  private async move(seen: OrderChange, to: ChangeState, facts?: ChangeFacts) {
    const moved = await this.changes.move(seen, to, facts);
    return moved ?? (await this.changes.find(seen.id)) ?? seen;
  }
}
