import { Body, Controller, Inject, Post } from '@nestjs/common';
import type { Choice, Product, ReadStrip } from '@shop/domain';
import { CatalogueGateway, Clock, ContentSource } from '@shop/ports/backends';
import { addPackage, removePackage } from '@shop/ports/screens';
import { type Outcome, refused } from '../../../page/outcome.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from '../purchase/selling-limits.js';
import { CarryCode } from './carry-code.js';
import { type CartRefused, ChangeCart, changeOf, notDone } from './change-cart.js';
import { PackageForm, partsOf, readPackage, RemovePackageForm } from './package-forms.js';
import { ChangePresenter } from './present-change.js';
import { refuseStrip } from './refuse-strip.js';
import { stripForm } from './strip-form.js';

/** Packages of the cart, by form and by JSON: whole or not at all. */
@Controller('/api')
export class PackageController {
  constructor(
    private readonly change: ChangeCart,
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
        language,
        refusal,
        (slug) => this.content.place(slug, language)?.name ?? slug,
      );
    const asked = await this.catalogue.products();
    if (asked.kind !== 'ok') return this.presenter.notAdded(notDone, formFor(), visitor);
    const products = asked.answer;
    const about = { now: this.clock.now(), language, content: this.content };
    const problems = refuseStrip(strip, products, about);
    if (problems.length > 0) return refused(problems, { path: formFor().path });
    const choices = choicesOf(strip, products);
    const reached = await this.limits.changeTo(visit, choices);
    if (reached) return this.presenter.mustWait(reached, formFor(), visitor);
    const { people, extras, pickup, editing } = strip;
    const change = changeOf(visit, form.attempt);
    const from = await this.change.looseOf(strip.loose ?? [], change);
    const outcome = await this.change.putPackage(
      { parts: partsOf(strip, products), people, extras, pickup, from },
      { ...change, package: editing },
    );
    if (outcome.kind === 'refused') {
      await this.limits.release(visit, choices);
      return this.presenter.notAdded(outcome, formFor(outcome), visitor);
    }
    cart.use(outcome.session);
    return this.codes.into(outcome, strip, visit, change);
  }

  @Post(removePackage.path)
  async remove(@Body() form: RemovePackageForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, page } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, page, visitor);
    const outcome = await this.change.removePackage(form.package, changeOf(visit, form.attempt));
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, page, visitor)
      : this.presenter.changed(outcome, visit);
  }
}

const choicesOf = (strip: ReadStrip, products: readonly Product[]): readonly Choice[] =>
  partsOf(strip, products).map((part) => ({ ...part, people: strip.people, extras: strip.extras }));
