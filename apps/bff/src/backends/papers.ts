import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import { type Backend, HttpMailbox } from '@shop/adapters/http';
import { IcalCalendarFiles } from '@shop/adapters/ical';
import { PdfVoucherPapers } from '@shop/adapters/pdf';
import { SmtpMailSender } from '@shop/adapters/smtp';
import { defaultLanguage } from '@shop/domain';
import { CalendarFiles, ContentSource, MailSender, VoucherPapers } from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { MailboxBackend } from './backend-clients.js';

/** What a visitor is given of an order to keep: mails, files for calendars, vouchers on paper. */
export const papers: readonly Provider[] = [
  {
    provide: MailSender,
    inject: [Config, MailboxBackend],
    useFactory: ({ SMTP_URL }: Config, mailbox: Backend) =>
      SMTP_URL ? new SmtpMailSender(SMTP_URL) : new HttpMailbox(mailbox),
  },
  {
    provide: CalendarFiles,
    inject: [ContentSource],
    useFactory: (content: ContentSource) =>
      new IcalCalendarFiles(content.site(defaultLanguage).brand),
  },
  // Its fonts were cut by the build.
  {
    provide: VoucherPapers,
    useFactory: () => new PdfVoucherPapers(join(process.cwd(), 'dist', 'paper')),
  },
];
