import { Body, Controller, Inject, Post } from '@nestjs/common';
import {
  type Choice,
  choiceQuery,
  type Language,
  type Product,
  productOf,
  type ReadChoice,
} from '@shop/domain';
import { CatalogueGateway, Ids } from '@shop/ports/backends';
import { AddItemForm, ChangeItemForm, RemoveItemForm } from '@shop/ports/forms';
import { addToCart, changeItem, removeFromCart } from '@shop/ports/screens';
import { type Outcome, refused } from '../../../page/outcome.js';
import { valueOr } from '../../../presenters/value-or.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from './selling-limits.js';
import { type CartRefused, ChangeCart, changeOf } from './change-cart.js';
import { CartBefore } from './cart-before.js';
import { ChangePresenter } from './present-change.js';
import { readItem, refuseItem } from './read-item.js';

/** Changes to the cart, by form and by JSON. The upstream session stays in a sealed cookie. */
@Controller('/api')
export class CartController {
  constructor(
    private readonly change: ChangeCart,
    private readonly before: CartBefore,
    private readonly presenter: ChangePresenter,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Ids) private readonly ids: Ids,
    private readonly limits: SellingLimits,
  ) {}

  @Post(addToCart.path)
  async add(@Body() form: AddItemForm, @Visit() visit: Visit): Promise<Outcome> {
    const change = changeOf(visit, form.attempt ?? this.ids.next());
    return this.put(form, visit, async (choice) => {
      const outcome = await this.change.put(choice, change);
      if (outcome.kind === 'refused') return outcome;
      return this.presenter.added(outcome, form.slug, visit);
    });
  }

  /** Replaces the line. If that fails, the line stays as it was. */
  @Post(changeItem.path)
  async changeItem(@Body() form: ChangeItemForm, @Visit() visit: Visit): Promise<Outcome> {
    const change = { ...changeOf(visit, form.attempt ?? this.ids.next()), line: form.line };
    const back = await this.before.undoPlan(form.line, 'changed', change);
    return this.put(form, visit, async (choice) => {
      const outcome = await this.change.changeLine(choice, change);
      if (outcome.kind === 'refused') return outcome;
      return this.presenter.changed(outcome, visit, { undo: back && { what: 'changed', back } });
    });
  }

  @Post(removeFromCart.path)
  async remove(@Body() form: RemoveItemForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, page } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, page, visitor);
    const change = { ...changeOf(visit, form.attempt), line: form.line };
    const back = await this.before.undoPlan(form.line, 'removed', change);
    const outcome = await this.change.remove(change);
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, page, visitor)
      : this.presenter.changed(outcome, visit, { undo: back && { what: 'removed', back } });
  }

  /** Checks the form against the rules before it calls a backend. */
  private async put(
    form: AddItemForm,
    visit: Visit,
    write: (choice: Choice) => Promise<Outcome | CartRefused>,
  ): Promise<Outcome> {
    const { visitor } = visit;
    const product = await this.productOf(form);
    const choice = { ...readItem(form, product), slug: form.slug };
    const shown = shownAgain(form, choice, visit);
    const problems = itemProblems(choice, product, visitor.language);
    if (problems.length > 0) return refused(problems, shown);
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, shown.path, visitor, shown.typed);
    const outcome = await write(choice);
    return 'kind' in outcome ? this.presenter.notAdded(outcome, shown, visitor) : outcome;
  }

  private async productOf({ slug }: AddItemForm): Promise<Product | undefined> {
    const products = await this.catalogue.products();
    return productOf(valueOr(products, []), slug);
  }
}

const itemProblems = (choice: ReadChoice, product: Product | undefined, language: Language) =>
  refuseItem(choice, product).map((code) => presentProblem(code, language));

/** The name is personal, so the address does not carry it. */
function shownAgain({ nameOnTicket = '' }: AddItemForm, choice: ReadChoice, { page }: Visit) {
  const path = `${page.split('?')[0] ?? ''}?${choiceQuery(choice)}`;
  return { path, changeDate: `${path}#field-date`, typed: { nameOnTicket } };
}
