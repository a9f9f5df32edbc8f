import type { Mail, MailSender, MailSent } from '@shop/ports/backends';
import { z } from 'zod';
import type { Backend } from './backend.js';

const taken = z.object({ status: z.literal('ok') });

/** Sends mails to the sandbox's mailbox; none leaves it. */
export class HttpMailbox implements MailSender {
  constructor(private readonly backend: Backend) {}

  async send({ vouchers, ...mail }: Mail): Promise<MailSent> {
    const attachment = vouchers && {
      name: vouchers.name,
      base64: Buffer.from(vouchers.pdf).toString('base64'),
    };
    const reply = await this.backend.send('POST', 'mails', {
      body: { ...mail, ...(attachment && { vouchers: attachment }) },
      key: mail.messageId,
      shape: taken,
    });
    if (reply.kind === 'ok') return { kind: 'sent' };
    // The sandbox accepts every valid mail, so a refusal says nothing about the recipient.
    return { kind: 'failed', reason: reply.kind };
  }
}
