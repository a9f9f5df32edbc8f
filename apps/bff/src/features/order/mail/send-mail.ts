import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  decisionAgainMs,
  hasNoCodes,
  isBoughtBy,
  isMailGivenUp,
  isPaid,
  mailAgainMs,
  mailTry,
  numbersToTry,
  type Order,
  type OrderStatus,
  wasPaid,
} from '@shop/domain';
import {
  CatalogueGateway,
  Clock,
  MailQueue,
  MailSender,
  OrdersGateway,
  type QueuedMail,
  type ReportEvent,
  Reporter,
} from '@shop/ports/backends';
import { type MailEnded, Metrics } from '../../../observability/metrics.js';
import { WriteOrderMail } from './write-order-mail.js';
import { type MailToSend, WriteTransferMail } from './write-transfer-mail.js';

type Found =
  | { readonly kind: 'order'; readonly order: Order }
  /** A backend failed, or does not know the result yet. */
  | { readonly kind: 'later'; readonly reason: string }
  | { readonly kind: 'none' };

/** Mails with tickets; others are notices. */
const isOfTickets = ({ kind }: QueuedMail): boolean => kind !== 'changed' && kind !== 'decided';

const notYet: readonly OrderStatus[] = ['ON_HOLD', 'PENDING_PAYMENT'];

/** One attempt to send a queued mail (docs/rules/mail.md#sending). */
@Injectable()
export class SendMail {
  constructor(
    @Inject(MailQueue) private readonly queue: MailQueue,
    @Inject(MailSender) private readonly sender: MailSender,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly writer: WriteOrderMail,
    private readonly transfers: WriteTransferMail,
    private readonly metrics: Metrics,
  ) {}

  async run(mail: QueuedMail): Promise<void> {
    const written =
      mail.kind === 'transfer' ? await this.transfers.run(mail) : await this.write(mail);
    if (written.kind === 'later')
      return written.isAwaited ? this.await(mail) : this.later(mail, written.reason);
    if (written.kind === 'none') return this.end(mail, 'DROPPED', 'dropped');
    const sent = await this.sender.send(written.mail);
    switch (sent.kind) {
      case 'sent':
        return this.end(mail, 'SENT', 'sent');
      case 'refused':
        this.tell('mail-refused', mail, sent.reason);
        return this.end(mail, 'FAILED', 'refused');
      case 'failed':
        return this.later(mail, sent.reason);
    }
  }

  private async write(mail: QueuedMail): Promise<MailToSend> {
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

  private async later(mail: QueuedMail, reason: string): Promise<void> {
    const ageMs = this.clock.now().getTime() - mail.createdAt.getTime();
    if (isMailGivenUp(mail.kind, ageMs)) {
      this.tell('mail-given-up', mail, reason);
      return this.end(mail, 'FAILED', 'given up');
    }
    this.tell('mail-failed', mail, reason);
    this.metrics.mail(mail.kind, 'failed');
    await this.queue.later(mail, mailAgainMs(mail.attempt));
  }

  /** Not a failure: checks again later whether a decision was made. */
  private async await(mail: QueuedMail): Promise<void> {
    const ageMs = this.clock.now().getTime() - mail.createdAt.getTime();
    if (isMailGivenUp(mail.kind, ageMs)) return this.end(mail, 'DROPPED', 'dropped');
    await this.queue.later(mail, decisionAgainMs(mail.attempt));
  }

  /** Retries until the lease ends: a short database outage must not make the mail go out twice. */
  private async end(mail: QueuedMail, end: Parameters<MailQueue['settle']>[1], how: MailEnded) {
    this.metrics.mail(mail.kind, how);
    const leaseEnds = performance.now() + mailTry.leaseMs - mailTry.mostMs;
    for (;;) {
      try {
        return void (await this.queue.settle(mail, end));
      } catch (error) {
        if (performance.now() > leaseEnds) throw error;
        await pause(mailTry.noteAgainMs, undefined, { ref: false });
      }
    }
  }

  /** Never logs an order number that a visitor typed. */
  private tell(event: ReportEvent, { kind, attempt, orderId }: QueuedMail, reason: string): void {
    const order = kind === 'lookup' ? undefined : orderId;
    this.reporter.report({ event, kind, attempt, reason, order });
  }
}
