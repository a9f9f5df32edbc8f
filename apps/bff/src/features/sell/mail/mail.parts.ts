import { LinkToOrder } from './link-to-order.js';
import { MailJob } from './mail-job.js';
import { SendMail } from './send-mail.js';
import { WriteOrderMail } from './write-order-mail.js';

/** What writes and sends the mails of orders. */
export const mailUseCases = [LinkToOrder, WriteOrderMail, SendMail, MailJob] as const;
