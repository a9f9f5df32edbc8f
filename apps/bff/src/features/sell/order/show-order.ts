import { Inject, Injectable } from '@nestjs/common';
import { pathOf } from '@shop/domain';
import {
  CatalogueGateway,
  ContentSource,
  OrdersGateway,
  PurchaseLedger,
} from '@shop/ports/backends';
import { orderScreen } from '@shop/ports/screens';
import { answerOr } from '../../../presenters/answer-or.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { OrderPresenter } from './present-order.js';

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
    private readonly presenter: OrderPresenter,
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
    const facts = { order: reply.answer, purchase, catalogue };
    const view = this.presenter.present(facts, visitor.language);
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
}
