import { Inject, Injectable } from '@nestjs/common';
import { needsNoPayment, type Purchase } from '@shop/domain';
import { PurchaseLedger } from '@shop/ports/backends';
import { BeginPayment } from './begin-payment.js';
import { FinishPaid } from './finish-paid.js';
import { FinishUnpaid } from './finish-unpaid.js';
import { PurchaseTruth } from './purchase-truth.js';
import { isAwaited, Transfers } from './transfers.js';

/**
 * Settles a purchase. Webhook, return and reconciler call it in any order and any number of times.
 * Payment provider and order system are the source of truth. Conditional updates of the ledger let
 * one caller win, and idempotency keys make every outside call repeatable.
 */
@Injectable()
export class FinishPurchase {
  constructor(
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    private readonly transfers: Transfers,
    private readonly payment: BeginPayment,
    private readonly truth: PurchaseTruth,
    private readonly paid: FinishPaid,
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
    const truth = await this.truth.of(purchase);
    if (!truth) return { purchase, isKnown: false };
    return { purchase: await this.paid.run(purchase, truth), isKnown: true };
  }
}

const hasEnded = ({ state }: Purchase) => state === 'ORDERED' || state === 'REFUNDED';
