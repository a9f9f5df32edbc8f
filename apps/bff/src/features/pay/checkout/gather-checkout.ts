import { Inject, Injectable } from '@nestjs/common';
import {
  type Bank,
  countInCart,
  type DisplayCart,
  type PaymentMethods,
  type Product,
} from '@shop/domain';
import {
  type BackendReply,
  CartGateway,
  CatalogueGateway,
  PaymentGateway,
} from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { Months } from '../../cart/cart/months.js';
import { type FilledIn, LastContact } from '../purchase/last-contact.js';

export interface CheckoutFacts {
  readonly cart: DisplayCart;
  readonly methods: BackendReply<PaymentMethods>;
  readonly banks: readonly Bank[];
  readonly catalogue: readonly Product[];
  readonly filled: FilledIn;
}

/** Gathers what the checkout shows: the cart, the ways to pay it and what the visitor typed. */
@Injectable()
export class GatherCheckout {
  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    private readonly lastContact: LastContact,
    private readonly months: Months,
  ) {}

  /** `unknown`: the cart is gone or empty. `failed`: it could not be read. */
  async run(cartSession: string, question: PageQuestion): Promise<BackendReply<CheckoutFacts>> {
    const { visitor } = question;
    const [display, methods, likely, products, filled] = await Promise.all([
      this.carts.display(cartSession, visitor),
      this.payments.methods(visitor.currency),
      this.months.banks(visitor),
      this.catalogue.products(),
      this.lastContact.filledIn(question),
    ]);
    if (display.kind !== 'ok') return display;
    const { cart } = display.answer;
    if (countInCart(cart) === 0) return { kind: 'unknown' };
    const isAsExpected = cart.currency === visitor.currency;
    const banks = isAsExpected ? likely : await this.months.banks(cart.total);
    const answer = { cart, methods, banks, catalogue: valueOr(products, []), filled };
    return { kind: 'ok', answer };
  }
}
