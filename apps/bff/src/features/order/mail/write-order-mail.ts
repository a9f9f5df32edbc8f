import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  changeOfMail,
  hasSheets,
  isPaid,
  type Language,
  type Order,
  parkDayAt,
  type Product,
  wholeName,
  writeLongDate,
} from '@shop/domain';
import {
  ContentSource,
  type Mail,
  OrderChanges,
  PurchaseLedger,
  type QueuedMail,
} from '@shop/ports/backends';
import type { ChangeView } from '@shop/ports/screens';
import { Renderer } from '../../../page/render/renderer.js';
import { callCentrePhone } from '../../../presenters/call-centre-phone.js';
import { PaidWords, refundsOf } from '../order/paid-words.js';
import { OrderPresenter, type OrderWords } from '../order/present-order.js';
import { CalendarOfOrder } from '../documents/calendar-of-order.js';
import { VouchersOfOrder } from '../documents/vouchers-of-order.js';
import { ChangePresenter } from '../rights/present-change.js';
import { findOrderPath, LinkToOrder } from './link-to-order.js';
import { MessageIds } from './message-ids.js';
import type { MailToSend } from './write-transfer-mail.js';

type Due = Pick<QueuedMail, 'id' | 'kind' | 'language'>;

@Injectable()
export class WriteOrderMail {
  constructor(
    private readonly orders: OrderPresenter,
    private readonly links: LinkToOrder,
    private readonly calendars: CalendarOfOrder,
    private readonly papers: VouchersOfOrder,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Renderer) private readonly renderer: Renderer,
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    private readonly words: ChangePresenter,
    private readonly messageIds: MessageIds,
    @Inject(PurchaseLedger) private readonly purchases: PurchaseLedger,
    private readonly paid: PaidWords,
  ) {}

  async run(mail: Due, order: Order, catalogue: readonly Product[]): Promise<MailToSend> {
    const changed = await this.changeIn(mail, order);
    if (mail.kind === 'decided' && !changed?.claim) return { kind: 'none' };
    if (mail.kind === 'decided' && changed?.claim?.status === 'RECEIVED')
      return { kind: 'later', reason: 'not decided', isAwaited: true };
    return { kind: 'mail', mail: await this.write(mail, order, catalogue, changed) };
  }

  private async write(
    { id, kind, language }: Due,
    order: Order,
    catalogue: readonly Product[],
    changed: ChangeView | undefined,
  ): Promise<Mail> {
    const { contact } = order;
    const { brand, descriptor, email } = this.content.site(language);
    const words = this.orders.present({ order, purchase: undefined, catalogue }, language);
    const paid = await this.paidOf(order, words, language);
    const findOrder = this.links.whole(findOrderPath(language));
    const calendar = await this.calendars.write({ order, words, catalogue, language });
    const { address, until } = await this.links.run(order, language);
    const hasPaper = isPaid(order) && hasSheets(order);
    const phone = callCentrePhone(this.content, { language, phoneCountry: contact.country });
    const view = {
      why: kind === 'transfer' ? 'confirmed' : kind,
      changed,
      language,
      brand,
      descriptor,
      email,
      findOrder,
      order: { ...words, ...paid },
    } as const;
    return {
      messageId: this.messageIds.of(id),
      from: { name: brand, address: email },
      to: { name: wholeName(contact.firstName, contact.lastName), address: contact.email },
      language,
      calendar,
      vouchers: hasPaper ? await this.papers.draw(words, language) : undefined,
      ...this.renderer.orderMail({
        ...view,
        link: address,
        // It expires at the start of that day.
        until: writeLongDate(addDays(parkDayAt(until), -1), language),
        phone: phone && { number: phone.name, href: phone.href },
        hasCalendar: calendar !== undefined,
      }),
    };
  }

  private async paidOf(order: Order, words: OrderWords, language: Language) {
    const [purchase, changes] = await Promise.all([
      this.purchases.findByOrder(order.id),
      this.changes.of(order.id),
    ]);
    const told = changes.map((change) => this.words.present(change, order, language));
    return {
      paidBy: await this.paid.by(purchase, language),
      refunds: refundsOf(told, words, order, language),
    };
  }

  private async changeIn({ id: mail, language }: Due, order: Order) {
    const id = changeOfMail(mail);
    const change = id === undefined ? undefined : await this.changes.find(id);
    return change && this.words.present(change, order, language);
  }
}
