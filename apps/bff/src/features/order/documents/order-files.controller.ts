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

/** What a visitor takes along of an order: its vouchers on paper, its visits in a calendar. */
@Controller('/api/orders/:language/:id')
export class OrderFilesController {
  constructor(
    private readonly access: OrderAccess,
    private readonly presenter: OrderPresenter,
    private readonly calendars: CalendarOfOrder,
    private readonly papers: VouchersOfOrder,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
  ) {}

  @Get('vouchers.pdf')
  async vouchers(@Param() named: Named, @Visit() visit: Visit): Promise<Outcome> {
    const language = languageOf(named, visit);
    const facts = await this.paid(named.id, visit);
    if (!facts) return orderPage(named.id, language);
    if (facts === 'never') return orderPage(named.id, language, 404);
    // It was there until the order ended.
    if (!isPaid(facts.order)) return orderPage(named.id, language, 410);
    const words = this.presenter.present(facts, language);
    const { name, pdf } = await this.papers.draw(words, language);
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
    // Without hours nobody knows whether there is a file: it is not gone.
    if (!calendar) return orderPage(named.id, language, facts.catalogue.length === 0 ? 503 : 404);
    return file(calendar.name, 'text/calendar; charset=utf-8', calendar.text);
  }

  /** An order that this browser may see and that is paid, or was; its page says why there is none. */
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

/**
 * It says what there is to say of an order that has no files for this visitor, or not now. Never as
 * 200: whoever fetches a file would take the page for it.
 */
const orderPage = (id: string, language: Language, status?: number): Outcome =>
  pageOf({
    path: pathOf({ name: 'order', params: { id } }, language),
    as: 'html',
    ...(status !== undefined && { status }),
  });
