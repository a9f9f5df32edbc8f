import { Body, Controller, Inject, Post } from '@nestjs/common';
import {
  countInCart,
  type DisplayCart,
  type SharedQuote,
  type Language,
  pathOf,
} from '@shop/domain';
import { Ids, QuoteTokens } from '@shop/ports/backends';
import { TakeQuoteForm } from '@shop/ports/forms';
import { takeQuote } from '@shop/ports/screens';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { doneField } from '../../../page/present-notice.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { seenIn } from '../../../visit/cart-handle.js';
import { Visit } from '../../../visit/visit.js';
import { ChangePresenter } from '../cart/present-change.js';
import { SellingLimits } from '../cart/selling-limits.js';
import { QuoteWriter } from './present-quote.js';
import { type LeftOut, quoteAddress } from '../cart/quote-address.js';
import { type TakenQuote, TakeQuote } from './take-quote.js';

/** Puts a shared quote into the cart, by form and by JSON. The quoted amounts are never sent. */
@Controller('/api')
export class QuoteController {
  constructor(
    private readonly taking: TakeQuote,
    private readonly presenter: ChangePresenter,
    private readonly writer: QuoteWriter,
    private readonly limits: SellingLimits,
    @Inject(QuoteTokens) private readonly tokens: QuoteTokens,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  @Post(takeQuote.path)
  async take(@Body() form: TakeQuoteForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    // Not `visit.page`: a form's `path` is too short for a quote token.
    const path = quoteAddress(form.quote, language);
    const quote = await this.tokens.read(form.quote);
    if (!quote) return refused([this.writer.forged(language)], { path });
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, path, visit.visitor);
    const taken = await this.taking.run(quote, visit, form.attempt);
    if (!taken.changed) return this.nothing(quote, taken, { path, language });
    visit.cart.use(seenIn(taken.changed));
    return takenWith(taken.left, taken.changed.cart, form.quote, language);
  }

  /** Nothing went into the cart: one problem for each line. */
  private nothing(
    quote: SharedQuote,
    { left, isDecided }: TakenQuote,
    { path, language }: { path: string; language: Language },
  ): Outcome {
    const problems = [...left].map(([at, code]) => this.writer.leftOut(quote, at, code, language));
    return refused(problems, { path }, isDecided ? this.ids.next() : undefined);
  }
}

/** To the cart; or back to the quote, which shows the lines that were left out. */
function takenWith(left: LeftOut, cart: DisplayCart, token: string, language: Language): Outcome {
  const count = countInCart(cart);
  if (left.size > 0) return done(quoteAddress(token, language, left), { count });
  const path = pathOf({ name: 'cart', params: {} }, language);
  const notice = presentProblem('cartUpdated', language).text;
  return done(`${path}?${doneField}=cartUpdated`, { count }, notice);
}
