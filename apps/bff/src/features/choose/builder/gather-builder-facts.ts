import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  type PackageDraft,
  parkDayAt,
  type Product,
  productOf,
  saleHorizonDays,
} from '@shop/domain';
import { CartGateway, CatalogueGateway } from '@shop/ports/backends';
import { monthsShown } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { packageInCart } from '../extras/package-in-cart.js';
import { PriceTips } from '../price-tips/price-tips.js';
import { OwnCoupons } from '../promo/own-coupons.js';
import { promoCodeOfDraft } from '../promo/draft-code.js';
import { askDraftCalendar, askPartDay } from './ask-draft.js';
import { type BuilderFacts, checkDraftParts, extrasProblemOf, peopleOf } from './builder-facts.js';
import { loadPickups } from './load-pickups.js';
import { planPackage, readWindow } from './plan-package.js';
import { withCode } from './present-code.js';
import { priceDraft, unpriced } from './price-draft.js';

/** Checks, prices and plans the draft with what the backends say of its parks and days. */
@Injectable()
export class GatherBuilderFacts {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(CartGateway) private readonly carts: CartGateway,
    private readonly ways: PriceTips,
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
    const [told, calendar, pricesFrom, coupons, standsAs] = await Promise.all([
      Promise.all(known.map((part) => askPartDay(this.catalogue, part, question))),
      askDraftCalendar(this.catalogue, draft, monthsIn(question), question),
      this.catalogue.pricesFrom(visitor.currency),
      this.couponsFor(draft, question),
      packageInCart(this.carts, draft, question),
    ]);
    const { nights, extras: inCart } = standsAs;
    const checked = checkDraftParts(draft, catalogue, told, now, nights !== undefined);
    const { canPrice, extrasProblem, ...party } = partyOf(draft, checked.parts);
    const { isAsked, ...window } = readWindow(question.query, now);
    const chosen = { promoCode: promoCodeOfDraft(draft, coupons, standsAs.promoCode), coupons };
    const found = { ...checked, ...chosen, draft, catalogue, today: parkDayAt(now) };
    const canPlan = isAsked && known.length > 0 && !party.peopleProblem;
    const [rides, priced] = await Promise.all([
      loadPickups(this.catalogue, draft, checked.parts),
      canPrice ? priceDraft(found, this.catalogue, this.ways, question) : unpriced,
    ]);
    return {
      extrasProblem,
      calendar,
      rides,
      inCart,
      nights,
      ...priced,
      window,
      ...found,
      draft: withCode(draft, chosen, priced.quote),
      ...party,
      pricesFrom: valueOr(pricesFrom, new Map()),
      plan: canPlan
        ? { days: await planPackage(this.catalogue, found, window, question) }
        : undefined,
      lastDay: addDays(found.today, saleHorizonDays),
    };
  }

  /** The empty page is cached for all visitors, so it has no coupons. */
  private async couponsFor({ parts, coupon }: PackageDraft, question: PageQuestion) {
    const isOwn = parts.length > 0 || coupon !== undefined;
    return isOwn ? this.coupons.of(question.own.session, question.visitor.language) : [];
  }
}

/** People and extras of the draft, and whether it can be priced with them. */
function partyOf(draft: PackageDraft, parts: BuilderFacts['parts']) {
  const products = parts.map(({ product }) => product);
  const party = peopleOf(draft, products);
  const extrasProblem = extrasProblemOf(draft, products);
  return { ...party, extrasProblem, canPrice: !party.peopleProblem && !extrasProblem };
}

const monthsIn = ({ query }: PageQuestion) => (query.get(monthsShown) === '2' ? 2 : 1);
