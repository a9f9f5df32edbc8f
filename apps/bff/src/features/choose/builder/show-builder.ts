import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  parkDayAt,
  type Product,
  readStrip,
  type ReadStrip,
  saleHorizonDays,
} from '@shop/domain';
import {
  CartGateway,
  CatalogueGateway,
  ContentSource,
  HotelsContent,
  Ids,
  OffersContent,
} from '@shop/ports/backends';
import { monthsShown } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { LinePresenter } from '../../../presenters/present-line.js';
import { listedOfferPage } from '../../../screen/present-offer-page.js';
import type { PageQuestion, ScreenHandler, ShowOutcome } from '../../../screen/screen-handler.js';
import { packageInCart } from '../extras/package-in-cart.js';
import { loadPickups } from './load-pickups.js';
import { askPartDay, askStripCalendar } from './ask-strip.js';
import { type BuilderFacts, extrasProblemOf, peopleOf, standingOfParts } from './builder-facts.js';
import { planPackage, readWindow } from './plan-package.js';
import { OwnCoupons } from '../promo/own-coupons.js';
import { PriceTips } from '../price-tips/price-tips.js';
import { codeOfStrip } from '../promo/strip-code.js';
import { withCode } from './present-code.js';
import { nightsOfStrip } from './present-nights.js';
import { presentBuilder } from './present-builder.js';
import { priceStrip, unpriced } from './price-strip.js';

/** Package builder: up to four parks, each on its own day, for the same people. */
@Injectable()
export class ShowBuilder implements ScreenHandler {
  readonly routes = ['buildPackage'] as const;
  readonly sharedBy = [] as const;
  /** A started draft is one visitor's own. */
  readonly ownBy = [
    'part',
    'slot',
    'choose',
    'pick',
    'time',
    'component',
    'drop',
    'month',
    monthsShown,
    'adults',
    'children',
    'infants',
    'extras',
    'pickup',
    'package',
    'from',
    'to',
    'plan',
    'code',
    'coupon',
    'stay',
    'nights',
  ];

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(OffersContent) private readonly offers: OffersContent,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(HotelsContent) private readonly hotels: HotelsContent,
    private readonly lines: LinePresenter,
    private readonly ways: PriceTips,
    private readonly own: OwnCoupons,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const products = await this.catalogue.products();
    if (products.kind !== 'ok') return { kind: 'unavailable', code: 'catalogue' };
    const strip = readStrip(question.query);
    if (question.query.has('nights')) return { kind: 'moved', to: nightsOfStrip(strip, question) };
    const facts = await this.gather(strip, products.answer, question);
    const { content, offers, lines, hotels } = this;
    const attempt = this.ids.next();
    return presentBuilder(facts, question, { content, offers, lines, hotels, attempt });
  }

  async listed() {
    return [listedOfferPage('builder', this.offers, 'plan')];
  }

  private async gather(
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
    return isOwn ? this.own.of(question.own.session, question.visitor.language) : [];
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
