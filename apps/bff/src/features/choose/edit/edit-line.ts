import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  ageBandsOf,
  type CartLine,
  choiceIssues,
  clampMonth,
  firstOpen,
  monthOf,
  parkDayAt,
  type Product,
  readChoice,
  type ReadChoice,
  saleHorizonDays,
  withOwnPlaces,
} from '@shop/domain';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { CartEditView } from '@shop/ports/screens';
import { askCalendar, askDay } from '../buy/ask-calendar.js';
import { firstSellable, quoteQuestion } from '../buy/quote-question.js';
import { askPickups } from '../extras/ask-pickups.js';
import { daysBeside, type EditFrame, type EditQuestion } from './edit-question.js';
import { type LineFacts, presentLineEdit } from './present-line-edit.js';

@Injectable()
export class EditLine {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async of(
    line: CartLine,
    product: Product,
    asked: EditQuestion,
    frame: EditFrame,
  ): Promise<CartEditView> {
    const facts = await this.gather(line, product, asked);
    return presentLineEdit(facts, asked, frame, this.content);
  }

  private async gather(line: CartLine, product: Product, asked: EditQuestion): Promise<LineFacts> {
    const { question } = asked;
    const { now, visitor } = question;
    const choice = choiceIn(question.query, line, product);
    const today = parkDayAt(now);
    const lastDay = addDays(today, saleHorizonDays);
    const month = clampMonth(choice.month ?? monthOf(choice.day ?? today), today, lastDay);
    const calendar = await askCalendar(
      this.catalogue,
      product.slug,
      { month, choice, today },
      question,
    );
    const own = [...calendar.days].map(([day, told]) => [day, withOwnPlaces(told, line)] as const);
    const days = new Map(own);
    const day = choice.day
      ? await askDay(this.catalogue, product.slug, choice.day, visitor.currency, days)
      : undefined;
    const told = day && withOwnPlaces(day, line);
    const issues = choiceIssues(choice, product, { now, told, isUnknown: calendar.hasFailed });
    const price = quoteQuestion(
      product,
      choice,
      firstOpen(issues),
      firstSellable(days),
      visitor.currency,
    );
    const [quote, pickups] = await Promise.all([
      this.catalogue.quote(price),
      askPickups(this.catalogue, product, choice),
    ]);
    return {
      line,
      product,
      choice,
      issues,
      quote,
      pickups,
      told,
      today,
      lastDay,
      calendar: { ...calendar, days },
      beside: daysBeside(asked, ({ id }) => id === line.id, this.content),
      bands: ageBandsOf(product.businessUnitCode),
    };
  }
}

/** The submitted choice, or the line's own. Every submitted form contains people. */
function choiceIn(query: URLSearchParams, line: CartLine, product: Product): ReadChoice {
  if (query.has('adults')) return readChoice(query, product);
  return {
    ...line,
    line: line.id,
    month: undefined,
    isDateOdd: false,
    isPeopleOdd: false,
    isOpenTicket: line.day === undefined,
  };
}
