import { Injectable } from '@nestjs/common';
import type { PackageDraft } from '@shop/domain';
import type { Outcome } from '../../../page/outcome.js';
import { KnownSessions } from '../../../visit/session/known-session.js';
import type { Visit } from '../../../visit/visit.js';
import { OwnCoupons } from '../../choose/promo/own-coupons.js';
import { writeReason } from '../../choose/promo/present-promo.js';
import { promoCodeOfDraft } from '../../choose/promo/draft-code.js';
import { type CartChange, type CartChanged, ChangeCart, notDone } from './change-cart.js';
import { ChangePresenter, type Told } from './present-change.js';

/** Applies a package's code to the cart after the package was added. */
@Injectable()
export class CarryCode {
  constructor(
    private readonly change: ChangeCart,
    private readonly presenter: ChangePresenter,
    private readonly coupons: OwnCoupons,
    private readonly sessions: KnownSessions,
  ) {}

  /** If the code is refused, the package stays and the reply says why. */
  async into(
    added: CartChanged & Pick<Told, 'undo'>,
    draft: PackageDraft,
    visit: Visit,
    change: CartChange,
  ): Promise<Outcome> {
    const { undo } = added;
    const { language } = visit.visitor;
    const session = this.sessions.of(visit, 'json');
    const coupons = draft.coupon ? await this.coupons.of(session, language) : [];
    const chosen = promoCodeOfDraft(draft, coupons);
    if (!chosen) return this.presenter.changed(added, visit, { undo });
    const outcome = chosen.code
      ? await this.change.addPromo(chosen.code, { ...change, session: added.session })
      : { ...notDone, code: 'promoUnknown' as const, isDecided: true };
    if (outcome.kind === 'changed') return this.presenter.changed(outcome, visit, { undo });
    const why = outcome.isDecided ? writeReason(outcome.code, language, outcome.missing) : '';
    return this.presenter.changed(added, visit, { said: 'codeLeftOut', why, undo });
  }
}
