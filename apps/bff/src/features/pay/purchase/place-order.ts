import { Inject, Injectable } from '@nestjs/common';
import {
  type CartStay,
  type ErrorCode,
  isSame,
  needsNoPayment,
  type Order,
  payNothing,
  type Purchase,
} from '@shop/domain';
import { OrdersGateway, PurchaseLedger } from '@shop/ports/backends';
import { BeginPayment } from './begin-payment.js';
import { FailPurchase } from './fail-purchase.js';
import { FinishPurchase } from './finish-purchase.js';
import { HoldForPayment } from './hold-for-payment.js';
import { movePurchase } from './move-purchase.js';
import type { StaysRefused } from './purchase-stays.js';
import {
  begunElsewhere,
  type PurchaseRequest,
  type StartedPurchase,
  startedAs,
} from './started-purchase.js';

/** Orders the cart of a saved purchase, then starts its payment or confirms what costs nothing. */
@Injectable()
export class PlaceOrder {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    private readonly holding: HoldForPayment,
    private readonly payment: BeginPayment,
    private readonly finish: FinishPurchase,
    private readonly failing: FailPurchase,
  ) {}

  /** `stays` is empty for a retry after the order took the cart: they are already held. */
  async run(
    purchase: Purchase,
    request: PurchaseRequest,
    stays: readonly CartStay[] = [],
  ): Promise<StartedPurchase> {
    const end = await this.holding.run(purchase, request, stays);
    if (end && 'code' in end) return this.refuse(purchase, end);
    const placed = await this.orders.place(
      {
        session: purchase.cartSession,
        contact: purchase.contact,
        language: purchase.language,
        total: purchase.total,
        reference: purchase.id,
        ...end,
      },
      `${purchase.id}:order`,
    );
    if (placed.kind === 'failed') return begunElsewhere(this.ledger, purchase);
    if (placed.kind === 'refused') {
      await this.failing.withoutOrder(purchase, stays);
      const code = told.find((one) => one === placed.refusal) ?? 'purchase';
      return { kind: 'refused', code, limit: placed.limit };
    }
    const wrong = whyNot(placed.state, purchase);
    if (wrong) return this.failing.giveUp(purchase, placed.state.id, wrong);
    const { paying } = request;
    if (needsNoPayment(purchase) || paying.method === payNothing.method)
      return this.confirm(await this.note(purchase, placed.state.id));
    const noted = end ? await this.note(purchase, placed.state.id) : purchase;
    return this.payment.begin(noted, placed.state.id, { ...paying, ...end });
  }

  /** Nothing to pay. The order page shows a pending result. */
  async confirm(purchase: Purchase): Promise<StartedPurchase> {
    const now = (await this.finish.run(purchase.id)) ?? purchase;
    return startedAs(now) ?? { kind: 'refused', code: 'nothingToPay' };
  }

  /** Without a reply (`purchase`) it stays open, so that a retry continues it. */
  private async refuse(purchase: Purchase, why: StaysRefused): Promise<StartedPurchase> {
    if (why.code !== 'purchase') await this.ledger.move(purchase, 'FAILED');
    return { kind: 'refused', ...why };
  }

  /** Without a payment page, saves the order id before anything else can fail. */
  private note(purchase: Purchase, orderId: string): Promise<Purchase> {
    return movePurchase(this.ledger, purchase, purchase.state, { orderId });
  }
}

/** Refusals that a visitor can act on. */
const told = ['lineUnavailable', 'transfersHeld', 'unpaidMails'] as const;

function whyNot({ total, status }: Order, purchase: Purchase): ErrorCode | undefined {
  if (!isSame(total, purchase.total)) return 'cartChanged';
  // The backend does not keep places for a transfer: it might sell them meanwhile.
  return purchase.method === 'TR' && status === 'ON_HOLD' ? 'methodGone' : undefined;
}
