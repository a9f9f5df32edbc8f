import { LinkToOrder } from './link-to-order.js';
import { MailJob } from './mail-job.js';
import { SendMail } from './send-mail.js';
import { MessageIds } from './message-ids.js';
import { WriteOrderMail } from './write-order-mail.js';
import { WriteTransferMail } from './write-transfer-mail.js';

export const mailUseCases = [
  LinkToOrder,
  MessageIds,
  WriteOrderMail,
  WriteTransferMail,
  SendMail,
  MailJob,
] as const;
