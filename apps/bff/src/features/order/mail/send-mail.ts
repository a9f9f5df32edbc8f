import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { decisionAgainMs, isMailGivenUp, mailAgainMs, mailTry } from '@shop/domain';
import {
  Clock,
  MailQueue,
  MailSender,
  type QueuedMail,
  type ReportEvent,
  Reporter,
} from '@shop/ports/backends';
import { type MailEnded, Metrics } from '../../../observability/metrics.js';
import { WriteMail } from './write-mail.js';

/** One attempt to send a queued mail (docs/rules/mail.md#sending). */
@Injectable()
export class SendMail {
  constructor(
    @Inject(MailQueue) private readonly queue: MailQueue,
    @Inject(MailSender) private readonly sender: MailSender,
    private readonly writer: WriteMail,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly metrics: Metrics,
  ) {}

  async run(mail: QueuedMail): Promise<void> {
    const written = await this.writer.run(mail);
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
