import { Inject, Injectable } from '@nestjs/common';
import type { Purchase } from '@shop/domain';
import {
  PaymentGateway,
  type PaymentRequest,
  type PurchaseFacts,
  PurchaseLedger,
  Reporter,
} from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { FailPurchase } from './fail-purchase.js';
import { isPaymentPage } from './payment-page.js';
import { type StartedPurchase, startedAs, begunElsewhere } from './started-purchase.js';
import { Transfers } from './transfers.js';

type How = Pick<PaymentRequest, 'method' | 'plan' | 'payUntil'>;

/** Starts the payment of a placed order: returns a payment page, or transfer details. */
@Injectable()
export class BeginPayment {
  constructor(
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly transfers: Transfers,
    private readonly config: Config,
    private readonly failing: FailPurchase,
  ) {}

  async begin(purchase: Purchase, orderId: string, how: How): Promise<StartedPurchase> {
    const begun = await this.payments.begin(
      {
        amount: purchase.total,
        ...how,
        reference: purchase.id,
        returnUrl: `${this.config.PUBLIC_ORIGIN}/api/payment/return?purchase=${purchase.id}`,
        language: purchase.language,
        description: orderId,
      },
      `${purchase.id}:payment`,
    );
    const { refusal } = begun.kind === 'refused' ? begun : {};
    if (refusal === 'methodGone' || refusal === 'planGone')
      return this.failing.giveUp(purchase, orderId, refusal);
    if (begun.kind !== 'ok') return this.asItStands(purchase);
    const { id: paymentId, nextAction: payAt, transfer } = begun.state;
    if (payAt && !isPaymentPage(payAt, this.config, this.reporter))
      return this.failing.giveUp(purchase, orderId, 'purchase');
    if (!payAt && !transfer) return { kind: 'refused', code: 'purchase' };
    return this.nowPaying(purchase, { orderId, paymentId, ...(payAt && { payAt }) });
  }

  /** Starts the payment of a transfer order if the first attempt failed. */
  async resume(purchase: Purchase): Promise<Purchase> {
    const { orderId } = purchase;
    const end = await this.transfers.endOf(purchase);
    if (!orderId || !end || 'code' in end) return purchase;
    await this.begin(purchase, orderId, { method: 'TR', ...end });
    return (await this.ledger.find(purchase.id)) ?? purchase;
  }

  /** A transfer order keeps its places meanwhile; the next call starts its payment. */
  private asItStands(purchase: Purchase): Promise<StartedPurchase> | StartedPurchase {
    return startedAs(purchase) ?? begunElsewhere(this.ledger, purchase);
  }

  private async nowPaying(purchase: Purchase, facts: PurchaseFacts): Promise<StartedPurchase> {
    const moved = await this.ledger.move(purchase, 'PAYING', facts);
    // Another instance was faster. With the same keys its outcome is ours.
    const now = moved ?? (await this.ledger.find(purchase.id));
    return (now && startedAs(now)) ?? { kind: 'refused', code: 'purchase' };
  }
}
