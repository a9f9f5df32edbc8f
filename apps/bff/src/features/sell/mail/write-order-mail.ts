import { Inject, Injectable } from '@nestjs/common';
import { addDays, type Order, parkDayAt, type Product, writeLongDate } from '@shop/domain';
import { ContentSource, type Mail, type QueuedMail } from '@shop/ports/backends';
import { Renderer } from '../../../page/render/renderer.js';
import { callCentrePhone } from '../../../presenters/call-centre-phone.js';
import { OrderPresenter } from '../order/present-order.js';
import { CalendarOfOrder } from '../papers/calendar-of-order.js';
import { VouchersOfOrder } from '../papers/vouchers-of-order.js';
import { findOrderPath, LinkToOrder } from './link-to-order.js';
import { MessageIds } from './message-ids.js';

/** Writes the mail of a confirmed order: words and look, calendar file, the link to the order. */
@Injectable()
export class WriteOrderMail {
  constructor(
    private readonly orders: OrderPresenter,
    private readonly links: LinkToOrder,
    private readonly calendars: CalendarOfOrder,
    private readonly papers: VouchersOfOrder,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Renderer) private readonly renderer: Renderer,
    private readonly messageIds: MessageIds,
  ) {}

  async run(
    { id, kind, language }: Pick<QueuedMail, 'id' | 'kind' | 'language'>,
    order: Order,
    catalogue: readonly Product[],
  ): Promise<Mail> {
    const { contact } = order;
    const { brand, descriptor, email } = this.content.site(language);
    const words = this.orders.present({ order, purchase: undefined, catalogue }, language);
    const findOrder = this.links.whole(findOrderPath(language));
    const calendar = this.calendars.write({ order, words, catalogue, language });
    const { address, until } = await this.links.run(order, language);
    const phone = callCentrePhone(this.content, { language, phoneCountry: contact.country });
    const view = {
      why: kind === 'transfer' ? 'confirmed' : kind,
      language,
      brand,
      descriptor,
      email,
      findOrder,
      order: words,
    } as const;
    return {
      messageId: this.messageIds.of(id),
      from: { name: brand, address: email },
      to: { name: `${contact.firstName} ${contact.lastName}`, address: contact.email },
      language,
      calendar,
      vouchers: await this.papers.draw(words, language),
      ...this.renderer.orderMail({
        ...view,
        link: address,
        // It ends as that day begins.
        until: writeLongDate(addDays(parkDayAt(until), -1), language),
        phone: phone && { number: phone.name, href: phone.href },
        hasCalendar: calendar !== undefined,
      }),
    };
  }
}
