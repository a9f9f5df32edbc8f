import { Inject, Injectable } from '@nestjs/common';
import { type Purchase, staysOf } from '@shop/domain';
import { CartGateway, PurchaseLedger } from '@shop/ports/backends';
import { timeLeft, withTimeout, withoutEnd } from '../../../observability/request-scope.js';
import { OpenPurchase } from './open-purchase.js';
import { PlaceOrder } from './place-order.js';
import { readCart } from './read-cart.js';
import {
  type StartedPurchase,
  isBeingConfirmed,
  orderedBefore,
  type PurchaseRequest,
} from './started-purchase.js';
import { isAwaited } from './transfers.js';

/**
 * From a cart to the payment page (docs/rules/purchase.md#written-first). The purchase is saved
 * before the first outside call, and its id is part of every idempotency key, so any step can be
 * retried.
 */
@Injectable()
export class BeginPurchase {
  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    private readonly opening: OpenPurchase,
    private readonly placing: PlaceOrder,
  ) {}

  /**
   * A stored purchase continues after the reply, and its payment page shows the outcome. A purchase
   * not stored in time is never placed: the visitor gets a failure.
   */
  async inTime(request: Omit<PurchaseRequest, 'isWanted'>): Promise<StartedPurchase> {
    let isOver = false;
    let written: Purchase | undefined;
    const isWanted = (purchase: Purchase) => {
      written ??= isOver ? undefined : purchase;
      return written !== undefined;
    };
    const begun = await withTimeout(
      withoutEnd(() => this.run({ ...request, isWanted })),
      timeLeft(),
    );
    isOver = true;
    if (begun) return begun;
    return written
      ? { kind: 'underWay', purchase: written }
      : { kind: 'refused', code: 'purchase' };
  }

  async run(request: PurchaseRequest): Promise<StartedPurchase> {
    const found = await readCart(this.carts, request);
    if ('code' in found) {
      if (found.limit) return { kind: 'refused', ...found };
      const before =
        (await this.begunBefore(request)) ?? (await orderedBefore(this.ledger, request));
      return before ?? { kind: 'refused', code: found.code };
    }
    const purchase = await this.opening.run(request, found.session, found.cart);
    if ('kind' in purchase) return purchase;
    if (!request.isWanted(purchase)) return { kind: 'refused', code: 'purchase' };
    if (purchase.state === 'ORDERED' || purchase.state === 'PAID')
      return { kind: 'settled', purchase };
    if (purchase.payAt) return { kind: 'pay', purchase, payAt: purchase.payAt };
    if (isAwaited(purchase)) return { kind: 'settled', purchase };
    const begun = await this.placing.run(purchase, request, staysOf(found.cart));
    if (begun.kind !== 'refused') return begun;
    // Another form may have ordered the cart since this one read it.
    return (await orderedBefore(this.ledger, request)) ?? begun;
  }

  /** The same form posted again, after its order took the cart or meanwhile. */
  private async begunBefore(request: PurchaseRequest): Promise<StartedPurchase | undefined> {
    const purchase = await this.opening.before(request);
    if (!purchase) return undefined;
    if (!request.isWanted(purchase)) return { kind: 'refused', code: 'purchase' };
    if (purchase.method === 'TR' && purchase.state === 'CREATED')
      return this.placing.run(purchase, request);
    // Another instance may have confirmed it, but crashed before it updated the ledger.
    if (isBeingConfirmed(purchase)) return this.placing.confirm(purchase);
    const isSettled = purchase.orderId && (purchase.state === 'ORDERED' || isAwaited(purchase));
    return isSettled ? { kind: 'settled', purchase } : undefined;
  }
}
