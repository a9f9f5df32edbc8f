import { Inject, Injectable } from '@nestjs/common';
import {
  isSame,
  isUnderWay,
  needsNoPayment,
  nextStep,
  type Order,
  type Payment,
  type Purchase,
  type PurchaseState,
} from '@shop/domain';
import {
  Clock,
  OrdersGateway,
  PaymentGateway,
  type PurchaseFacts,
  PurchaseLedger,
  Reporter,
} from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { BeginPayment } from './begin-payment.js';
import { isAbandoned } from './started-purchase.js';
import { EndedStays } from './ended-stays.js';
import { FinishUnpaid } from './finish-unpaid.js';
import { PurchaseStays } from './purchase-stays.js';
import { isAwaited, Transfers } from './transfers.js';

interface Truth {
  readonly payment: Payment | undefined;
  readonly order: Order | undefined;
}

/**
 * Settles a purchase. Webhook, return and reconciler call it in any order and any number of times.
 * Payment provider and order system are the source of truth. Conditional updates of the ledger let
 * one caller win, and idempotency keys make every outside call repeatable.
 */
@Injectable()
export class FinishPurchase {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(Reporter) private readonly reporter: Reporter,
    @Inject(Clock) private readonly clock: Clock,
    private readonly transfers: Transfers,
    private readonly payment: BeginPayment,
    private readonly stays: PurchaseStays,
    private readonly ended: EndedStays,
    private readonly unpaid: FinishUnpaid,
  ) {}

  /** Handles a provider message, whatever it says. Returns false if it must be resent. */
  async onProviderMessage(id: string): Promise<boolean | undefined> {
    const found = await this.ledger.find(id);
    if (!found) return undefined;
    const { purchase, isKnown } = await this.settle(found);
    // The reconciler skips failed purchases, so only a message reveals their late money.
    if (!isKnown && purchase.state === 'FAILED') return false;
    return purchase.method !== 'TR' || this.transfers.giveBack(purchase);
  }

  /** The purchase afterwards; `undefined` if it does not exist. */
  async run(id: string): Promise<Purchase | undefined> {
    const found = await this.ledger.find(id);
    return found && (await this.settle(found)).purchase;
  }

  /** `isKnown`: both backends replied, and their state was applied. */
  private async settle(found: Purchase): Promise<{ purchase: Purchase; isKnown: boolean }> {
    if (hasEnded(found)) return { purchase: found, isKnown: true };
    if (needsNoPayment(found)) return { purchase: await this.unpaid.run(found), isKnown: true };
    const isBegun = found.state !== 'CREATED' || !isAwaited(found);
    const purchase = isBegun ? found : await this.payment.resume(found);
    const truth = await this.truthOf(purchase);
    if (!truth) return { purchase, isKnown: false };
    return { purchase: await this.decide(purchase, truth), isKnown: true };
  }

  private async decide(purchase: Purchase, { payment, order }: Truth): Promise<Purchase> {
    const step = nextStep(payment?.status, order?.status, isAbandoned(purchase, this.clock.now()));
    if (!payment) return step === 'fail' ? this.fail(purchase, order) : purchase;
    if (payment.status === 'CAPTURED' && !isSame(payment.amount, purchase.total)) {
      this.reporter.report({ event: 'payment_amount_differs', purchase: purchase.id });
      return this.refund(purchase, payment, order);
    }
    switch (step) {
      case 'wait':
        return purchase;
      case 'fail':
        return this.fail(purchase, order);
      case 'refund':
        return this.refund(purchase, payment, order);
      case 'confirm':
        return this.confirm(purchase, payment, order);
      case 'done':
        return this.done(purchase, payment);
    }
  }

  /**
   * The state at both backends; `undefined` if either failed, and then nothing is decided. During
   * payment the order is irrelevant, so it is not read.
   */
  private async truthOf(purchase: Purchase): Promise<Truth | undefined> {
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

  private async confirm(
    purchase: Purchase,
    payment: Payment,
    order: Order | undefined,
  ): Promise<Purchase> {
    const paid = await this.paid(purchase, payment);
    if (paid.state !== 'PAID' || !order) return paid;
    const booked = await this.stays.confirm(order, purchase);
    if (booked === 'unknown') return paid;
    if (booked === 'refused') return this.refund(paid, payment, order);
    const key = `${purchase.id}:confirm`;
    const confirmed = await this.orders.confirm(order.id, payment.id, key);
    if (confirmed.kind === 'ok') return this.move(paid, 'ORDERED');
    if (confirmed.kind === 'refused') return this.refund(paid, payment, order);
    return paid;
  }

  private async done(purchase: Purchase, payment: Payment): Promise<Purchase> {
    const paid = await this.paid(purchase, payment);
    return paid.state === 'PAID' ? this.move(paid, 'ORDERED') : paid;
  }

  private paid(purchase: Purchase, payment: Payment): Promise<Purchase> | Purchase {
    return purchase.state === 'PAID' || purchase.state === 'REFUND_DUE'
      ? purchase
      : this.move(purchase, 'PAID', { paymentId: payment.id });
  }

  private async fail(purchase: Purchase, order: Order | undefined): Promise<Purchase> {
    const unpaid = order && isUnpaid(order) ? order : undefined;
    // Before the purchase ends: after a crash the next caller repeats it.
    if (unpaid) await this.ended.run(unpaid, purchase);
    const failed = purchase.state === 'FAILED' ? purchase : await this.move(purchase, 'FAILED');
    if (unpaid) await this.orders.cancel(unpaid.id, `${purchase.id}:cancel`);
    return failed;
  }

  /** Refunds money without an order, once, after the hotels have released every room. */
  private async refund(
    purchase: Purchase,
    payment: Payment,
    order: Order | undefined,
  ): Promise<Purchase> {
    const paid = await this.paid(purchase, payment);
    const due = paid.state === 'PAID' ? await this.move(paid, 'REFUND_DUE') : paid;
    if (due.state !== 'REFUND_DUE') return due;
    this.reporter.report({ event: 'refund_due', purchase: purchase.id });
    if (order && !(await this.stays.release(order, purchase))) return due;
    if (order?.stays && isUnpaid(order))
      await this.orders.cancel(order.id, `${purchase.id}:cancel`);
    if (payment.status === 'REFUNDED') return this.move(due, 'REFUNDED');
    const refunded = await this.payments.refund(payment.id, `${purchase.id}:refund`);
    return refunded.kind === 'ok' ? this.move(due, 'REFUNDED') : due;
  }

  private async move(seen: Purchase, to: PurchaseState, facts?: PurchaseFacts): Promise<Purchase> {
    const moved = await this.ledger.move(seen, to, facts);
    return moved ?? (await this.ledger.find(seen.id)) ?? seen;
  }
}

const hasEnded = ({ state }: Purchase) => state === 'ORDERED' || state === 'REFUNDED';

const isUnpaid = ({ status }: Order) => status === 'ON_HOLD' || status === 'PENDING_PAYMENT';
