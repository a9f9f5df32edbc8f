import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { addDays, type Order, parkDayAt, type Product, writeLongDate } from '@shop/domain';
import { ContentSource, type Mail, type QueuedMail } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { Renderer } from '../../../page/render/renderer.js';
import { callCentrePhone } from '../../../presenters/call-centre-phone.js';
import { OrderPresenter } from '../order/present-order.js';
import { CalendarOfOrder } from '../papers/calendar-of-order.js';
import { VouchersOfOrder } from '../papers/vouchers-of-order.js';
import { findOrderPath, LinkToOrder } from './link-to-order.js';

/** Writes the mail of a confirmed order: words and look, calendar file, the link to the order. */
@Injectable()
export class WriteOrderMail {
  private readonly host: string;

  constructor(
    private readonly orders: OrderPresenter,
    private readonly links: LinkToOrder,
    private readonly calendars: CalendarOfOrder,
    private readonly papers: VouchersOfOrder,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(Renderer) private readonly renderer: Renderer,
    { PUBLIC_ORIGIN }: Config,
  ) {
    this.host = new URL(PUBLIC_ORIGIN).hostname;
  }

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
      why: kind,
      language,
      brand,
      descriptor,
      email,
      findOrder,
      order: words,
    } as const;
    return {
      messageId: `${digest(id)}@${this.host}`,
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

/** What an event is called inside is nobody's business outside; the same event is the same text. */
const digest = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 32);
