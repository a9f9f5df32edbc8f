import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  ageBandsOf,
  buyRoute,
  clampMonth,
  firstOpen,
  isFlagship,
  monthOf,
  type ParkDay,
  parkDayAt,
  pathOf,
  type Product,
  readChoice,
  saleHorizonDays,
  choiceIssues,
} from '@shop/domain';
import { monthsShown } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { CatalogueGateway, ContentSource, HelpContent, PlacesContent } from '@shop/ports/backends';
import type {
  ListedPage,
  PageQuestion,
  ScreenHandler,
  ShowOutcome,
} from '../../../screen/screen-handler.js';
import { LowestPrices } from '../../../presenters/lowest-prices.js';
import { LinePresenter } from '../../../presenters/present-line.js';
import { askPickups } from '../extras/ask-pickups.js';
import { PriceTips } from '../price-tips/price-tips.js';
import { askCalendar, askDay } from './ask-calendar.js';
import type { BuyFacts } from './buy-facts.js';
import { findNear, withPlaces } from './find-near.js';
import { isInventedChoice } from './is-invented-choice.js';
import { listTickets } from './list-tickets.js';
import { presentBuy } from './present-buy.js';
import { firstSellable, quoteQuestion } from './quote-question.js';
import { findWays } from './reach-of-choice.js';

@Injectable()
export class ShowBuy implements ScreenHandler {
  readonly routes = ['buyFlagship', 'buyPark', 'buyTour'] as const;
  readonly sharedBy = [
    'month',
    monthsShown,
    'date',
    'pick',
    'time',
    'adults',
    'children',
    'infants',
    'extras',
    'pickup',
    'component',
  ];

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(PlacesContent) private readonly places: PlacesContent,
    @Inject(HelpContent) private readonly help: HelpContent,
    private readonly lines: LinePresenter,
    private readonly ways: PriceTips,
    private readonly lowest: LowestPrices,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const products = await this.catalogue.products();
    if (products.kind !== 'ok') return { kind: 'unavailable', code: 'prices' };
    const { route, visitor, query } = question;
    const product = products.answer.find((one) =>
      route.name === 'buyFlagship' ? isFlagship(one) : one.slug === route.params.slug,
    );
    if (!product) return { kind: 'notFound' };
    const canonical = buyRoute(product);
    if (canonical.name !== route.name) {
      const address = pathOf(canonical, visitor.language);
      return { kind: 'moved', to: query.size ? `${address}?${query}` : address };
    }
    const facts = await this.gather(product, products.answer, question);
    const { content, places, help } = this;
    const shown = presentBuy(facts, question, { content, places, help }, this.lines);
    return { ...shown, isInvented: isInventedChoice(facts, query, this.sharedBy) };
  }

  async listed(): Promise<readonly ListedPage[]> {
    const products = await this.catalogue.products();
    return listTickets(valueOr(products, []), this.content);
  }

  private async gather(
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
    const [calendar, pricesFrom] = await Promise.all([
      askCalendar(this.catalogue, product.slug, { month, choice, today }, question),
      this.catalogue.pricesFrom(currency),
    ]);
    const of = (day: ParkDay) => askDay(this.catalogue, product.slug, day, calendar.days, currency);
    const [told, toldToday] = await Promise.all([
      choice.day ? of(choice.day) : undefined,
      of(today),
    ]);
    const facts = { now, told, isUnknown: calendar.hasFailed };
    const standing = withPlaces(choiceIssues(choice, product, facts), choice, told);
    const chosen = { product, catalogue, choice, standing };
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
    chosen: Pick<BuyFacts, 'product' | 'catalogue' | 'choice' | 'standing'>,
    { days, hasFailed }: BuyFacts['calendar'],
    question: PageQuestion,
  ): Promise<Pick<BuyFacts, 'quote' | 'ways' | 'lowest'>> {
    const { product, choice, standing } = chosen;
    const { currency } = question.visitor;
    const missing = firstOpen(standing);
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
