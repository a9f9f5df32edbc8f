import { Inject, Injectable } from '@nestjs/common';
import { isPaid, type Order, type OrderChange, pathOf } from '@shop/domain';
import {
  type BackendReply,
  CatalogueGateway,
  ContentSource,
  OrderChanges,
  OrdersGateway,
  PurchaseLedger,
} from '@shop/ports/backends';
import { type OrderRightsView, orderScreen, type Problem } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMissing } from '../../../presenters/present-missing.js';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { RightsPresenter } from '../rights/present-rights.js';
import { StayRights } from '../rights/stay-rights.js';
import { filesOf } from './files-of.js';
import { endedField, MailState } from './mail-state.js';
import { OrderAccess } from '../order-access.js';
import { PaidWords, refundsOf } from './paid-words.js';
import { type OrderFacts, OrderPresenter } from './present-order.js';
import { TransferPresenter } from './present-transfer.js';

const titles = { es: 'Tu orden', en: 'Your order', pt: 'Seu pedido' } as const;

/** For paid tickets: without opening hours their rights would seem to end too early. */
const hoursMissing = (
  order: Order,
  products: BackendReply<unknown>,
  { visitor: { language }, path }: PageQuestion,
) =>
  isPaid(order) && order.lines.length > 0
    ? presentMissing([products], 'rightsUnavailable', { language, path })
    : undefined;

/** Completed changes and the form for new nights work without opening hours. */
const withoutTickets = (told: OrderRightsView, problem: Problem): OrderRightsView => ({
  ...told,
  rows: [],
  problem,
  form: told.form?.kind === 'changeStay' ? told.form : undefined,
});

/** An order with its vouchers, for a browser that placed it or opened its link. */
@Injectable()
export class ShowOrder implements ScreenHandler {
  readonly routes = ['order'] as const;

  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly presenter: OrderPresenter,
    private readonly access: OrderAccess,
    private readonly mails: MailState,
    private readonly transfers: TransferPresenter,
    private readonly rights: RightsPresenter,
    private readonly stays: StayRights,
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    private readonly paid: PaidWords,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { route, visitor, query, problems } = question;
    const id = route.params.id ?? '';
    if (!(await this.access.may(id, question.own.orders))) return { kind: 'notFound' };
    const [reply, purchase, products] = await Promise.all([
      this.orders.order(id),
      this.ledger.findByOrder(id),
      this.catalogue.products(),
    ]);
    if (reply.kind === 'unknown') return { kind: 'notFound' };
    if (reply.kind === 'failed') return { kind: 'unavailable', code: 'orderUnavailable' };
    const catalogue = valueOr(products, []);
    const facts = { order: reply.answer, purchase, catalogue };
    const words = this.presenter.present(facts, visitor.language);
    const isConfirmed = words.state === 'confirmed';
    const mail = isConfirmed ? await this.mails.of(reply.answer, query.has(endedField)) : undefined;
    const files = isConfirmed ? filesOf(reply.answer, visitor.language) : undefined;
    const transfer = await this.transfers.present(reply.answer, purchase, visitor.language);
    const changes = await this.changes.of(id);
    const problem = hoursMissing(reply.answer, products, question);
    const told = await this.rightsOf(question, facts, changes);
    const rights = told && problem ? withoutTickets(told, problem) : told;
    const stays =
      rights && words.stays?.map((one) => this.stays.present(one, facts.order, changes, question));
    const paidBy = await this.paid.by(purchase, visitor.language);
    const refunds = refundsOf(told?.changes ?? [], words, facts.order, visitor.language);
    const paid = { ...transfer, paidBy, refunds };
    const view = { ...words, ...(stays && { stays }), ...paid, mail, files, rights, problems };
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

  /** Rights of a paid order. Cancelled parts show what happens with their money. */
  private async rightsOf(
    question: PageQuestion,
    { order, catalogue }: OrderFacts,
    changes: readonly OrderChange[],
  ) {
    if (!isPaid(order) && changes.length === 0) return undefined;
    return this.rights.present({ order, catalogue, changes, question });
  }
}
