import { Controller, Get, Inject, Param } from '@nestjs/common';
import { isPaid, type Language, languages, pathOf, wasPaid } from '@shop/domain';
import { CatalogueGateway, OrdersGateway } from '@shop/ports/backends';
import { file, type Outcome, pageOf } from '../../../page/outcome.js';
import { valueOr } from '../../../presenters/value-or.js';
import { readOwnOrders } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import { OrderAccess } from '../order-access.js';
import { type OrderFacts, OrderPresenter } from '../order/present-order.js';
import { CalendarOfOrder } from './calendar-of-order.js';
import { VouchersOfOrder } from './vouchers-of-order.js';

interface Named {
  readonly language: string;
  readonly id: string;
}

/** The files of an order: vouchers as PDF, visits as a calendar. */
@Controller('/api/orders/:language/:id')
export class OrderFilesController {
  constructor(
    private readonly access: OrderAccess,
    private readonly presenter: OrderPresenter,
    private readonly calendars: CalendarOfOrder,
    private readonly documents: VouchersOfOrder,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
  ) {}

  @Get('vouchers.pdf')
  async vouchers(@Param() named: Named, @Visit() visit: Visit): Promise<Outcome> {
    const language = languageOf(named, visit);
    const facts = await this.paid(named.id, visit);
    if (!facts) return orderPage(named.id, language);
    if (facts === 'never') return orderPage(named.id, language, 404);
    // The file existed until the order ended: 410.
    if (!isPaid(facts.order)) return orderPage(named.id, language, 410);
    const words = this.presenter.present(facts, language);
    const { name, pdf } = await this.documents.draw(words, language);
    return file(name, 'application/pdf', pdf);
  }

  @Get('visits.ics')
  async visits(@Param() named: Named, @Visit() visit: Visit): Promise<Outcome> {
    const language = languageOf(named, visit);
    const facts = await this.paid(named.id, visit);
    if (!facts) return orderPage(named.id, language);
    if (facts === 'never') return orderPage(named.id, language, 404);
    const words = this.presenter.present(facts, language);
    const calendar = await this.calendars.write({ ...facts, words, language });
    // An empty catalogue has no hours, so the calendar is unavailable, not missing.
    if (!calendar) return orderPage(named.id, language, facts.catalogue.length === 0 ? 503 : 404);
    return file(calendar.name, 'text/calendar; charset=utf-8', calendar.text);
  }

  /** A visible order that is or was paid. `undefined`: not visible or unavailable. */
  private async paid(id: string, { jar }: Visit): Promise<OrderFacts | 'never' | undefined> {
    if (!(await this.access.may(id, readOwnOrders(jar)))) return undefined;
    const [reply, products] = await Promise.all([this.orders.order(id), this.catalogue.products()]);
    if (reply.kind !== 'ok') return undefined;
    if (!wasPaid(reply.answer)) return 'never';
    return { order: reply.answer, purchase: undefined, catalogue: valueOr(products, []) };
  }
}

const languageOf = ({ language }: Named, { visitor }: Visit): Language =>
  languages.find((one) => one === language) ?? visitor.language;

/** The order's page says why. Never 200: a download would save the page as the file. */
const orderPage = (id: string, language: Language, status?: number): Outcome =>
  pageOf({
    path: pathOf({ name: 'order', params: { id } }, language),
    as: 'html',
    ...(status !== undefined && { status }),
  });
