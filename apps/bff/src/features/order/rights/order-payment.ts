import { Inject, Injectable } from '@nestjs/common';
import type { Order } from '@shop/domain';
import { PurchaseLedger } from '@shop/ports/backends';
import { FinishPurchase } from '../../pay/purchase/finish-purchase.js';

/** Finds the payment of an order; settles its purchase first. */
@Injectable()
export class OrderPayment {
  constructor(
    @Inject(PurchaseLedger) private readonly purchases: PurchaseLedger,
    private readonly finish: FinishPurchase,
  ) {}

  /** Its id; `open` while the purchase is not settled. `undefined`: the backend names none. */
  async idOf({ id, paymentId }: Order): Promise<string | undefined> {
    const purchase = await this.purchases.findByOrder(id);
    if (!purchase) return paymentId;
    const settled = await this.finish.run(purchase.id);
    return settled?.state === 'ORDERED' ? (settled.paymentId ?? paymentId) : 'open';
  }
}
