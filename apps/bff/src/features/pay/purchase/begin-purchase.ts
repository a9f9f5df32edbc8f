import { Inject, Injectable } from '@nestjs/common';
import {
  type CartStay,
  type DisplayCart,
  type ErrorCode,
  isSame,
  isZero,
  needsNoPayment,
  type Order,
  payNothing,
  type Purchase,
  staysOf,
  writePaying,
} from '@shop/domain';
import { CartGateway, Clock, Ids, OrdersGateway, PurchaseLedger } from '@shop/ports/backends';
import { BeginPayment } from './begin-payment.js';
import {
  type StartedPurchase,
  startedAs,
  begunElsewhere,
  isBeingConfirmed,
  orderedBefore,
  type PurchaseRequest,
} from './started-purchase.js';
import { cartDigest, digest, purchaseDigest } from './cart-digest.js';
import { FinishPurchase } from './finish-purchase.js';
import { Months } from '../../cart/cart/months.js';
import { PurchaseStays, type StaysRefused } from './purchase-stays.js';
import { readCart } from './read-cart.js';
import { isAwaited, Transfers } from './transfers.js';

/**
 * From a cart to the payment page (docs/rules/purchase.md#written-first). The purchase is saved
 * before the first outside call, and its id is part of every idempotency key, so any step can be
 * retried.
 */
@Injectable()
export class BeginPurchase {
  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    private readonly transfers: Transfers,
    private readonly months: Months,
    private readonly payment: BeginPayment,
    private readonly stays: PurchaseStays,
    private readonly finish: FinishPurchase,
  ) {}

  async run(request: PurchaseRequest): Promise<StartedPurchase> {
    const found = await readCart(this.carts, request);
    if ('code' in found) {
      if (found.limit) return { kind: 'refused', ...found };
      const before =
        (await this.begunBefore(request)) ?? (await orderedBefore(this.ledger, request));
      return before ?? { kind: 'refused', code: found.code };
    }
    const purchase = await this.open(request, found.session, found.cart);
    if (!purchase) return { kind: 'refused', code: 'detailsChanged', attempt: this.ids.next() };
    if (!request.isWanted(purchase)) return { kind: 'refused', code: 'purchase' };
    if (purchase.state === 'ORDERED' || purchase.state === 'PAID')
      return { kind: 'settled', purchase };
    if (purchase.payAt) return { kind: 'pay', purchase, payAt: purchase.payAt };
    if (isAwaited(purchase)) return { kind: 'settled', purchase };
    const begun = await this.place(purchase, request, staysOf(found.cart));
    if (begun.kind !== 'refused') return begun;
    // Another form may have ordered the cart since this one read it.
    return (await orderedBefore(this.ledger, request)) ?? begun;
  }

  /** The same form posted again, after its order took the cart or meanwhile. */
  private async begunBefore(request: PurchaseRequest): Promise<StartedPurchase | undefined> {
    const { session, attempt } = request;
    if (!session) return undefined;
    let attemptOf = digest(session, attempt);
    let purchase = await this.ledger.findByAttempt(attemptOf);
    while (purchase && hasFailed(purchase)) {
      attemptOf = digest(session, attemptOf);
      purchase = await this.ledger.findByAttempt(attemptOf);
    }
    if (!purchase) return undefined;
    if (!request.isWanted(purchase)) return { kind: 'refused', code: 'purchase' };
    if (purchase.method === 'TR' && purchase.state === 'CREATED')
      return this.place(purchase, request);
    // Another instance may have confirmed it, but crashed before it updated the ledger.
    if (isBeingConfirmed(purchase)) return this.confirm(purchase);
    const isSettled = purchase.orderId && (purchase.state === 'ORDERED' || isAwaited(purchase));
    return isSettled ? { kind: 'settled', purchase } : undefined;
  }

  /**
   * A failed purchase is over: the same form starts a new one, whose attempt is derived from the
   * previous one so that it is found again. `undefined` if the same attempt had other content. An
   * attempt id is scoped to its cart: in another cart it starts another purchase.
   */
  private async open(
    request: PurchaseRequest,
    session: string,
    cart: DisplayCart,
  ): Promise<Purchase | undefined> {
    const method = writePaying(isZero(cart.total) ? payNothing : request.paying);
    const fresh = (attempt: string): Purchase => ({
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
    });
    for (let attempt = digest(session, request.attempt); ; attempt = digest(session, attempt)) {
      const asked = fresh(attempt);
      const opened = await this.ledger.open(asked);
      if (!hasFailed(opened)) return opened.cartDigest === asked.cartDigest ? opened : undefined;
    }
  }

  /** `stays` is empty for a retry after the order took the cart: they are already held. */
  private async place(
    purchase: Purchase,
    request: PurchaseRequest,
    stays: readonly CartStay[] = [],
  ): Promise<StartedPurchase> {
    const { orders, ledger } = this;
    const end = await this.transfers.endOf(purchase);
    if (end && 'code' in end) return this.refuse(purchase, end);
    const code = await this.months.refuse(request, purchase);
    if (code) return this.refuse(purchase, { code });
    // Before the order takes the cart. For a transfer, until its deadline.
    const lost = await this.stays.hold(stays, purchase, end?.payUntil);
    if (lost) return this.refuse(purchase, lost);
    const placed = await orders.place(
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
      await this.payment.letGo(stays, purchase);
      await ledger.move(purchase, 'FAILED');
      const code = told.find((one) => one === placed.refusal) ?? 'purchase';
      return { kind: 'refused', code, limit: placed.limit };
    }
    const wrong = whyNot(placed.state, purchase);
    if (wrong) return this.payment.giveUp(purchase, placed.state.id, wrong);
    const { paying } = request;
    if (needsNoPayment(purchase) || paying.method === payNothing.method)
      return this.confirm(await this.note(purchase, placed.state.id));
    const noted = end ? await this.note(purchase, placed.state.id) : purchase;
    return this.payment.begin(noted, placed.state.id, { ...paying, ...end });
  }

  /** Nothing to pay. The order page shows a pending result. */
  private async confirm(purchase: Purchase): Promise<StartedPurchase> {
    const now = (await this.finish.run(purchase.id)) ?? purchase;
    return startedAs(now) ?? { kind: 'refused', code: 'nothingToPay' };
  }

  /** Without a reply (`purchase`) it stays open, so that a retry continues it. */
  private async refuse(purchase: Purchase, why: StaysRefused): Promise<StartedPurchase> {
    if (why.code !== 'purchase') await this.ledger.move(purchase, 'FAILED');
    return { kind: 'refused', ...why };
  }

  /** Without a payment page, saves the order id before anything else can fail. */
  private async note(purchase: Purchase, orderId: string): Promise<Purchase> {
    const noted = await this.ledger.move(purchase, purchase.state, { orderId });
    return noted ?? (await this.ledger.find(purchase.id)) ?? purchase;
  }
}

/** Refusals that a visitor can act on. */
const told = ['lineUnavailable', 'transfersHeld', 'unpaidMails'] as const;

function whyNot({ total, status }: Order, purchase: Purchase): ErrorCode | undefined {
  if (!isSame(total, purchase.total)) return 'cartChanged';
  // The backend does not keep places for a transfer: it might sell them meanwhile.
  return purchase.method === 'TR' && status === 'ON_HOLD' ? 'methodGone' : undefined;
}

const hasFailed = ({ state }: Purchase) => state === 'FAILED' || state === 'REFUNDED';
