import { Body, Controller, Post } from '@nestjs/common';
import { PackageForm, RemovePackageForm } from '@shop/ports/forms';
import { addPackage, removePackage } from '@shop/ports/screens';
import type { Outcome } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from './selling-limits.js';
import { changeOf } from './change-cart.js';
import { ChangePackages } from './change-packages.js';
import { CartBefore } from './cart-before.js';
import { ChangePresenter } from './present-change.js';
import { PutPackage } from './put-package.js';
import { readPackage } from './read-package.js';

/** Packages of the cart, by form and by JSON: whole or not at all. */
@Controller('/api')
export class PackageController {
  constructor(
    private readonly putPackage: PutPackage,
    private readonly packages: ChangePackages,
    private readonly before: CartBefore,
    private readonly presenter: ChangePresenter,
    private readonly limits: SellingLimits,
  ) {}

  @Post(addPackage.path)
  add(@Body() form: PackageForm, @Visit() visit: Visit): Promise<Outcome> {
    return this.putPackage.run(readPackage(form), visit, form.attempt);
  }

  @Post(removePackage.path)
  async remove(@Body() form: RemovePackageForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, page } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, page, visitor);
    const change = changeOf(visit, form.attempt);
    const back = await this.before.undoPlan(form.package, 'removed', change);
    const outcome = await this.packages.remove(form.package, change);
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, page, visitor)
      : this.presenter.changed(outcome, visit, { undo: back && { what: 'removed', back } });
  }
}
