import { Inject, Injectable } from '@nestjs/common';
import { maskEmail, type Order } from '@shop/domain';
import { MailQueue } from '@shop/ports/backends';
import type { OrderMailState } from '@shop/ports/screens';

/** Query field: links were revoked (form without scripts). */
export const endedField = 'ended';

const told = { WAITING: 'waiting', SENT: 'sent', FAILED: 'failed' } as const;

@Injectable()
export class MailState {
  constructor(@Inject(MailQueue) private readonly queue: MailQueue) {}

  async of(
    { id, contact }: Pick<Order, 'id' | 'contact'>,
    isEnded = false,
  ): Promise<OrderMailState> {
    const status = await this.queue.statusOf(id);
    return { to: maskEmail(contact.email), standing: status ? told[status] : 'none', isEnded };
  }
}
