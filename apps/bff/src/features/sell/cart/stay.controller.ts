import { Body, Controller, Inject, Post } from '@nestjs/common';
import { type Choice, type StayWish } from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import { addStay, removeStay } from '@shop/ports/screens';
import { type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from '../purchase/selling-limits.js';
import { CartBefore } from './cart-before.js';
import { changeOf } from './change-cart.js';
import { ChangeStays } from './change-stays.js';
import { ChangePresenter } from './present-change.js';
import { AddStayForm, readStayForm, RemoveStayForm } from './stay-forms.js';

/** Nights in a hotel into the cart and out of it, by form and by JSON. */
@Controller('/api')
export class StayController {
  constructor(
    private readonly stays: ChangeStays,
    private readonly before: CartBefore,
    private readonly presenter: ChangePresenter,
    @Inject(Ids) private readonly ids: Ids,
    private readonly limits: SellingLimits,
  ) {}

  @Post(addStay.path)
  async add(@Body() form: AddStayForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, page } = visit;
    const wish = readStayForm(form);
    const path = { path: page, changeDate: page };
    if (!wish)
      return refused([presentProblem('stayTaken', visitor.language)], path, this.ids.next());
    const held = roomsHeldBy(wish);
    const reached = await this.limits.changeTo(visit, held);
    if (reached) return this.presenter.mustWait(reached, path, visitor);
    const outcome = await this.stays.add(wish, changeOf(visit, form.attempt ?? this.ids.next()));
    if (outcome.kind === 'refused') {
      await this.limits.release(visit, held);
      return this.presenter.notAdded(outcome, path, visitor);
    }
    visit.cart.use(outcome.session);
    return this.presenter.changed(outcome, visit);
  }

  @Post(removeStay.path)
  async remove(@Body() form: RemoveStayForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, page } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, page, visitor);
    const change = { ...changeOf(visit, form.attempt), line: form.line };
    const back = await this.before.wayBack(form.line, 'removed', change);
    const outcome = await this.stays.remove(change);
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, page, visitor)
      : this.presenter.changed(outcome, visit, { undo: back && { what: 'removed', back } });
  }
}

/** Rooms are counted as places of the day of arrival are (docs/rules/requests.md#selling-limits). */
export const roomsHeldBy = ({
  hotel,
  checkIn,
  rooms,
}: StayWish): readonly Pick<Choice, 'slug' | 'day' | 'people'>[] =>
  rooms.map(({ room, party }) => ({
    slug: `${hotel}:${room}`,
    day: checkIn,
    people: { ADULT: party.adults, CHILD: party.childAges.length, INFANT: 0 },
  }));
