import { Inject, Injectable } from '@nestjs/common';
import { parkDayAt, type Product, readChoice, withPlaces } from '@shop/domain';
import { CatalogueGateway } from '@shop/ports/backends';
import { LowestPrices } from '../../../presenters/lowest-prices.js';
import { valueOr } from '../../../presenters/value-or.js';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import { loadDay } from '../gather/ask-calendar.js';
import { checkTicket, priceTicket } from '../gather/gather-ticket.js';
import { PriceTips } from '../price-tips/price-tips.js';
import type { BuyFacts } from './buy-facts.js';
import { findNear } from './find-near.js';
import { findChoiceTips } from './edit-links-of-choice.js';

/** Checks and prices the visitor's choice of a ticket, with its calendar and other days. */
@Injectable()
export class GatherBuyFacts {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    private readonly priceTips: PriceTips,
    private readonly lowest: LowestPrices,
  ) {}

  async of(
    product: Product,
    catalogue: readonly Product[],
    question: PageQuestion,
  ): Promise<BuyFacts> {
    const { query, visitor, now } = question;
    const { currency } = visitor;
    const choice = readChoice(query, product);
    const { slug } = product;
    const [checked, pricesFrom, calendarToday] = await Promise.all([
      checkTicket(this.catalogue, { product, choice }, question),
      this.catalogue.pricesFrom(currency),
      loadDay(this.catalogue, { slug }, parkDayAt(now), currency),
    ]);
    const { calendar, calendarDay } = checked;
    const issues = withPlaces(checked.issues, choice, calendarDay);
    const found = { ...checked, catalogue, issues };
    const visits = choice.day ? [{ slug, day: choice.day }] : [];
    const [near, priced, priceTips, [lowest]] = await Promise.all([
      findNear(this.catalogue, found, { currency, now }),
      priceTicket(this.catalogue, found, question),
      findChoiceTips({ ...found, hasCalendar: !calendar.hasFailed }, this.priceTips, question),
      this.lowest.of(visits, currency, now),
    ]);
    const prices = valueOr(pricesFrom, new Map());
    return { ...found, ...priced, calendarToday, near, priceTips, lowest, pricesFrom: prices };
  }
}
