import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@shop/domain';
import { Clock, MailQueue } from '@shop/ports/backends';
import { Limits } from '../../../backends/limits/limits.js';

const minuteMs = 60_000;

/** Queues the mail of an order again, within the limit of its mails. */
@Injectable()
export class ResendMail {
  constructor(
    @Inject(MailQueue) private readonly queue: MailQueue,
    @Inject(Clock) private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  /** Seconds to wait if there were too many; 0 if the mail is queued. */
  async run(orderId: string, language: Language): Promise<number> {
    const { windows, named } = this.limits;
    const [wait = 0] = await windows.waitsFor([{ of: named.orderMails, who: orderId }]);
    if (wait > 0) return wait;
    // Pressed twice it is one mail.
    const turn = Math.floor(this.clock.now().getTime() / minuteMs);
    await this.queue.put({ id: `again:${orderId}:${turn}`, kind: 'again', orderId, language });
    return 0;
  }
}
