import { Inject, Injectable } from '@nestjs/common';
import { type DisplayCart, parkDayAt } from '@shop/domain';
import { ContentSource, OffersContent } from '@shop/ports/backends';
import type { CartView, Problem } from '@shop/ports/screens';
import { CartPresenter } from '../../../presenters/present-cart.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { linesOfCart } from '../../choose/promo/lines-of-cart.js';
import { presentPromo } from '../../choose/promo/present-promo.js';
import type { CartFacts } from './gather-cart-facts.js';
import { KeepQuote } from './keep-quote.js';
import { Months } from './months.js';
import { presentOfferOf } from './present-offer.js';

type Question = Pick<PageQuestion, 'problems' | 'typed'>;

/** Presents a cart with its code, its package offer, its instalments and its link to keep. */
@Injectable()
export class FilledCartPresenter {
  constructor(
    private readonly presenter: CartPresenter,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(OffersContent) private readonly offers: OffersContent,
    private readonly months: Months,
    private readonly keeping: KeepQuote,
  ) {}

  async present(
    cart: DisplayCart,
    facts: CartFacts,
    question: Question,
  ): Promise<Extract<CartView, { kind: 'filled' }>> {
    const problems = question.problems.filter((problem) => !isAboutCode(problem));
    const filled = this.presenter.filled(cart, { ...facts, problems });
    const promo = this.promo(cart, facts, question);
    const offer = presentOfferOf(cart, { ...facts, content: this.content });
    // An open form is about to change the total.
    const months = facts.open ? undefined : await this.months.hint(cart.total);
    const keep = await this.keeping.ofCart(cart, facts);
    return { ...filled, promo, offer, months, keep };
  }

  private promo(cart: DisplayCart, facts: CartFacts, { problems, typed }: Question) {
    const { language, now, catalogue, coupons } = facts;
    const lines = linesOfCart(cart, catalogue);
    return presentPromo(
      { currency: cart.currency, lines, promo: cart.promo },
      {
        language,
        today: parkDayAt(now),
        coupons,
        offers: this.offers,
        typed: typed.promo ?? '',
        problem: problems.find(isAboutCode),
      },
    );
  }
}

const isAboutCode = ({ field }: Problem): boolean => field === 'promo';
