import { Injectable } from '@nestjs/common';
import { hasSheets, isPaid, type Language, type Order, type Product } from '@shop/domain';
import type { Mail } from '@shop/ports/backends';
import { CalendarOfOrder } from '../documents/calendar-of-order.js';
import { VouchersOfOrder } from '../documents/vouchers-of-order.js';
import type { OrderWords } from '../order/present-order.js';

interface OrderToAttach {
  readonly order: Order;
  readonly words: OrderWords;
  readonly catalogue: readonly Product[];
  readonly language: Language;
}

/** Files attached to an order's mail: its visits as a calendar, and its vouchers while it is paid. */
@Injectable()
export class MailAttachments {
  constructor(
    private readonly calendars: CalendarOfOrder,
    private readonly vouchers: VouchersOfOrder,
  ) {}

  async of(attached: OrderToAttach): Promise<Pick<Mail, 'calendar' | 'vouchers'>> {
    const { order, words, language } = attached;
    const hasDocument = isPaid(order) && hasSheets(order);
    return {
      calendar: await this.calendars.write(attached),
      vouchers: hasDocument ? await this.vouchers.draw(words, language) : undefined,
    };
  }
}
