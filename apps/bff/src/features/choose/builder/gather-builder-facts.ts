import { Inject, Injectable } from '@nestjs/common';
import { type PackageDraft, parkDayAt, type Product, productOf } from '@shop/domain';
import { CartGateway, CatalogueGateway } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { packageInCart } from '../extras/package-in-cart.js';
import { PriceTips } from '../price-tips/price-tips.js';
import { OwnCoupons } from '../promo/own-coupons.js';
import { promoCodeOfDraft } from '../promo/draft-code.js';
import { askParts, loadPickups, canPrice, checkParts } from '../gather/gather-parts.js';
import type { BuilderFacts } from './builder-facts.js';
import { planPackage, readWindow } from './plan-package.js';
import { withCode } from './present-code.js';
import { priceDraft, unpriced } from './price-draft.js';

/** Checks, prices and plans the draft with what the backends say of its parks and days. */
@Injectable()
export class GatherBuilderFacts {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(CartGateway) private readonly carts: CartGateway,
    private readonly priceTips: PriceTips,
    private readonly coupons: OwnCoupons,
  ) {}

  async of(
    read: PackageDraft,
    catalogue: readonly Product[],
    question: PageQuestion,
  ): Promise<BuilderFacts> {
    const { now, visitor } = question;
    // Drop parks that are no longer sold; later parts move up.
    const known = read.parts.filter(({ slug }) => productOf(catalogue, slug) !== undefined);
    const draft = { ...read, parts: known, slot: Math.min(read.slot, known.length) };
    const [partsDays, pricesFrom, coupons, standsAs] = await Promise.all([
      askParts(this.catalogue, draft, question),
      this.catalogue.pricesFrom(visitor.currency),
      this.couponsFor(draft, question),
      packageInCart(this.carts, draft, question),
    ]);
    const { nights, extras: inCart } = standsAs;
    const checked = checkParts(draft, catalogue, partsDays, now, nights !== undefined);
    const { isAsked, ...window } = readWindow(question.query, now);
    const chosen = { promoCode: promoCodeOfDraft(draft, coupons, standsAs.promoCode), coupons };
    const found = { ...checked, ...chosen, catalogue, today: parkDayAt(now) };
    const canPlan = isAsked && known.length > 0 && !checked.peopleProblem;
    const [rides, priced] = await Promise.all([
      loadPickups(this.catalogue, checked),
      canPrice(checked) ? priceDraft(found, this.catalogue, this.priceTips, question) : unpriced,
    ]);
    return {
      calendar: partsDays.calendar,
      rides,
      inCart,
      nights,
      ...priced,
      window,
      ...found,
      draft: withCode(draft, chosen, priced.quote),
      pricesFrom: valueOr(pricesFrom, new Map()),
      plan: canPlan
        ? { days: await planPackage(this.catalogue, found, window, question) }
        : undefined,
    };
  }

  /** The empty page is cached for all visitors, so it has no coupons. */
  private async couponsFor({ parts, coupon }: PackageDraft, question: PageQuestion) {
    const isOwn = parts.length > 0 || coupon !== undefined;
    return isOwn ? this.coupons.of(question.own.session, question.visitor.language) : [];
  }
}
