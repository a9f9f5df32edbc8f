import { Inject, Injectable } from '@nestjs/common';
import { addDays, parkDayAt, type Product, type ReadStrip, saleHorizonDays } from '@shop/domain';
import { CartGateway, CatalogueGateway } from '@shop/ports/backends';
import { monthsShown } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { packageInCart } from '../extras/package-in-cart.js';
import { PriceTips } from '../price-tips/price-tips.js';
import { OwnCoupons } from '../promo/own-coupons.js';
import { codeOfStrip } from '../promo/strip-code.js';
import { askPartDay, askStripCalendar } from './ask-strip.js';
import { type BuilderFacts, extrasProblemOf, peopleOf, standingOfParts } from './builder-facts.js';
import { loadPickups } from './load-pickups.js';
import { planPackage, readWindow } from './plan-package.js';
import { withCode } from './present-code.js';
import { priceStrip, unpriced } from './price-strip.js';

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
    read: ReadStrip,
    catalogue: readonly Product[],
    question: PageQuestion,
  ): Promise<BuilderFacts> {
    const { now, visitor } = question;
    // Drop parks that are no longer sold; later parts move up.
    const known = read.parts.filter(({ slug }) => catalogue.some((one) => one.slug === slug));
    const strip = { ...read, parts: known, slot: Math.min(read.slot, known.length) };
    const [told, calendar, pricesFrom, coupons, standsAs] = await Promise.all([
      Promise.all(known.map((part) => askPartDay(this.catalogue, part, question))),
      askStripCalendar(this.catalogue, strip, monthsIn(question), question),
      this.catalogue.pricesFrom(visitor.currency),
      this.couponsFor(strip, question),
      packageInCart(this.carts, strip, question),
    ]);
    const { nights, extras: inCart } = standsAs;
    const standing = standingOfParts(strip, catalogue, told, now, nights !== undefined);
    const { canPrice, extrasProblem, ...party } = partyOf(strip, standing.parts);
    const { isAsked, ...window } = readWindow(question.query, now);
    const chosen = { code: codeOfStrip(strip, coupons, standsAs.code), coupons };
    const found = { ...standing, ...chosen, strip, catalogue, today: parkDayAt(now) };
    const canPlan = isAsked && known.length > 0 && !party.peopleProblem;
    const [rides, priced] = await Promise.all([
      loadPickups(this.catalogue, strip, standing.parts),
      canPrice ? priceStrip(found, this.catalogue, this.ways, question) : unpriced,
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
      strip: withCode(strip, chosen, priced.quote),
      ...party,
      pricesFrom: valueOr(pricesFrom, new Map()),
      plan: canPlan
        ? { days: await planPackage(this.catalogue, found, window, question) }
        : undefined,
      lastDay: addDays(found.today, saleHorizonDays),
    };
  }

  /** The empty page is cached for all visitors, so it has no coupons. */
  private async couponsFor({ parts, coupon }: ReadStrip, question: PageQuestion) {
    const isOwn = parts.length > 0 || coupon !== undefined;
    return isOwn ? this.coupons.of(question.own.session, question.visitor.language) : [];
  }
}

/** People and extras of the draft, and whether it can be priced with them. */
function partyOf(strip: ReadStrip, parts: BuilderFacts['parts']) {
  const products = parts.map(({ product }) => product);
  const party = peopleOf(strip, products);
  const extrasProblem = extrasProblemOf(strip, products);
  return { ...party, extrasProblem, canPrice: !party.peopleProblem && !extrasProblem };
}

const monthsIn = ({ query }: PageQuestion) => (query.get(monthsShown) === '2' ? 2 : 1);
