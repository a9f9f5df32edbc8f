import { Body, Controller, Inject, Post } from '@nestjs/common';
import { choiceQuery, type Product } from '@shop/domain';
import { CatalogueGateway, Ids } from '@shop/ports/backends';
import { addToCart, removeFromCart } from '@shop/ports/screens';
import { type Outcome, refused } from '../../../page/outcome.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from '../purchase/selling-limits.js';
import { AddItemForm, readItem, refuseItem, RemoveItemForm } from './cart-forms.js';
import { ChangeCart, type CartChange } from './change-cart.js';
import { ChangePresenter } from './present-change.js';

/** Changes to the cart, by form and by JSON. The upstream session stays in a sealed cookie. */
@Controller('/api')
export class CartController {
  constructor(
    private readonly change: ChangeCart,
    private readonly presenter: ChangePresenter,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Ids) private readonly ids: Ids,
    private readonly limits: SellingLimits,
  ) {}

  @Post(addToCart.path)
  async add(@Body() form: AddItemForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, cart } = visit;
    const product = await this.productOf(form);
    const choice = { ...readItem(form, product), slug: form.slug };
    const path = `${visit.page.split('?')[0] ?? ''}?${choiceQuery(choice)}`;
    const refusals = refuseItem(choice, product);
    if (refusals.length > 0) {
      const problems = refusals.map((code) => presentProblem(code, visitor.language));
      return refused(problems, { path });
    }
    const refusedForm = { path, changeDate: `${path}#field-date` };
    const reached = await this.limits.changeTo(visit, [choice]);
    if (reached) return this.presenter.mustWait(reached, refusedForm, visitor);
    const outcome = await this.change.put(choice, changeOf(visit, form, this.ids.next()));
    if (outcome.kind === 'refused') {
      await this.limits.release(visit, [choice]);
      return this.presenter.notAdded(outcome, refusedForm, visitor);
    }
    cart.use(outcome.session);
    return this.presenter.added(outcome, form.slug, visit);
  }

  @Post(removeFromCart.path)
  async remove(@Body() form: RemoveItemForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, page } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, page, visitor);
    const outcome = await this.change.remove(changeOf(visit, form));
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, page, visitor)
      : this.presenter.changed(outcome, visit);
  }

  private async productOf({ slug }: AddItemForm): Promise<Product | undefined> {
    const products = await this.catalogue.products();
    return products.kind === 'ok' ? products.answer.find((one) => one.slug === slug) : undefined;
  }
}

const changeOf = (
  { visitor: { currency, language, layout }, cart }: Visit,
  { line, attempt }: Pick<AddItemForm, 'line' | 'attempt'>,
  otherwise = '',
): CartChange => ({
  session: cart.session,
  line,
  currency,
  language,
  layout,
  attempt: attempt ?? otherwise,
});
