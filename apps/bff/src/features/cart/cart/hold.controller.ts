import { Body, Controller, Inject, Post } from '@nestjs/common';
import {
  countInCart,
  type DisplayCart,
  type ErrorCode,
  errorText,
  pathOf,
  staysOf,
} from '@shop/domain';
import { CartGateway, Ids, type LimitReached } from '@shop/ports/backends';
import { ExtendHoldForm, HoldAgainForm } from '@shop/ports/forms';
import { extendHold, holdAgain, type HeldView } from '@shop/ports/screens';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { doneField } from '../../../page/present-notice.js';
import { holdField } from '../../../presenters/present-hold.js';
import { presentLimit } from '../../../presenters/present-limit.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from './selling-limits.js';
import { ChangeCart } from './change-cart.js';
import { ChangePresenter } from './present-change.js';

/** The hold of the whole cart, from the cart page and the checkout, by form and by JSON. */
@Controller('/api')
export class HoldController {
  constructor(
    private readonly change: ChangeCart,
    private readonly presenter: ChangePresenter,
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(Ids) private readonly ids: Ids,
    private readonly limits: SellingLimits,
  ) {}

  @Post(extendHold.path)
  async extend(@Body() { attempt }: ExtendHoldForm, @Visit() visit: Visit): Promise<Outcome> {
    const wait = await this.limits.change(visit);
    if (wait > 0) return mustWait('tooFast', { kind: 'wait', seconds: wait }, visit);
    const before = await this.look(visit);
    if ('code' in before) return no(before, visit);
    const { currency, language, layout } = visit.visitor;
    const { session } = visit.cart;
    const asked = { session, line: undefined, currency, language, layout, attempt };
    const outcome = await this.change.extendHold(asked);
    if (outcome.kind === 'changed') return this.held(outcome.cart, 'heldLonger', visit);
    return no(outcome, visit, outcome.isDecided ? this.ids.next() : undefined);
  }

  /** Displaying a cart holds lost places again (docs/rules/cart.md#held-again). */
  @Post(holdAgain.path)
  async again(@Body() _form: HoldAgainForm, @Visit() visit: Visit): Promise<Outcome> {
    const wait = await this.limits.change(visit);
    if (wait > 0) return mustWait('tooFast', { kind: 'wait', seconds: wait }, visit);
    const cart = await this.look(visit);
    if ('code' in cart) return no(cart, visit);
    const isWhole = [...cart.lines, ...staysOf(cart)].every(({ status }) => status === 'HELD');
    return this.held(cart, isWhole ? 'heldAgain' : 'heldPartly', visit);
  }

  private async look({ cart, visitor }: Visit): Promise<DisplayCart | Refusal> {
    if (!cart.session) return { code: 'cartEmpty' };
    const reply = await this.carts.display(cart.session, visitor);
    if (reply.kind === 'failed')
      return reply.limit ? { code: 'placesHeld', limit: reply.limit } : { code: 'cartUnavailable' };
    const isEmpty = reply.kind === 'unknown' || countInCart(reply.answer.cart) === 0;
    return isEmpty ? { code: 'cartEmpty' } : reply.answer.cart;
  }

  private async held(cart: DisplayCart, code: ErrorCode, visit: Visit): Promise<Outcome> {
    const view: HeldView = await this.presenter.cartNow({ cart }, visit);
    const next = code === 'heldPartly' ? cartPath(visit) : pageOf(visit);
    return done(`${next}?${doneField}=${code}`, view, errorText(code, visit.visitor.language));
  }
}

const cartPath = ({ visitor: { language } }: Visit): string =>
  pathOf({ name: 'cart', params: {} }, language);

function pageOf(visit: Visit): string {
  const checkout = pathOf({ name: 'checkout', params: {} }, visit.visitor.language);
  return visit.page.startsWith(checkout) ? checkout : cartPath(visit);
}

interface Refusal {
  readonly code: ErrorCode;
  readonly limit?: LimitReached | undefined;
}

function no({ code, limit }: Refusal, visit: Visit, attempt?: string): Outcome {
  if (limit) return mustWait(code, limit, visit);
  const problem = { ...presentProblem(code, visit.visitor.language), field: holdField };
  return refused([problem], { path: pageOf(visit) }, attempt);
}

function mustWait(code: ErrorCode, limit: LimitReached, visit: Visit): Outcome {
  const { problem, waitSeconds } = presentLimit(code, limit, visit.visitor.language);
  return refused([{ ...problem, field: holdField }], { path: pageOf(visit), waitSeconds });
}
