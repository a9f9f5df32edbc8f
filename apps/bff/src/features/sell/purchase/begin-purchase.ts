import { Inject, Injectable } from '@nestjs/common';
import {
  type Contact,
  type CurrencyCode,
  type DisplayCart,
  type ErrorCode,
  isSame,
  type Language,
  type MethodCode,
  type Purchase,
  type Visitor,
} from '@shop/domain';
import {
  CartGateway,
  Clock,
  Ids,
  OrdersGateway,
  PaymentGateway,
  PurchaseLedger,
  Reporter,
} from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { cartDigest, digest } from './cart-digest.js';

export interface PurchaseRequest {
  readonly session: string | undefined;
  readonly contact: Contact;
  readonly method: MethodCode;
  readonly attempt: string;
  /** Of the cart that the visitor saw. */
  readonly digest: string;
  readonly language: Language;
  readonly layout: Visitor['layout'];
  readonly currency: CurrencyCode;
}

export type Begun =
  | { readonly kind: 'pay'; readonly purchase: Purchase; readonly payAt: string }
  | { readonly kind: 'settled'; readonly purchase: Purchase }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** Set when this attempt is over: what the form goes on with. */
      readonly attempt?: string;
    };

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
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly config: Config,
  ) {}

  async run(request: PurchaseRequest): Promise<Begun> {
    const found = await this.readCart(request);
    if ('code' in found) return { kind: 'refused', code: found.code };
    const purchase = await this.open(request, found.session, found.cart);
    if (!purchase) return { kind: 'refused', code: 'detailsChanged', attempt: this.ids.next() };
    if (purchase.state === 'ORDERED' || purchase.state === 'PAID')
      return { kind: 'settled', purchase };
    if (purchase.payAt) return { kind: 'pay', purchase, payAt: purchase.payAt };
    return this.place(purchase, request);
  }

  private async readCart(
    request: PurchaseRequest,
  ): Promise<{ session: string; cart: DisplayCart } | { code: ErrorCode }> {
    if (!request.session) return { code: 'cartEmpty' };
    const reply = await this.carts.display(request.session, request);
    if (reply.kind === 'unknown') return { code: 'cartEmpty' };
    if (reply.kind === 'failed') return { code: 'cartUnavailable' };
    const { cart } = reply.answer;
    if (cart.lines.length === 0) return { code: 'cartEmpty' };
    if (cart.lines.some(({ status }) => status === 'UNAVAILABLE'))
      return { code: 'lineUnavailable' };
    return cartDigest(cart) === request.digest ? reply.answer : { code: 'cartChanged' };
  }

  /**
   * A purchase that failed is over: the same form again begins a new one. `undefined` when the form
   * was sent before with something else in it. An attempt belongs to the cart it was made for:
   * whoever else sends it has begun one of his own.
   */
  private async open(
    request: PurchaseRequest,
    session: string,
    cart: DisplayCart,
  ): Promise<Purchase | undefined> {
    const fresh = (attempt: string): Purchase => ({
      id: this.ids.next(),
      attempt: digest(session, attempt),
      state: 'CREATED',
      version: 0,
      cartSession: session,
      cartDigest: digest(cartDigest(cart), request.contact, request.method),
      total: cart.total,
      contact: request.contact,
      method: request.method,
      language: request.language,
      currency: cart.currency,
      orderId: undefined,
      paymentId: undefined,
      payAt: undefined,
      createdAt: this.clock.now(),
    });
    const asked = fresh(request.attempt);
    const opened = await this.ledger.open(asked);
    if (opened.state === 'FAILED' || opened.state === 'REFUNDED')
      return this.ledger.open(fresh(this.ids.next()));
    return opened.cartDigest === asked.cartDigest ? opened : undefined;
  }

  private async place(purchase: Purchase, request: PurchaseRequest): Promise<Begun> {
    const { orders, ledger } = this;
    const placed = await orders.place(
      {
        session: purchase.cartSession,
        contact: purchase.contact,
        language: purchase.language,
        total: purchase.total,
        reference: purchase.id,
      },
      `${purchase.id}:order`,
    );
    if (placed.kind === 'failed') return { kind: 'refused', code: 'purchase' };
    if (placed.kind === 'refused') {
      await ledger.move(purchase, 'FAILED');
      const code = placed.refusal === 'lineUnavailable' ? 'lineUnavailable' : 'purchase';
      return { kind: 'refused', code };
    }
    if (!isSame(placed.state.total, purchase.total))
      return this.giveUp(purchase, placed.state.id, 'cartChanged');
    return this.beginPayment(purchase, placed.state.id, request.method);
  }

  private async beginPayment(
    purchase: Purchase,
    orderId: string,
    method: MethodCode,
  ): Promise<Begun> {
    const { payments, ledger } = this;
    const begun = await payments.begin(
      {
        amount: purchase.total,
        method,
        reference: purchase.id,
        returnUrl: `${this.config.PUBLIC_ORIGIN}/api/payment/return?purchase=${purchase.id}`,
        language: purchase.language,
        description: orderId,
      },
      `${purchase.id}:payment`,
    );
    if (begun.kind !== 'ok' || !begun.state.nextAction)
      return { kind: 'refused', code: 'purchase' };
    if (!this.isPaymentPage(begun.state.nextAction))
      return this.giveUp(purchase, orderId, 'purchase');
    const facts = { orderId, paymentId: begun.state.id, payAt: begun.state.nextAction };
    const moved = await ledger.move(purchase, 'PAYING', facts);
    // Another copy was first with the same purchase: its outcome is ours, by the same keys.
    const now = moved ?? (await ledger.find(purchase.id));
    return now?.payAt
      ? { kind: 'pay', purchase: now, payAt: now.payAt }
      : { kind: 'refused', code: 'purchase' };
  }

  /** A visitor is sent to the configured page alone: another one is a slip of configuration, told. */
  private isPaymentPage(payAt: string): boolean {
    const known = new URL(this.config.PAYMENT_PAGE_ORIGIN).origin;
    const { origin } = new URL(payAt);
    if (origin !== known) this.reporter.report({ event: 'payment_page_differs', origin, known });
    return origin === known;
  }

  private async giveUp(purchase: Purchase, orderId: string, code: ErrorCode): Promise<Begun> {
    await this.ledger.move(purchase, 'FAILED', { orderId });
    await this.orders.cancel(orderId, `${purchase.id}:cancel`);
    return { kind: 'refused', code };
  }
}
