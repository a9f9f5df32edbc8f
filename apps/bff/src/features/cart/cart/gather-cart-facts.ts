import { Inject, Injectable } from '@nestjs/common';
import type { Coupon, DisplayCart } from '@shop/domain';
import { CatalogueGateway, Ids } from '@shop/ports/backends';
import type { CartContext } from '../../../presenters/present-cart.js';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { KnownSession } from '../../../visit/session/known-session.js';
import { OpenEdits } from '../../choose/edit/open-edit.js';
import { OwnCoupons } from '../../choose/promo/own-coupons.js';
import { LineContexts } from './line-contexts.js';
import { LostLines } from './lost-lines.js';

export type CartFacts = Omit<CartContext, 'problems'> & { readonly coupons: readonly Coupon[] };

interface Question extends Pick<PageQuestion, 'visitor' | 'now'> {
  readonly session: KnownSession;
  /** The page, if it has a line or package open for editing. */
  readonly page?: PageQuestion;
}

/** Asks the backends for what the cart does not say about its lines and its visitor. */
@Injectable()
export class GatherCartFacts {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    private readonly coupons: OwnCoupons,
    private readonly contexts: LineContexts,
    private readonly lost: LostLines,
    private readonly edits: OpenEdits,
    @Inject(Ids) private readonly ids: Ids,
  ) {}

  async of(cart: DisplayCart, question: Question): Promise<CartFacts> {
    const { now, session, page } = question;
    const { language } = question.visitor;
    const asked = [this.catalogue.products(), this.coupons.of(session, language)] as const;
    const [products, coupons] = await Promise.all(asked);
    const catalogue = valueOr(products, []);
    const [known, lost, open] = await Promise.all([
      this.contexts.of(cart, catalogue, { language, now }),
      this.lost.of(cart, catalogue, question),
      page && this.edits.of(cart, catalogue, page),
    ]);
    return { language, now, catalogue, coupons, known, lost, open, attempt: this.ids.next() };
  }
}
