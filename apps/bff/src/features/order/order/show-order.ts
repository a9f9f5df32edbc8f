import { Inject, Injectable } from '@nestjs/common';
import { pathOf } from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import { orderScreen } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { filesOf } from './files-of.js';
import { FindOwnOrder } from './find-own-order.js';
import { endedField, MailState } from './mail-state.js';
import { OrderPresenter } from './present-order.js';
import { OrderMoneyPresenter } from './present-order-money.js';
import { OrderRightsPresenter } from './present-order-rights.js';

const titles = { es: 'Tu orden', en: 'Your order', pt: 'Seu pedido' } as const;

/** An order with its vouchers, for a browser that placed it or opened its link. */
@Injectable()
export class ShowOrder implements ScreenHandler {
  readonly routes = ['order'] as const;

  constructor(
    private readonly orders: FindOwnOrder,
    private readonly presenter: OrderPresenter,
    private readonly mails: MailState,
    private readonly rights: OrderRightsPresenter,
    private readonly money: OrderMoneyPresenter,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { route, visitor, query, problems } = question;
    const { language } = visitor;
    const id = route.params.id ?? '';
    const found = await this.orders.run(id, question.own.orders);
    if (found.kind === 'notFound') return { kind: 'notFound' };
    if (found.kind === 'failed') return { kind: 'unavailable', code: 'orderUnavailable' };
    const { facts } = found;
    const words = this.presenter.present(facts, language);
    const isConfirmed = words.state === 'confirmed';
    const mail = isConfirmed ? await this.mails.of(facts.order, query.has(endedField)) : undefined;
    const files = isConfirmed ? filesOf(facts.order, language) : undefined;
    const { rights, stays } = await this.rights.present(facts, words.stays, question);
    const changes = rights?.changes ?? [];
    const money = await this.money.present(facts, words.state, changes, language);
    const view = { ...words, stays, ...money, mail, files, rights, problems };
    const title = `${titles[language]} ${id}`;
    return shown(orderScreen, view, {
      head: {
        title: `${title} · ${this.content.site(language).brand}`,
        description: title,
        isIndexed: false,
        wall: view.wall,
      },
      breadcrumb: [{ name: title, href: pathOf(route, language) }],
    });
  }
}
