import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  ageBandsOf,
  choiceIssues,
  clampMonth,
  firstOpen,
  monthOf,
  type ParkDay,
  parkDayAt,
  type Product,
  readChoice,
  saleHorizonDays,
} from '@shop/domain';
import { CatalogueGateway } from '@shop/ports/backends';
import { LowestPrices } from '../../../presenters/lowest-prices.js';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { askPickups } from '../extras/ask-pickups.js';
import { PriceTips } from '../price-tips/price-tips.js';
import { askCalendar, askDay } from './ask-calendar.js';
import type { BuyFacts } from './buy-facts.js';
import { findNear, withPlaces } from './find-near.js';
import { firstSellable, quoteQuestion } from './quote-question.js';
import { findWays } from './edit-links-of-choice.js';

/** Checks and prices the visitor's choice of a ticket, with its calendar and other days. */
@Injectable()
export class GatherBuyFacts {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    private readonly ways: PriceTips,
    private readonly lowest: LowestPrices,
  ) {}

  async of(
    product: Product,
    catalogue: readonly Product[],
    question: PageQuestion,
  ): Promise<BuyFacts> {
    const { now } = question;
    const { currency } = question.visitor;
    const choice = readChoice(question.query, product);
    const today = parkDayAt(now);
    const lastDay = addDays(today, saleHorizonDays);
    const month = clampMonth(choice.month ?? monthOf(choice.day ?? today), today, lastDay);
    // All at once: a day's month is often the one that is shown, whose reply they share.
    const of = (day: ParkDay) => askDay(this.catalogue, product.slug, day, currency);
    const [calendar, pricesFrom, told, toldToday] = await Promise.all([
      askCalendar(this.catalogue, product.slug, { month, choice, today }, question),
      this.catalogue.pricesFrom(currency),
      choice.day ? of(choice.day) : undefined,
      of(today),
    ]);
    const facts = { now, told, isUnknown: calendar.hasFailed };
    const issues = withPlaces(choiceIssues(choice, product, facts), choice, told);
    const chosen = { product, catalogue, choice, issues };
    const [near, priced, pickups] = await Promise.all([
      findNear(this.catalogue, { ...chosen, calendar, today }, { currency, now }),
      this.price(chosen, calendar, question),
      askPickups(this.catalogue, product, choice),
    ]);
    return {
      ...chosen,
      ...priced,
      near,
      pickups,
      told,
      toldToday,
      calendar,
      today,
      lastDay,
      bands: ageBandsOf(product.businessUnitCode),
      pricesFrom: valueOr(pricesFrom, new Map()),
    };
  }

  private async price(
    chosen: Pick<BuyFacts, 'product' | 'catalogue' | 'choice' | 'issues'>,
    { days, hasFailed }: BuyFacts['calendar'],
    question: PageQuestion,
  ): Promise<Pick<BuyFacts, 'quote' | 'ways' | 'lowest'>> {
    const { product, choice, issues } = chosen;
    const { currency } = question.visitor;
    const missing = firstOpen(issues);
    const asked = quoteQuestion(product, choice, missing, firstSellable(days), currency);
    const visits = choice.day ? [{ slug: product.slug, day: choice.day }] : [];
    const [quote, ways, [lowest]] = await Promise.all([
      this.catalogue.quote(asked),
      findWays({ ...chosen, hasCalendar: !hasFailed }, this.ways, question),
      this.lowest.of(visits, currency, question.now),
    ]);
    return { quote, ways, lowest };
  }
}
