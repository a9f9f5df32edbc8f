import { Inject, Injectable } from '@nestjs/common';
import { addDays, type Order, parkDayAt, wholeName, writeLongDate } from '@shop/domain';
import { ContentSource, type Mail, type QueuedMail } from '@shop/ports/backends';
import type { TransferMailView } from '@shop/ports/screens';
import { callCentrePhone } from '../../../presenters/call-centre-phone.js';
import { findOrderPath } from '../../../presenters/order-paths.js';
import { LinkToOrder } from './link-to-order.js';
import { MessageIds } from './message-ids.js';

interface Framed {
  readonly envelope: Pick<Mail, 'messageId' | 'from' | 'to' | 'language'>;
  readonly frame: Omit<TransferMailView, 'order' | 'transfer' | 'changed'>;
}

/** Sender and recipient of an order's mail, and the brand, link and phone that each mail shows. */
@Injectable()
export class MailFrame {
  constructor(
    @Inject(ContentSource) private readonly content: ContentSource,
    private readonly links: LinkToOrder,
    private readonly messageIds: MessageIds,
  ) {}

  async around(
    { id, language }: Pick<QueuedMail, 'id' | 'language'>,
    order: Order,
  ): Promise<Framed> {
    const { contact } = order;
    const { brand, descriptor, email } = this.content.site(language);
    const { address, until } = await this.links.run(order, language);
    const phone = callCentrePhone(this.content, { language, phoneCountry: contact.country });
    return {
      envelope: {
        messageId: this.messageIds.of(id),
        from: { name: brand, address: email },
        to: { name: wholeName(contact.firstName, contact.lastName), address: contact.email },
        language,
      },
      frame: {
        language,
        brand,
        descriptor,
        email,
        link: address,
        // It expires at the start of that day.
        until: writeLongDate(addDays(parkDayAt(until), -1), language),
        findOrder: this.links.whole(findOrderPath(language)),
        phone: phone && { number: phone.name, href: phone.href },
      },
    };
  }
}
