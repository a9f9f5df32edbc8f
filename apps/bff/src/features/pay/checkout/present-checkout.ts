import { Inject, Injectable } from '@nestjs/common';
import {
  canBeOrderedUnpaid,
  checkoutSteps,
  countPeople,
  type DisplayCart,
  isZero,
  pathOf,
  writeShortDate,
} from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import { type CheckoutView, stepOfField } from '@shop/ports/screens';
import { countries } from '../../../presenters/countries.js';
import { CartPresenter } from '../../../presenters/present-cart.js';
import { besideHold, presentHold } from '../../../presenters/present-hold.js';
import { StayPresenter } from '../../../presenters/present-stay.js';
import { presentTotals } from '../../../presenters/present-totals.js';
import { promisesIn } from '../../../presenters/promises-in.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { cartDigest } from '../purchase/cart-digest.js';
import { problemsOf } from './checkout-problems.js';
import type { CheckoutFacts } from './gather-checkout.js';
import { presentWays, stepOf } from './present-ways.js';

type Open = Extract<CheckoutView, { kind: 'open' }>;

@Injectable()
export class CheckoutPresenter {
  constructor(
    private readonly stays: StayPresenter,
    private readonly presenter: CartPresenter,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  present(facts: CheckoutFacts, question: PageQuestion): Open {
    const { cart, methods, filled, catalogue, banks } = facts;
    const { visitor, now, problems } = question;
    const { language } = visitor;
    const hold = presentHold(cart, { language, now, problems });
    const toPay = toPayOf(cart);
    const lines = this.lines(facts, question);
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
    { cart, catalogue }: Pick<CheckoutFacts, 'cart' | 'catalogue'>,
    { visitor, now }: PageQuestion,
  ): Open['lines'] {
    const { language } = visitor;
    const context = { language, now, catalogue, attempt: '', problems: [], lost: new Map() };
    return cart.lines.map((line) => {
      const { id, name, wall, pickup, nameOnTicket, summary } = this.presenter.line(line, context);
      const date = line.day && writeShortDate(line.day, language);
      const peopleCount = countPeople(line.people);
      return { id, name, wall, pickup, nameOnTicket, summary, date, peopleCount };
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
