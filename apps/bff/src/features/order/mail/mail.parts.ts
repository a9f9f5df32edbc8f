import { AwaitedTransfer } from './awaited-transfer.js';
import { LinkToOrder } from './link-to-order.js';
import { MailAttachments } from './mail-attachments.js';
import { MailFrame } from './mail-frame.js';
import { MailJob } from './mail-job.js';
import { MessageIds } from './message-ids.js';
import { PaymentSummary } from './payment-summary.js';
import { SendMail } from './send-mail.js';
import { WriteMail } from './write-mail.js';
import { WriteOrderMail } from './write-order-mail.js';
import { WriteTransferMail } from './write-transfer-mail.js';

export const mailUseCases = [
  LinkToOrder,
  MessageIds,
  MailFrame,
  MailAttachments,
  PaymentSummary,
  AwaitedTransfer,
  WriteOrderMail,
  WriteTransferMail,
  WriteMail,
  SendMail,
  MailJob,
] as const;
