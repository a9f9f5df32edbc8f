import { Body, Controller, Post } from '@nestjs/common';
import { readPromoCode } from '@shop/domain';
import type { LimitReached } from '@shop/ports/backends';
import { PromoForm } from '@shop/ports/forms';
import { addPromo, removePromo } from '@shop/ports/screens';
import { type Outcome, refused } from '../../../page/outcome.js';
import { presentLimit } from '../../../presenters/present-limit.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from './selling-limits.js';
import { type CartChanged, type CartRefused, ChangeCart, changeOf } from './change-cart.js';
import { ChangePresenter } from './present-change.js';
import { problemOfCode } from '../../choose/promo/present-promo.js';

/** How much of an impossible code is written back into the field. */
const longestTyped = 200;

/** The cart's coupon or promo code, by form and by JSON. */
@Controller('/api')
export class PromoController {
  constructor(
    private readonly change: ChangeCart,
    private readonly presenter: ChangePresenter,
    private readonly limits: SellingLimits,
  ) {}

  @Post(addPromo.path)
  async add(@Body() form: PromoForm, @Visit() visit: Visit): Promise<Outcome> {
    const promoCode = readPromoCode(form.code);
    if (!promoCode) return no(form, visit, 'promoUnknown');
    return this.answer(form, visit, () =>
      this.change.addPromo(promoCode, changeOf(visit, form.attempt)),
    );
  }

  @Post(removePromo.path)
  async remove(@Body() form: PromoForm, @Visit() visit: Visit): Promise<Outcome> {
    return this.answer(form, visit, () =>
      this.change.removePromo(form.code, changeOf(visit, form.attempt)),
    );
  }

  private async answer(
    form: PromoForm,
    visit: Visit,
    run: () => Promise<CartChanged | CartRefused>,
  ): Promise<Outcome> {
    const { page: path, visitor } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, path, visitor);
    const outcome = await run();
    if (outcome.kind === 'changed') return this.presenter.changed(outcome, visit);
    if (outcome.limit) return mustWait(form, visit, outcome.code, outcome.limit);
    return outcome.isDecided
      ? no(form, visit, outcome.code, outcome.missing)
      : this.presenter.notChanged(outcome, path, visitor);
  }
}

function mustWait(
  { code: typed }: PromoForm,
  { page: path, visitor: { language } }: Visit,
  why: CartRefused['code'],
  limit: LimitReached,
): Outcome {
  const { problem, waitSeconds } = presentLimit(why, limit, language);
  const form = { path, typed: { promo: typed.slice(0, longestTyped) }, waitSeconds };
  return refused([{ ...problem, field: 'promo' }], form);
}

function no(
  { code: typed }: PromoForm,
  { page, visitor: { language } }: Visit,
  why: CartRefused['code'],
  missing?: CartRefused['missing'],
): Outcome {
  const problem = problemOfCode(why, language, missing);
  return refused([problem], { path: page, typed: { promo: typed.slice(0, longestTyped) } });
}
