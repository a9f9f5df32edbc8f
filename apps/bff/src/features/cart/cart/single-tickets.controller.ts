import { Body, Controller, Inject, Post } from '@nestjs/common';
import {
  type DisplayCart,
  type PackageOffer,
  packageOffer,
  partyChoiceOf,
  type UndoPlan,
  undoPlanOfPack,
  undoPlanOfSplit,
} from '@shop/domain';
import { CatalogueGateway, Clock } from '@shop/ports/backends';
import { PackLinesForm, RemovePackageForm } from '@shop/ports/forms';
import { packLines, splitPackage } from '@shop/ports/screens';
import { listOf } from '../../../http/form-values.js';
import type { Outcome } from '../../../page/outcome.js';
import { valueOr } from '../../../presenters/value-or.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from './selling-limits.js';
import { CartBefore } from './cart-before.js';
import {
  type CartChanged,
  type CartRefused,
  ChangeCart,
  changeOf,
  notDone,
} from './change-cart.js';
import { ChangePresenter, type Told } from './present-change.js';
import { offeredTickets } from './present-offer.js';

/** Makes a package of single tickets, and splits it again. */
@Controller('/api')
export class SingleTicketsController {
  constructor(
    private readonly change: ChangeCart,
    private readonly before: CartBefore,
    private readonly presenter: ChangePresenter,
    private readonly limits: SellingLimits,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Post(packLines.path)
  async pack(@Body() form: PackLinesForm, @Visit() visit: Visit): Promise<Outcome> {
    return this.answer(visit, () => this.packed(form, visit));
  }

  @Post(splitPackage.path)
  async split(@Body() form: RemovePackageForm, @Visit() visit: Visit): Promise<Outcome> {
    return this.answer(visit, async () => {
      const change = changeOf(visit, form.attempt);
      const before = await this.before.of(change);
      const outcome = await this.change.splitPackage(form.package, change);
      const back =
        before && undoPlanIn(outcome, (cart) => undoPlanOfSplit(before, form.package, cart));
      return { outcome, undo: back && { what: 'split', back } };
    });
  }

  /** The package takes over the places of the lines, so none is held twice. */
  private async packed(form: PackLinesForm, visit: Visit): Promise<Answer> {
    const change = changeOf(visit, form.attempt);
    const before = await this.before.of(change);
    if (!before) return { outcome: notDone };
    const offer = await this.offerOf(before, listOf(form.line));
    if (!offer) return { outcome: { ...notDone, isDecided: true } };
    const wanted = { parts: offer.parts, ...partyChoiceOf(offer), from: offer.ids };
    const outcome = await this.change.putPackage(wanted, { ...change, package: undefined });
    const back = undoPlanIn(outcome, (cart) => undoPlanOfPack(before, cart));
    return { outcome, undo: back && { what: 'packed', back } };
  }

  /** The package of these single tickets, if it takes all of them. */
  private async offerOf(
    { lines }: DisplayCart,
    wanted: readonly string[],
  ): Promise<PackageOffer | undefined> {
    const products = valueOr(await this.catalogue.products(), []);
    const asked = lines.filter(
      ({ id, packageId }) => packageId === undefined && wanted.includes(id),
    );
    const offer = packageOffer(offeredTickets(asked, products, this.clock.now()));
    return offer && offer.ids.length >= wanted.length ? offer : undefined;
  }

  private async answer(visit: Visit, run: () => Promise<Answer>): Promise<Outcome> {
    const { page: path, visitor } = visit;
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, path, visitor);
    const { outcome, undo } = await run();
    return outcome.kind === 'refused'
      ? this.presenter.notChanged(outcome, path, visitor)
      : this.presenter.changed(outcome, visit, { undo });
  }
}

interface Answer extends Pick<Told, 'undo'> {
  readonly outcome: CartChanged | CartRefused;
}

const undoPlanIn = (
  outcome: CartChanged | CartRefused,
  find: (after: DisplayCart) => UndoPlan | undefined,
) => (outcome.kind === 'changed' ? find(outcome.cart) : undefined);
