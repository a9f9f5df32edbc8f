import { Inject, Injectable } from '@nestjs/common';
import { type DisplayCart, isZero, payNothing, type Purchase, writePaying } from '@shop/domain';
import { Clock, Ids, PurchaseLedger } from '@shop/ports/backends';
import { cartDigest, digest, purchaseDigest } from './cart-digest.js';
import type { PurchaseRefused, PurchaseRequest } from './started-purchase.js';

/**
 * Saves the purchase of a form, or finds it. A failed purchase is over: the same form starts a new
 * one, whose attempt is derived from the previous one so that it is found again.
 */
@Injectable()
export class OpenPurchase {
  constructor(
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  /**
   * Refuses an attempt that had other content before. An attempt id is scoped to its cart: in
   * another cart it starts another purchase.
   */
  async run(
    request: PurchaseRequest,
    session: string,
    cart: DisplayCart,
  ): Promise<Purchase | PurchaseRefused> {
    for (let attempt = digest(session, request.attempt); ; attempt = digest(session, attempt)) {
      const asked = this.fresh(attempt, request, session, cart);
      const opened = await this.ledger.open(asked);
      if (hasFailed(opened)) continue;
      if (opened.cartDigest === asked.cartDigest) return opened;
      return { kind: 'refused', code: 'detailsChanged', attempt: this.ids.next() };
    }
  }

  /** What the same form opened before, unless all of it has failed. */
  async before({ session, attempt }: PurchaseRequest): Promise<Purchase | undefined> {
    if (!session) return undefined;
    let attemptOf = digest(session, attempt);
    let purchase = await this.ledger.findByAttempt(attemptOf);
    while (purchase && hasFailed(purchase)) {
      attemptOf = digest(session, attemptOf);
      purchase = await this.ledger.findByAttempt(attemptOf);
    }
    return purchase;
  }

  private fresh(
    attempt: string,
    request: PurchaseRequest,
    session: string,
    cart: DisplayCart,
  ): Purchase {
    const method = writePaying(isZero(cart.total) ? payNothing : request.paying);
    return {
      id: this.ids.next(),
      attempt,
      state: 'CREATED',
      version: 0,
      cartSession: session,
      cartDigest: purchaseDigest(cartDigest(cart), request.contact, method),
      total: cart.total,
      contact: request.contact,
      method,
      language: request.language,
      currency: cart.currency,
      orderId: undefined,
      paymentId: undefined,
      payAt: undefined,
      createdAt: this.clock.now(),
    };
  }
}

const hasFailed = ({ state }: Purchase) => state === 'FAILED' || state === 'REFUNDED';
