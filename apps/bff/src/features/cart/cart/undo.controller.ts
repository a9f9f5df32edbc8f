import { Body, Controller, Post } from '@nestjs/common';
import { dearerBackOf, pathOf } from '@shop/domain';
import { UndoForm } from '@shop/ports/forms';
import { undoChange } from '@shop/ports/screens';
import type { Outcome } from '../../../page/outcome.js';
import { undoField } from '../../../page/present-notice.js';
import { Visit } from '../../../visit/visit.js';
import { SellingLimits } from './selling-limits.js';
import { type CartRefused, changeOf, notDone } from './change-cart.js';
import { GoBack } from './go-back.js';
import { ChangePresenter } from './present-change.js';
import { type Undo, Undos } from './undos.js';

/** Undoes the last change of a cart with ordinary change requests. */
@Controller('/api')
export class UndoController {
  constructor(
    private readonly goBack: GoBack,
    private readonly presenter: ChangePresenter,
    private readonly limits: SellingLimits,
    private readonly undos: Undos,
  ) {}

  @Post(undoChange.path)
  async undo(@Body() { back: sealed, attempt }: UndoForm, @Visit() visit: Visit): Promise<Outcome> {
    const { visitor, cart } = visit;
    const path = pathOf({ name: 'cart', params: {} }, visitor.language);
    const undo = this.undos.open(sealed, cart.session);
    if (!undo) return this.presenter.notUndone({ ...notDone, isDecided: true }, path, visitor);
    const seconds = await this.limits.change(visit);
    if (seconds > 0) return this.presenter.tooFast(seconds, formAt(path, sealed), visitor);
    const outcome = await this.goBack.run(undo.back, changeOf(visit, attempt));
    if (outcome.kind === 'refused') return this.refused(undo, outcome, formAt(path, sealed), visit);
    return this.presenter.changed(outcome, visit, { said: 'undone' });
  }

  private refused(undo: Undo, outcome: CartRefused, form: string, visit: Visit): Outcome {
    const { visitor, cart } = visit;
    const path = pathOf({ name: 'cart', params: {} }, visitor.language);
    const newTotal = this.newTotal(undo, outcome, path, cart.session);
    const next = newTotal ?? (outcome.isDecided ? path : form);
    return this.presenter.notUndone(outcome, next, visitor, newTotal);
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
}

/** The cart with the undo's form. */
const formAt = (path: string, sealed: string) => `${path}?${undoField}=${sealed}`;
