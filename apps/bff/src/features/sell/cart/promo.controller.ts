import { Body, Controller, Post } from '@nestjs/common';
import { readPromoCode } from '@shop/domain';
import { addPromo, removePromo } from '@shop/ports/screens';
import { IsString, Matches } from 'class-validator';
import { type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from '../purchase/selling-limits.js';
import { attemptPattern, PageForm } from './cart-forms.js';
import { type CartRefused, ChangeCart, changeOf } from './change-cart.js';
import { ChangePresenter } from './present-change.js';
import { writeReason } from './present-promo.js';

class PromoForm extends PageForm {
  /** As it was typed, however long. */
  @IsString()
  readonly code!: string;

  @Matches(attemptPattern)
  readonly attempt!: string;
}

/** As much of a code that can't be one as is written back into its field. */
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
    const { page } = visit;
    const wait = await this.limits.change(visit);
    if (wait > 0)
      return this.presenter.mustWait(
        'tooFast',
        wait,
        { path: page, changeDate: page },
        visit.visitor,
      );
    const code = readPromoCode(form.code);
    if (!code) return no(form, visit, 'promoUnknown');
    const outcome = await this.change.addPromo(code, changeOf(visit, form.attempt));
    if (outcome.kind === 'changed') return this.presenter.removed(outcome, visit);
    return outcome.isDecided
      ? no(form, visit, outcome.code, outcome.missing)
      : this.presenter.notRemoved(outcome, page, visit.visitor);
  }

  @Post(removePromo.path)
  async remove(@Body() form: PromoForm, @Visit() visit: Visit): Promise<Outcome> {
    const { page, visitor } = visit;
    const outcome = await this.change.removePromo(form.code, changeOf(visit, form.attempt));
    return outcome.kind === 'refused'
      ? this.presenter.notRemoved(outcome, page, visitor)
      : this.presenter.removed(outcome, visit);
  }
}

/** 'Código promocional no válido', and beside it why. */
function no(
  { code: typed }: PromoForm,
  { page, visitor: { language } }: Visit,
  why: CartRefused['code'],
  missing?: CartRefused['missing'],
): Outcome {
  const problem = presentProblem('promoCode', language, [], writeReason(why, language, missing));
  return refused([problem], { path: page, typed: { promo: typed.slice(0, longestTyped) } });
}
