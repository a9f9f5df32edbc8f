import { Inject, Injectable } from '@nestjs/common';
import { maskEmail, type Order } from '@shop/domain';
import { MailQueue } from '@shop/ports/backends';
import type { OrderMailState } from '@shop/ports/screens';

/** Stands in the address that a form without scripts is sent on to when links were ended. */
export const endedField = 'ended';

const told = { WAITING: 'waiting', SENT: 'sent', FAILED: 'failed' } as const;

/** What became of the mail of an order, as its page says it. */
@Injectable()
export class MailState {
  constructor(@Inject(MailQueue) private readonly queue: MailQueue) {}

  async of(
    { id, contact }: Pick<Order, 'id' | 'contact'>,
    isEnded = false,
  ): Promise<OrderMailState> {
    const standing = await this.queue.standingOf(id);
    return { to: maskEmail(contact.email), standing: standing ? told[standing] : 'none', isEnded };
  }
}
