import { Inject, Injectable } from '@nestjs/common';
import {
  buyRoute,
  type CurrencyCode,
  type Language,
  nextMonth,
  parentsIn,
  type ParkMonth,
  pathOf,
  type Product,
  writeMonth,
} from '@shop/domain';
import { CatalogueGateway, ContentSource, OffersContent } from '@shop/ports/backends';
import { isUnknownQuery } from '../../../screen/is-unknown-query.js';
import { valueOr } from '../../../presenters/value-or.js';
import { priceGuideScreen, type PriceGuideView } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { firstWith } from '../../../presenters/first-of.js';
import { presentCombo } from '../../../presenters/builder-with.js';
import { presentScene, writeSchedule } from '../../../presenters/present-line.js';
import { listedOfferPage, presentOfferPage } from '../../../screen/present-offer-page.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { type GuideColumn, presentRows } from './present-guide.js';
import { type Guide, readGuide } from './read-guide.js';

/** Price guide: a month of days by the tickets of one place, with the adult price of today. */
@Injectable()
export class ShowPriceGuide implements ScreenHandler {
  readonly routes = ['priceGuide'] as const;
  readonly sharedBy = ['place', 'month', 'ticket'] as const;

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(OffersContent) private readonly offers: OffersContent,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const products = await this.catalogue.products();
    if (products.kind !== 'ok') return { kind: 'unavailable', code: 'catalogue' };
    const { visitor, query, now } = question;
    const guide = readGuide(query, products.answer, now, visitor.layout);
    if (!guide) return { kind: 'unavailable', code: 'prices' };
    const { month, columns } = await this.columnsOf(guide, visitor.currency);
    const { around } = presentOfferPage('price-guide', this.offers, visitor.language);
    const view: PriceGuideView = {
      ...this.words(guide, month, products.answer, visitor.language),
      columns: columns.map((column) => this.column(column, guide, question)),
      rows: presentRows(columns, month, now, visitor.language),
      currency: visitor.currency,
    };
    const understood = {
      place: [guide.place.slug],
      month: [guide.asked],
      ticket: [guide.ticket.slug],
    };
    const hasUnknownQuery = isUnknownQuery(query, this.sharedBy, understood);
    return shown(priceGuideScreen, view, { ...around, hasUnknownQuery });
  }

  async listed() {
    return [listedOfferPage('price-guide', this.offers, 'plan')];
  }

  private async columnsOf(
    { shown, asked, months }: Guide,
    currency: CurrencyCode,
  ): Promise<{ readonly month: ParkMonth; readonly columns: readonly GuideColumn[] }> {
    const [first = '', second = first] = months;
    const month = asked ?? first;
    const columns = await this.calendars(shown, month, currency);
    const isEmpty = columns.every(
      ({ days }) => days !== undefined && days.every(({ priceFrom }) => !priceFrom),
    );
    return asked === undefined && isEmpty
      ? { month: second, columns: await this.calendars(shown, second, currency) }
      : { month, columns };
  }

  private calendars(products: readonly Product[], month: ParkMonth, currency: CurrencyCode) {
    return Promise.all(
      products.map(async (product): Promise<GuideColumn> => {
        const reply = await this.catalogue.calendar(product.slug, month, currency);
        return { product, days: valueOr(reply, undefined) };
      }),
    );
  }

  private words(
    { place, tickets, ticket, months }: Guide,
    month: ParkMonth,
    catalogue: readonly Product[],
    language: Language,
  ): Omit<PriceGuideView, 'columns' | 'rows' | 'currency'> {
    const { href, title, lead } = presentOfferPage('price-guide', this.offers, language);
    const to = (other: ParkMonth) =>
      months.includes(other)
        ? {
            name: writeMonth(other, language),
            href: addressOf(href, place, other, ticket),
          }
        : undefined;
    return {
      title,
      lead,
      action: href,
      places: firstWith(parentsIn(catalogue), place).map(({ slug, name }) => {
        return { slug, name: this.content.place(slug, language)?.name ?? name };
      }),
      months: months.map((one) => ({ month: one, title: writeMonth(one, language) })),
      chosen: { place: place.slug, month, ticket: ticket.slug },
      place: {
        name: this.content.place(place.slug, language)?.name ?? place.name,
        kind: this.content.place(place.slug, language)?.kind ?? '',
        ...presentScene(this.content, place.slug, language),
      },
      monthTitle: writeMonth(month, language),
      build: presentCombo(catalogue, [ticket], language),
      previous: to(nextMonth(month, -1)),
      next: to(nextMonth(month)),
      tickets: tickets.map(({ slug, name }) => {
        return { slug, name: this.content.place(slug, language)?.variant ?? name };
      }),
    };
  }

  private column(
    { product, days }: GuideColumn,
    { ticket }: Guide,
    { visitor, path }: PageQuestion,
  ): PriceGuideView['columns'][number] {
    const { language } = visitor;
    return {
      slug: product.slug,
      name: this.content.place(product.slug, language)?.variant ?? product.name,
      hours: writeSchedule(product, undefined, language),
      href: pathOf(buyRoute(product), language),
      isChosen: product.slug === ticket.slug,
      problem: days
        ? undefined
        : presentProblem('calendar', language, [{ kind: 'retry', href: path }]),
    };
  }
}

function addressOf(page: string, place: Product, month: ParkMonth, ticket: Product): string {
  const query = new URLSearchParams({ place: place.slug, month });
  if (ticket.slug !== place.slug) query.set('ticket', ticket.slug);
  return `${page}?${query}`;
}
