import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  ageBandsOf,
  buyRoute,
  clampMonth,
  firstOpen,
  type CurrencyCode,
  isFlagship,
  monthOf,
  nextMonth,
  type ParkDay,
  type ParkMonth,
  parkDayAt,
  pathOf,
  type Product,
  readChoice,
  type ReadChoice,
  saleHorizonDays,
  standingOf,
} from '@shop/domain';
import { monthsShown } from '@shop/ports/screens';
import { answerOr } from '../../../presenters/answer-or.js';
import {
  type CalendarDay,
  CartGateway,
  CatalogueGateway,
  ContentSource,
  HelpContent,
  PlacesContent,
} from '@shop/ports/backends';
import type {
  ListedPage,
  PageQuestion,
  ScreenHandler,
  ShowOutcome,
} from '../../../screen/screen-handler.js';
import { LinePresenter } from '../../../presenters/present-line.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { askPickups } from '../extras/ask-pickups.js';
import { extrasInCart } from '../extras/extras-in-cart.js';
import type { BuyFacts } from './buy-facts.js';
import { isInventedChoice } from './is-invented-choice.js';
import { listTickets } from './list-tickets.js';
import { presentBuy } from './present-buy.js';
import { firstSellable, quoteQuestion } from './quote-question.js';

/** The page of one ticket: its calendar, its people, its extras, and what they come to. */
@Injectable()
export class ShowBuy implements ScreenHandler {
  readonly routes = ['buyFlagship', 'buyPark', 'buyTour'] as const;
  readonly sharedBy = [
    ...['month', monthsShown, 'date', 'pick', 'time', 'adults', 'children', 'infants'],
    ...['extras', 'pickup', 'component'],
  ];
  /** A line of a cart that is being changed. */
  readonly ownBy = ['line'];

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(PlacesContent) private readonly places: PlacesContent,
    @Inject(HelpContent) private readonly help: HelpContent,
    private readonly lines: LinePresenter,
    @Inject(CartGateway) private readonly carts: CartGateway,
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
    return products.kind === 'ok' ? listTickets(products.answer, this.content) : [];
  }

  private async gather(
    product: Product,
    catalogue: readonly Product[],
    question: PageQuestion,
  ): Promise<BuyFacts> {
    const { currency } = question.visitor;
    const choice = readChoice(question.query, product.schedule.type);
    const today = parkDayAt(question.now);
    const lastDay = addDays(today, saleHorizonDays);
    const month = clampMonth(choice.month ?? monthOf(choice.day ?? today), today, lastDay);
    const [calendar, pricesFrom] = await Promise.all([
      this.calendarFrom(product.slug, month, choice, today, question),
      this.catalogue.pricesFrom(currency),
    ]);
    const of = (day: ParkDay) => this.dayOf(product.slug, day, calendar.days, currency);
    const [told, toldToday] = await Promise.all([
      choice.day ? of(choice.day) : undefined,
      of(today),
    ]);
    const { now } = question;
    const standing = standingOf(choice, product, { now, told, isUnknown: calendar.hasFailed });
    const [quote, pickups, inCart] = await Promise.all([
      this.catalogue.quote(
        quoteQuestion(product, choice, firstOpen(standing), firstSellable(calendar.days), currency),
      ),
      askPickups(this.catalogue, product, choice),
      extrasInCart(this.carts, choice, question),
    ]);
    return {
      ...{ product, catalogue, choice, standing, quote, pickups, inCart },
      ...{ told, toldToday, calendar, today, lastDay },
      bands: ageBandsOf(product.businessUnitCode),
      pricesFrom: answerOr(pricesFrom, new Map()),
    };
  }

  /** One month, or the two that a desktop asks for; begins where something can be bought. */
  private async calendarFrom(
    slug: string,
    month: ParkMonth,
    choice: ReadChoice,
    today: ParkDay,
    { visitor, path, query }: PageQuestion,
  ): Promise<BuyFacts['calendar']> {
    const ask = async (months: readonly ParkMonth[]) => {
      const replies = await Promise.all(
        months.map((one) => this.catalogue.calendar(slug, one, visitor.currency)),
      );
      return replies.map((reply) => (reply.kind === 'ok' ? reply.answer : undefined));
    };
    const count = query.get(monthsShown) === '2' ? 2 : 1;
    const span = (first: ParkMonth) => Array.from({ length: count }, (_, i) => nextMonth(first, i));
    let months = span(month);
    let answers = await ask(months);
    const isChosen = choice.month !== undefined || choice.day !== undefined;
    if (!isChosen && answers[0] && !answers[0].some(({ priceFrom }) => priceFrom)) {
      months = span(nextMonth(monthOf(today)));
      answers = await ask(months);
    }
    const days = new Map(answers.flatMap((answer) => answer ?? []).map((day) => [day.day, day]));
    const hasFailed = answers.some((answer) => answer === undefined);
    const retry = { kind: 'retry', href: path } as const;
    return {
      months,
      days,
      hasFailed,
      problem: hasFailed ? presentProblem('calendar', visitor.language, [retry]) : undefined,
    };
  }

  /** What the backend says of a day, also when another month is being looked at. */
  private async dayOf(
    slug: string,
    day: ParkDay,
    known: ReadonlyMap<ParkDay, CalendarDay>,
    currency: CurrencyCode,
  ): Promise<CalendarDay | undefined> {
    if (known.has(day)) return known.get(day);
    const reply = await this.catalogue.calendar(slug, monthOf(day), currency);
    return answerOr(reply, []).find((one) => one.day === day);
  }
}
