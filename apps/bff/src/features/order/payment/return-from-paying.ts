import { Inject, Injectable } from '@nestjs/common';
import { type Language, pathOf, type Purchase } from '@shop/domain';
import { OrderChanges, PurchaseLedger } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { Refused } from '../../../http/refused.js';
import { withTimeout, withoutEnd } from '../../../observability/request-scope.js';
import { type Outcome, redirect } from '../../../page/outcome.js';
import { orderPath } from '../../../presenters/order-paths.js';
import {
  paymentId,
  readOwnOrders,
  readOwnPayments,
  rememberOrder,
} from '../../../visit/own-orders.js';
import type { Visit } from '../../../visit/visit.js';
import { FinishPurchase } from '../../pay/purchase/finish-purchase.js';
import { WhyFailed } from '../../pay/purchase/why-failed.js';
import { FinishChange } from '../rights/finish-change.js';
import { rightsPart } from '../rights/right-addresses.js';
import { paymentPath } from '../../pay/purchase/payment-paths.js';

/** Redirects a visitor who returns from payment (docs/rules/purchase.md#return). */
@Injectable()
export class ReturnFromPaying {
  constructor(
    private readonly finish: FinishPurchase,
    private readonly changes: FinishChange,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(OrderChanges) private readonly changeLedger: OrderChanges,
    private readonly why: WhyFailed,
    private readonly config: Config,
  ) {}

  async ofPurchase(id: string, visit: Visit): Promise<Outcome> {
    const written = paymentId.test(id) ? await this.ledger.find(id) : undefined;
    if (!written) throw new Refused(404, 'notFound');
    const settled = await this.inTime(() => this.settle(written));
    if (!settled || !isBuyerOf(settled.purchase, visit))
      return redirect(paymentPath(id, written.language));
    const { purchase, problem } = settled;
    const { orderId, language } = purchase;
    if (problem) return redirect(`${checkoutPath(language)}?problem=${problem}`);
    if (!orderId) return redirect(paymentPath(id, language));
    // The form post may have ended before the order had its number.
    rememberOrder(visit.jar, orderId);
    return redirect(orderPath(orderId, language));
  }

  /** Goes to the order page, which shows the result, also of a failed payment. */
  async ofChange(id: string, { jar }: Visit): Promise<Outcome> {
    const change = paymentId.test(id) ? await this.changeLedger.find(id) : undefined;
    if (!change) throw new Refused(404, 'notFound');
    await this.inTime(() => this.changes.run(change));
    const { orderId, language } = change;
    const isOwn = readOwnOrders(jar).some((own) => own.id === orderId);
    return redirect(
      isOwn ? `${orderPath(orderId, language)}#${rightsPart}` : paymentPath(id, language),
    );
  }

  private async settle(written: Purchase) {
    const purchase = (await this.finish.run(written.id)) ?? written;
    const problem = purchase.state === 'FAILED' ? await this.why.of(purchase) : undefined;
    return { purchase, problem };
  }

  /** Slow work continues after the response; the reconciler completes it. */
  private inTime<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    return withTimeout(withoutEnd(work), this.config.PRESS_DEADLINE_MS);
  }
}

const checkoutPath = (language: Language) => pathOf({ name: 'checkout', params: {} }, language);

/** By its order, its purchase, or the cart that was paid. */
const isBuyerOf = ({ id, orderId, cartSession }: Purchase, { jar, cart }: Visit): boolean =>
  cart.session === cartSession ||
  readOwnPayments(jar).includes(id) ||
  readOwnOrders(jar).some((own) => own.id === orderId);
