import { Inject, Injectable } from '@nestjs/common';
import {
  type Bank,
  canBeOrderedUnpaid,
  checkoutSteps,
  countInCart,
  countPeople,
  type DisplayCart,
  isZero,
  pathOf,
  type PaymentMethods,
  type Product,
  writeShortDate,
} from '@shop/domain';
import {
  type BackendReply,
  CartGateway,
  CatalogueGateway,
  ContentSource,
  Ids,
  PaymentGateway,
} from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { valueOr } from '../../../presenters/value-or.js';
import { signInAddress } from '../../../screen/sign-in-address.js';
import { checkoutScreen, type CheckoutView, stepOfField } from '@shop/ports/screens';
import { CartPresenter } from '../../../presenters/present-cart.js';
import { promisesIn } from '../../../presenters/promises-in.js';
import { StayPresenter } from '../../../presenters/present-stay.js';
import { presentTotals } from '../../../presenters/present-totals.js';
import { besideHold, presentHold } from '../../../presenters/present-hold.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentNoCart, statusOf } from '../../../presenters/present-no-cart.js';
import { cartDigest } from '../purchase/cart-digest.js';
import { type FilledIn, LastContact } from '../purchase/last-contact.js';
import { Months } from '../../cart/cart/months.js';
import { problemsOf } from './checkout-problems.js';
import { presentWays, stepOf } from './present-ways.js';
import { countries } from '../../../presenters/countries.js';

const titles = { es: 'Pago', en: 'Checkout', pt: 'Pagamento' } as const;

type Open = Extract<CheckoutView, { kind: 'open' }>;

interface Facts {
  readonly methods: BackendReply<PaymentMethods>;
  readonly catalogue: readonly Product[];
  readonly filled: FilledIn;
}

@Injectable()
export class ShowCheckout implements ScreenHandler {
  readonly routes = ['checkout'] as const;
  readonly isAboutCart = true;

  constructor(
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(PaymentGateway) private readonly payments: PaymentGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly stays: StayPresenter,
    private readonly presenter: CartPresenter,
    private readonly lastContact: LastContact,
    private readonly months: Months,
    @Inject(Ids) private readonly ids: Ids,
    private readonly config: Config,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language } = question.visitor;
    const { session } = question.own;
    if (this.config.SIGN_IN_REQUIRED && session.kind !== 'known')
      return session.kind === 'keptBack'
        ? { kind: 'again' }
        : { kind: 'moved', to: signInAddress(language, question.path) };
    const title = titles[language];
    const view = await this.view(question);
    return shown(checkoutScreen, view, {
      head: {
        title: `${title} · ${this.content.site(language).brand}`,
        description: title,
        isIndexed: false,
        wall: undefined,
      },
      breadcrumb: [
        { name: titles[language], href: pathOf({ name: 'checkout', params: {} }, language) },
      ],
      status: view.kind === 'failed' ? statusOf(view.problem) : 200,
    });
  }

  private async view(question: PageQuestion): Promise<CheckoutView> {
    const { visitor, path } = question;
    const { cartSession, cart } = question.own;
    const { language } = visitor;
    const empty = {
      kind: 'empty',
      list: pathOf({ name: 'list', params: {} }, language),
      problem: question.problems.find(({ code }) => code === 'alreadyOrdered'),
    } as const;
    if (!cartSession || cart.kind === 'untouched') return empty;
    const [display, facts] = await Promise.all([
      this.carts.display(cartSession, visitor),
      this.gather(question),
    ]);
    if (display.kind === 'failed')
      return { kind: 'failed', problem: presentNoCart(display, path, language) };
    if (display.kind === 'unknown' || countInCart(display.answer.cart) === 0) return empty;
    const { cart: found } = display.answer;
    return this.open(found, { ...facts, banks: await this.months.banks(found.total) }, question);
  }

  private async gather(question: PageQuestion): Promise<Facts> {
    const [methods, products, filled] = await Promise.all([
      this.payments.methods(question.visitor.currency),
      this.catalogue.products(),
      this.lastContact.filledIn(question),
    ]);
    return { methods, filled, catalogue: valueOr(products, []) };
  }

  private open(
    cart: DisplayCart,
    { methods, filled, catalogue, banks }: Facts & { readonly banks: readonly Bank[] },
    question: PageQuestion,
  ): CheckoutView {
    const { visitor, now, problems } = question;
    const { language } = visitor;
    const hold = presentHold(cart, { language, now, problems });
    const toPay = toPayOf(cart);
    const lines = this.lines(cart, catalogue, question);
    const steps = checkoutSteps.filter((step) => toPay === 'money' || step !== 'method');
    return {
      kind: 'open',
      contact: filled.contact,
      countries: countries[language],
      ...presentWays(methods, { filled, banks, total: cart.total, now, language }),
      steps,
      step: stepOf(question, steps, filled.contact),
      lines,
      stays: cart.stays?.map(({ id, booking }) => this.stays.view(id, booking, language)),
      totals: presentTotals(cart, lines, language),
      toPay,
      guarantees: promisesIn(cart, catalogue),
      terms: pathOf({ name: 'terms', params: {} }, language),
      privacy: pathOf({ name: 'privacy', params: {} }, language),
      cart: pathOf({ name: 'cart', params: {} }, language),
      attempt: this.ids.next(),
      digest: cartDigest(cart),
      hold,
      problems: besideHold(problemsIn(steps, problemsOf(cart, question, filled.hasFailed)), hold),
    };
  }

  private lines(
    cart: DisplayCart,
    catalogue: Facts['catalogue'],
    { visitor, now }: PageQuestion,
  ): Open['lines'] {
    const { language } = visitor;
    const context = { language, now, catalogue, attempt: '', problems: [], lost: new Map() };
    return cart.lines.map((line) => {
      const { id, name, wall, pickup, summary } = this.presenter.line(line, context);
      const date = line.day && writeShortDate(line.day, language);
      return { id, name, wall, pickup, summary, date, peopleCount: countPeople(line.people) };
    });
  }
}

const toPayOf = (cart: DisplayCart): Open['toPay'] =>
  !isZero(cart.total) ? 'money' : canBeOrderedUnpaid(cart) ? 'nothing' : 'byPhone';

/** When nothing is to pay, drops problems of the payment fields. */
const problemsIn = (steps: Open['steps'], problems: Open['problems']): Open['problems'] =>
  problems.filter(({ field }) => {
    const step = stepOfField(field);
    return step === undefined || steps.includes(step);
  });
