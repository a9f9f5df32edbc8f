import { Body, Controller, Inject, Post } from '@nestjs/common';
import {
  type ErrorCode,
  packageDraftQuery,
  pathOf,
  priceSince,
  readPackageDraft,
  type StayRequest,
  staysOf,
  type Visitor,
} from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import { AddStayForm, MoveStayForm, RemoveStayForm } from '@shop/ports/forms';
import { addStay, moveStay, removeStay } from '@shop/ports/screens';
import { listOf } from '../../../http/form-values.js';
import { done, type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { askedField, closeAsked } from '../../../visit/asked-total.js';
import { Seal } from '../../../visit/seal.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from './selling-limits.js';
import { CartBefore } from './cart-before.js';
import { type CartChanged, type CartRefused, changeOf } from './change-cart.js';
import { ChangeStays } from './change-stays.js';
import { ChangePresenter, type Told } from './present-change.js';
import { readStayForm } from './read-stay.js';

/** Adds, changes and removes hotel stays in the cart, by form and by JSON. */
@Controller('/api')
export class StayController {
  constructor(
    private readonly stays: ChangeStays,
    private readonly before: CartBefore,
    private readonly presenter: ChangePresenter,
    @Inject(Ids) private readonly ids: Ids,
    private readonly limits: SellingLimits,
    @Inject(Seal) private readonly seal: Seal,
  ) {}

  @Post(addStay.path)
  async add(@Body() form: AddStayForm, @Visit() visit: Visit): Promise<Outcome> {
    const request = readStayForm(form);
    if (typeof request === 'string') return this.notRead(request, visit);
    const change = { ...changeOf(visit, form.attempt ?? this.ids.next()), line: form.instead };
    const back = await this.before.undoPlan(form.instead, 'changed', change);
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, visit.page, visit.visitor);
    const outcome = await this.stays.put(request, change, form.package);
    if (outcome.kind === 'refused') return this.notAdded(form, outcome, visit);
    const said = noticeFor(request, outcome, form.instead);
    return this.added(form, outcome, visit, { said, undo: back && { what: 'changed', back } });
  }

  private notRead(code: ErrorCode, { page, visitor }: Visit): Outcome {
    const problem = presentProblem(code, visitor.language);
    return refused([problem], { path: page }, this.ids.next());
  }

  private notAdded(form: AddStayForm, outcome: CartRefused, { page, visitor }: Visit): Outcome {
    const newTotal = this.newTotal(form, page, outcome);
    return this.presenter.notAdded(outcome, { path: page, changeDate: page, newTotal }, visitor);
  }

  /** Back to the builder if the stay was searched from there. */
  private async added(
    { plan }: AddStayForm,
    outcome: CartChanged,
    visit: Visit,
    told: Told,
  ): Promise<Outcome> {
    if (plan === undefined) return this.presenter.changed(outcome, visit, told);
    const next = planWith(plan, outcome, visit.visitor);
    return done(next, await this.presenter.cartNow(outcome, visit));
  }

  /** The search with the hotel's new price, which the visitor confirms there. */
  private newTotal(form: AddStayForm, page: string, { asked }: CartRefused): string | undefined {
    if (!asked) return undefined;
    const [path, query] = page.split('?');
    const address = new URLSearchParams(query);
    const wanted = { ...form, room: listOf(form.room), promo: form.promo ?? '' };
    address.set(askedField, closeAsked(this.seal, wanted, asked));
    return `${path}?${address}`;
  }

  @Post(moveStay.path)
  async move(@Body() form: MoveStayForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, page } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, page, visitor);
    const change = changeOf(visit, form.attempt);
    const back = await this.before.planOfMove(form.line, change);
    const outcome = await this.stays.move(form.line, form.package || undefined, change);
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, page, visitor)
      : this.presenter.changed(outcome, visit, { undo: back && { what: 'changed', back } });
  }

  @Post(removeStay.path)
  async remove(@Body() form: RemoveStayForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, page } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, page, visitor);
    const change = { ...changeOf(visit, form.attempt), line: form.line };
    const back = await this.before.undoPlan(form.line, 'removed', change);
    const outcome = await this.stays.remove(change);
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, page, visitor)
      : this.presenter.changed(outcome, visit, { undo: back && { what: 'removed', back } });
  }
}

/** A price that fell before the hold gets a notice; one that rose is refused. */
function noticeFor(request: StayRequest, { cart }: CartChanged, id: string | undefined) {
  const stays = staysOf(cart).filter((one) => id === undefined || one.id === id);
  const total = stays.at(-1)?.booking.total;
  return total && priceSince(request, total) === 'cheaper' ? 'stayCheaper' : undefined;
}

/** The builder as the visitor left it, with the newest stay of the cart. */
function planWith(plan: string, { cart }: CartChanged, { language }: Visitor): string {
  const stay = staysOf(cart).findLast(({ packageId }) => packageId === undefined)?.id;
  const query = packageDraftQuery({ ...readPackageDraft(new URLSearchParams(plan)), stay });
  return `${pathOf({ name: 'buildPackage', params: {} }, language)}?${query}#summary`;
}
