import { Injectable } from '@nestjs/common';
import { type PackageDraft, partyChoiceOf, type Product } from '@shop/domain';
import { type Outcome, refused } from '../../../page/outcome.js';
import { seenIn } from '../../../visit/cart-handle.js';
import type { Visit } from '../../../visit/visit.js';
import { CarryCode } from './carry-code.js';
import { CartBefore } from './cart-before.js';
import {
  type CartChange,
  type CartChanged,
  type CartRefused,
  changeOf,
  notDone,
} from './change-cart.js';
import { ChangePackages } from './change-packages.js';
import { PackageForms } from './package-forms.js';
import { ChangePresenter } from './present-change.js';
import { partsOf } from './read-package.js';
import { SellingLimits } from './selling-limits.js';

/** Adds a package to the cart, or replaces the one that is edited, with its code. */
@Injectable()
export class PutPackage {
  constructor(
    private readonly forms: PackageForms,
    private readonly before: CartBefore,
    private readonly limits: SellingLimits,
    private readonly packages: ChangePackages,
    private readonly codes: CarryCode,
    private readonly presenter: ChangePresenter,
  ) {}

  async run(draft: PackageDraft, visit: Visit, attempt: string): Promise<Outcome> {
    const { visitor } = visit;
    const form = this.forms.again(draft, visit);
    const checked = await this.forms.check(draft, visitor.language);
    if (checked.kind === 'unavailable') return this.presenter.notAdded(notDone, form, visitor);
    if (checked.kind === 'refused') return refused(checked.problems, { path: form.path });
    const change = changeOf(visit, attempt);
    const back = await this.before.undoPlan(draft.editing, 'changed', change);
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, form.path, visitor);
    const outcome = await this.write(draft, checked.products, change);
    if (outcome.kind === 'refused')
      return this.presenter.notAdded(outcome, this.forms.again(draft, visit, outcome), visitor);
    visit.cart.use(seenIn(outcome));
    const added = { ...outcome, undo: back && ({ what: 'changed', back } as const) };
    return this.codes.into(added, draft, visit, change);
  }

  private async write(
    draft: PackageDraft,
    products: readonly Product[],
    change: CartChange,
  ): Promise<CartChanged | CartRefused> {
    const from = await this.before.singleTicketsOf(draft.singleTickets ?? [], change);
    const wanted = { parts: partsOf(draft, products), ...partyChoiceOf(draft), from };
    return this.packages.put(wanted, draft.stay, { ...change, package: draft.editing });
  }
}
