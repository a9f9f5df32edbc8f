import { Inject, Injectable } from '@nestjs/common';
import {
  hasNoCodes,
  isBoughtBy,
  isPaid,
  numbersToTry,
  type Order,
  type OrderStatus,
  wasPaid,
} from '@shop/domain';
import { CatalogueGateway, OrdersGateway, type QueuedMail } from '@shop/ports/backends';
import type { MailToSend } from './mail-to-send.js';
import { WriteOrderMail } from './write-order-mail.js';
import { WriteTransferMail } from './write-transfer-mail.js';

type Found =
  | { readonly kind: 'order'; readonly order: Order }
  /** A backend failed, or does not know the result yet. */
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'none' };

/** Mails with tickets; others are notices. */
const isOfTickets = ({ kind }: QueuedMail): boolean => kind !== 'changed' && kind !== 'decided';

const notYet: readonly OrderStatus[] = ['ON_HOLD', 'PENDING_PAYMENT'];

/** Writes a queued mail from its order, if the order is ready for it. */
@Injectable()
export class WriteMail {
  constructor(
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    private readonly writer: WriteOrderMail,
    private readonly transfers: WriteTransferMail,
  ) {}

  async run(mail: QueuedMail): Promise<MailToSend> {
    if (mail.kind === 'transfer') return this.transfers.run(mail);
    const found = await this.orderOf(mail);
    if (found.kind !== 'order') return found;
    const products = await this.catalogue.products();
    if (products.kind !== 'ok') return { kind: 'later', reason: 'catalogue' };
    if (isOfTickets(mail) && hasNoCodes(found.order))
      return { kind: 'later', reason: 'no tickets' };
    return this.writer.run(mail, found.order, products.answer);
  }

  /** Only paid orders are mailed. A lookup finds only the requester's own order. */
  private async orderOf(mail: QueuedMail): Promise<Found> {
    const isLookup = mail.kind === 'lookup';
    for (const number of isLookup ? numbersToTry(mail.orderId) : [mail.orderId]) {
      const reply = await this.orders.order(number);
      if (reply.kind === 'failed') return { kind: 'later', reason: 'orders' };
      if (reply.kind === 'unknown') continue;
      const order = reply.answer;
      if (isLookup && !isBoughtBy(order, mail.email ?? '')) return { kind: 'none' };
      const isGood = mail.kind === 'changed' ? wasPaid(order) : isPaid(order);
      if (isGood) return { kind: 'order', order };
      const isEarly = !isLookup && notYet.includes(order.status);
      return isEarly ? { kind: 'later', reason: 'not confirmed' } : { kind: 'none' };
    }
    return isLookup ? { kind: 'none' } : { kind: 'later', reason: 'unknown order' };
  }
}
