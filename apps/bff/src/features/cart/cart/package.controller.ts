import { Body, Controller, Inject, Post } from '@nestjs/common';
import { pathOf, type Product, type ReadStrip } from '@shop/domain';
import { CatalogueGateway, Clock, ContentSource } from '@shop/ports/backends';
import { PackageForm, RemovePackageForm } from '@shop/ports/forms';
import { addPackage, removePackage } from '@shop/ports/screens';
import { type Outcome, refused } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from './selling-limits.js';
import { CarryCode } from './carry-code.js';
import {
  type CartChange,
  type CartChanged,
  type CartRefused,
  changeOf,
  notDone,
} from './change-cart.js';
import { ChangePackages } from './change-packages.js';
import { CartBefore } from './cart-before.js';
import { ChangePresenter } from './present-change.js';
import { partsOf, readPackage } from './read-package.js';
import { refuseStrip } from './refuse-strip.js';
import { stripForm } from './strip-form.js';

/** Packages of the cart, by form and by JSON: whole or not at all. */
@Controller('/api')
export class PackageController {
  constructor(
    private readonly packages: ChangePackages,
    private readonly before: CartBefore,
    private readonly presenter: ChangePresenter,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Clock) private readonly clock: Clock,
    private readonly limits: SellingLimits,
    private readonly codes: CarryCode,
  ) {}

  @Post(addPackage.path)
  async add(@Body() form: PackageForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, cart } = visit;
    const { language } = visitor;
    const strip = readPackage(form);
    const formFor = (refusal?: CartRefused) =>
      stripForm(
        strip,
        addressOfForm(visit),
        refusal,
        (slug) => this.content.place(slug, language)?.name ?? slug,
      );
    const asked = await this.catalogue.products();
    if (asked.kind !== 'ok') return this.presenter.notAdded(notDone, formFor(), visitor);
    const products = asked.answer;
    const about = { now: this.clock.now(), language, content: this.content };
    const problems = refuseStrip(strip, products, about);
    if (problems.length > 0) return refused(problems, { path: formFor().path });
    const change = changeOf(visit, form.attempt);
    const back = await this.before.wayBack(strip.editing, 'changed', change);
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, formFor().path, visitor);
    const outcome = await this.write(strip, products, change);
    if (outcome.kind === 'refused')
      return this.presenter.notAdded(outcome, formFor(outcome), visitor);
    cart.use(outcome.session);
    const added = { ...outcome, undo: back && ({ what: 'changed', back } as const) };
    return this.codes.into(added, strip, visit, change);
  }

  /** A new one, or one of the cart changed whole. */
  private async write(
    strip: ReadStrip,
    products: readonly Product[],
    change: CartChange,
  ): Promise<CartChanged | CartRefused> {
    const { people, extras, pickup, editing } = strip;
    const from = await this.before.looseOf(strip.loose ?? [], change);
    const wanted = { parts: partsOf(strip, products), people, extras, pickup, from };
    return this.packages.put(wanted, strip.stay, { ...change, package: editing });
  }

  @Post(removePackage.path)
  async remove(@Body() form: RemovePackageForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, page } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, page, visitor);
    const change = changeOf(visit, form.attempt);
    const back = await this.before.wayBack(form.package, 'removed', change);
    const outcome = await this.packages.remove(form.package, change);
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, page, visitor)
      : this.presenter.changed(outcome, visit, { undo: back && { what: 'removed', back } });
  }
}

/** The form stands in the builder, or in the cart for a package that is changed there. */
function addressOfForm({ page, visitor: { language } }: Visit): string {
  const cart = pathOf({ name: 'cart', params: {} }, language);
  const isInCart = page.split('?')[0] === cart;
  return isInCart ? cart : pathOf({ name: 'buildPackage', params: {} }, language);
}
