import { Inject, Injectable } from '@nestjs/common';
import {
  openTicketValidUntil,
  type Order,
  type OrderLine,
  parkDayAt,
  parkTimeAt,
  pathOf,
  type Product,
  type Purchase,
  writeLongDate,
  writeShortDate,
  writeTime,
} from '@shop/domain';
import {
  CatalogueGateway,
  ContentSource,
  OrdersGateway,
  PurchaseLedger,
} from '@shop/ports/backends';
import { answerOr } from '../../../presenters/answer-or.js';
import { type OrderLineView, orderScreen, type OrderView } from '@shop/ports/screens';
import { componentOf } from '../../../presenters/present-cart.js';
import { presentTotals } from '../../../presenters/present-totals.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { LinePresenter, presentScene, writeSchedule } from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentLinePickup } from '../../../presenters/present-pickup.js';
import { drawQr } from './draw-qr.js';

const titles = { es: 'Tu orden', en: 'Your order', pt: 'Seu pedido' } as const;

/** An order and its vouchers; only the browser that placed it finds it here. */
@Injectable()
export class ShowOrder implements ScreenHandler {
  readonly routes = ['order'] as const;

  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly lines: LinePresenter,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { route, visitor } = question;
    const id = route.params.id ?? '';
    if (!question.own.orders.includes(id)) return { kind: 'notFound' };
    const [reply, purchase, products] = await Promise.all([
      this.orders.order(id),
      this.ledger.findByOrder(id),
      this.catalogue.products(),
    ]);
    if (reply.kind === 'unknown') return { kind: 'notFound' };
    if (reply.kind === 'failed') return { kind: 'unavailable', code: 'orderUnavailable' };
    const catalogue = answerOr(products, []);
    const view = this.present(reply.answer, purchase, catalogue, question);
    const title = `${titles[visitor.language]} ${id}`;
    return shown(orderScreen, view, {
      head: {
        title: `${title} · ${this.content.site(visitor.language).brand}`,
        description: title,
        isIndexed: false,
        wall: view.wall,
      },
      breadcrumb: [{ name: title, href: pathOf(route, visitor.language) }],
    });
  }

  private present(
    order: Order,
    purchase: Purchase | undefined,
    catalogue: readonly Product[],
    { visitor }: PageQuestion,
  ): OrderView {
    const { language } = visitor;
    const state = stateOf(order, purchase);
    const [first] = order.lines;
    const bought = parkDayAt(order.createdAt);
    return {
      id: order.id,
      state,
      firstName: order.contact.firstName,
      boughtAt: `${writeLongDate(bought, language)}, ${writeTime(parkTimeAt(order.createdAt), language)}`,
      lines: order.lines.map((line) => this.line(line, order, catalogue, language)),
      totals: presentTotals(order, language),
      wall: presentScene(this.content, first?.slug ?? '', language).wall,
      retry:
        state === 'failed' || state === 'cancelled' || state === 'refunded'
          ? { name: '', href: pathOf({ name: 'cart', params: {} }, language) }
          : undefined,
    };
  }

  private line(
    line: OrderLine,
    order: Order,
    catalogue: readonly Product[],
    language: PageQuestion['visitor']['language'],
  ): OrderLineView {
    const product = catalogue.find(({ slug }) => slug === line.slug);
    const place = this.content.place(line.slug, language);
    const validUntil = openTicketValidUntil(parkDayAt(order.createdAt));
    return {
      id: line.id,
      name: place?.name ?? line.name,
      ...presentScene(this.content, line.slug, language),
      date: line.day && writeLongDate(line.day, language),
      validUntil: line.day ? undefined : writeShortDate(validUntil, language),
      hours: writeSchedule(product, line.time, language),
      component: componentOf(line, product),
      extras: line.extras.map((extra) => this.content.extra(extra, language).name),
      pickup: presentLinePickup(line, language),
      summary: this.lines.summary(line, product, order.createdAt, language),
      vouchers: line.vouchers.map(({ code, unit, amount }, index) => ({
        code,
        unit,
        number: index + 1,
        of: line.vouchers.length,
        amount: presentMoney(amount, language),
        qr: drawQr(code),
      })),
      meetingPoint: place?.meetingPoint ?? '',
      bring: place?.bring ?? [],
    };
  }
}

/** What a visitor is told; a payment whose end is not known is never called failed. */
function stateOf(order: Order, purchase: Purchase | undefined): OrderView['state'] {
  if (order.status === 'CONFIRMED' || order.status === 'REDEEMED') return 'confirmed';
  const ended = purchase?.state;
  if (order.status === 'REFUNDED' || ended === 'REFUNDED' || ended === 'REFUND_DUE')
    return 'refunded';
  if (ended === 'FAILED') return 'failed';
  const isLost = order.status === 'CANCELLED' || order.status === 'EXPIRED';
  return isLost && ended === undefined ? 'cancelled' : 'confirming';
}
