import { Body, Controller, Post } from '@nestjs/common';
import { dearerBackOf, pathOf, type UndoPlan } from '@shop/domain';
import { UndoForm } from '@shop/ports/forms';
import { undoChange } from '@shop/ports/screens';
import type { Outcome } from '../../../page/outcome.js';
import { undoField } from '../../../page/present-notice.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from './selling-limits.js';
import {
  type CartChange,
  type CartChanged,
  type CartRefused,
  ChangeCart,
  changeOf,
  notDone,
} from './change-cart.js';
import { ChangePackages } from './change-packages.js';
import { ChangeStays } from './change-stays.js';
import { ChangePresenter } from './present-change.js';
import { type Undo, Undos } from './undos.js';

/** Undoes the last change of a cart with ordinary change requests. */
@Controller('/api')
export class UndoController {
  constructor(
    private readonly change: ChangeCart,
    private readonly presenter: ChangePresenter,
    private readonly limits: SellingLimits,
    private readonly undos: Undos,
    private readonly stays: ChangeStays,
    private readonly packages: ChangePackages,
  ) {}

  @Post(undoChange.path)
  async undo(@Body() { back: sealed, attempt }: UndoForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, cart } = visit;
    const path = pathOf({ name: 'cart', params: {} }, visitor.language);
    const undo = this.undos.open(sealed, cart.session);
    if (!undo) return this.presenter.notUndone({ ...notDone, isDecided: true }, path, visitor);
    const form = { path: `${path}?${undoField}=${sealed}` };
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, form.path, visitor);
    const outcome = await this.goBack(undo.back, changeOf(visit, attempt));
    if (outcome.kind === 'refused') {
      const newTotal = this.newTotal(undo, outcome, path, cart.session);
      return this.presenter.notUndone(
        outcome,
        newTotal ?? (outcome.isDecided ? path : form.path),
        visitor,
        newTotal,
      );
    }
    cart.use(outcome.session);
    return this.presenter.changed(outcome, visit, { said: 'undone' });
  }

  /** The cart with the same undo plan, which now accepts the higher price of the nights. */
  private newTotal(
    { what, back: was }: Undo,
    { asked }: CartRefused,
    path: string,
    session: string | undefined,
  ): string | undefined {
    const found = asked && dearerBackOf(was, asked);
    if (!found || session === undefined) return undefined;
    const { back, ...dearer } = found;
    return `${path}?${undoField}=${this.undos.close({ what, back, dearer }, session)}`;
  }

  private goBack(back: UndoPlan, change: CartChange): Promise<CartChanged | CartRefused> {
    switch (back.kind) {
      case 'line':
        return this.change.put(back.was, { ...change, line: back.id });
      case 'package':
        return this.packages.putBack(back, change);
      case 'split':
        return this.change.splitPackage(back.id, change);
      case 'stay':
        return back.id === undefined
          ? this.stays.add(back.was, change, back.package)
          : this.stays.replace(back.was, { ...change, line: back.id });
      case 'moved':
        return this.stays.move(back.id, back.package, change);
    }
  }
}
