import { Body, Controller, Inject, Post } from '@nestjs/common';
import { packageOffer } from '@shop/domain';
import { CartGateway, CatalogueGateway, Clock } from '@shop/ports/backends';
import { packLines, splitPackage } from '@shop/ports/screens';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import type { Outcome } from '../../../page/outcome.js';
import { answerOr } from '../../../presenters/answer-or.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from '../purchase/selling-limits.js';
import { attemptPattern, listed, PageForm } from './cart-forms.js';
import {
  type CartChanged,
  type CartRefused,
  ChangeCart,
  changeOf,
  notDone,
} from './change-cart.js';
import { RemovePackageForm } from './package-forms.js';
import { ChangePresenter } from './present-change.js';
import { offeredTickets } from './present-offer.js';

class PackLinesForm extends PageForm {
  @Transform(listed)
  @IsArray()
  @ArrayMaxSize(10)
  @Matches(/^[\w-]{1,64}$/, { each: true })
  readonly line: readonly string[] = [];

  @Matches(attemptPattern)
  readonly attempt!: string;
}

/** Loose tickets become a package in one press, and are loose again in one. */
@Controller('/api')
export class LooseController {
  constructor(
    private readonly change: ChangeCart,
    private readonly presenter: ChangePresenter,
    private readonly limits: SellingLimits,
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Post(packLines.path)
  async pack(@Body() form: PackLinesForm, @Visit() visit: Visit): Promise<Outcome> {
    return this.answer(visit, () => this.packed(form, visit));
  }

  @Post(splitPackage.path)
  async split(@Body() form: RemovePackageForm, @Visit() visit: Visit): Promise<Outcome> {
    return this.answer(visit, () =>
      this.change.splitPackage(form.package, changeOf(visit, form.attempt)),
    );
  }

  /** Their places go from the lines to the package, so that none is counted anew. */
  private async packed(
    { line, attempt }: PackLinesForm,
    visit: Visit,
  ): Promise<CartChanged | CartRefused> {
    const { session } = visit.cart;
    if (!session) return notDone;
    const reply = await this.carts.display(session, visit.visitor);
    const products = answerOr(await this.catalogue.products(), []);
    if (reply.kind !== 'ok') return notDone;
    const asked = reply.answer.cart.lines.filter(
      ({ id, packageId }) => packageId === undefined && line.includes(id),
    );
    const offer = packageOffer(offeredTickets(asked, products, this.clock.now()));
    if (!offer || offer.ids.length < line.length) return { ...notDone, isDecided: true };
    const { parts, people, extras, pickup, ids: from } = offer;
    const change = { ...changeOf(visit, attempt), package: undefined };
    return this.change.putPackage({ parts, people, extras, pickup, from }, change);
  }

  private async answer(
    visit: Visit,
    run: () => Promise<CartChanged | CartRefused>,
  ): Promise<Outcome> {
    const { page: path, visitor } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, path, visitor);
    const outcome = await run();
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, path, visitor)
      : this.presenter.changed(outcome, visit);
  }
}
