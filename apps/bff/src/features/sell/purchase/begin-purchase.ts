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
  type Begun,
  begunAs,
  begunElsewhere,
  isBeingConfirmed,
  orderedBefore,
  type PurchaseRequest,
} from './begun.js';
import { cartDigest, digest, purchaseDigest } from './cart-digest.js';
import { FinishPurchase } from './finish-purchase.js';
import { Months } from './months.js';
import { PurchaseStays, type StaysRefused } from './purchase-stays.js';
import { readCart } from './read-cart.js';
import { isAwaited, Transfers } from './transfers.js';

/**
 * From a cart to the provider's page (docs/rules/purchase.md#written-first): the purchase is
 * written before the first outside call, and its id is the key of every call, so that any step may
 * be done again.
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

  async run(request: PurchaseRequest): Promise<Begun> {
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

  /** The same form again, once what it ordered has left the cart, or while it leaves it. */
  private async begunBefore(request: PurchaseRequest): Promise<Begun | undefined> {
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
    // It may be confirmed already, by a copy that was killed before the ledger had it.
    if (isBeingConfirmed(purchase)) return this.confirm(purchase);
    const isSettled = purchase.orderId && (purchase.state === 'ORDERED' || isAwaited(purchase));
    return isSettled ? { kind: 'settled', purchase } : undefined;
  }

  /**
   * A purchase that failed is over: the same form again begins a new one, whose attempt follows from
   * the one before, so that this one is found again, too. `undefined` when the form was sent before
   * with something else in it. An attempt belongs to the cart it was made for: from another cart it
   * begins a purchase of its own.
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

  /** Of a form that is sent again after its order took the cart, the stays are held already. */
  private async place(
    purchase: Purchase,
    request: PurchaseRequest,
    stays: readonly CartStay[] = [],
  ): Promise<Begun> {
    const { orders, ledger } = this;
    const end = await this.transfers.endOf(purchase);
    if (end && 'code' in end) return this.refuse(purchase, end);
    const code = await this.months.refuse(request, purchase);
    if (code) return this.refuse(purchase, { code });
    // Of a transfer as long as it may take, and before its order takes the cart.
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

  /** There is nothing to pay; the order's page says what is not known yet. */
  private async confirm(purchase: Purchase): Promise<Begun> {
    const now = (await this.finish.run(purchase.id)) ?? purchase;
    return begunAs(now) ?? { kind: 'refused', code: 'nothingToPay' };
  }

  /** Without an answer (`purchase`) it stays open: tried again, it is the same purchase. */
  private async refuse(purchase: Purchase, why: StaysRefused): Promise<Begun> {
    if (why.code !== 'purchase') await this.ledger.move(purchase, 'FAILED');
    return { kind: 'refused', ...why };
  }

  /** Of an order without a payment page the ledger has the number before anything else can fail. */
  private async note(purchase: Purchase, orderId: string): Promise<Purchase> {
    const noted = await this.ledger.move(purchase, purchase.state, { orderId });
    return noted ?? (await this.ledger.find(purchase.id)) ?? purchase;
  }
}

/** Refusals of an order that a visitor can do something about. */
const told = ['lineUnavailable', 'transfersHeld', 'unpaidMails'] as const;

/** Why an order that was placed can't be paid. */
function whyNot({ total, status }: Order, purchase: Purchase): ErrorCode | undefined {
  if (!isSame(total, purchase.total)) return 'cartChanged';
  // A backend that keeps no places for a transfer would sell them to others meanwhile.
  return purchase.method === 'TR' && status === 'ON_HOLD' ? 'methodGone' : undefined;
}

const hasFailed = ({ state }: Purchase) => state === 'FAILED' || state === 'REFUNDED';
