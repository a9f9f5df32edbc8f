import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provider } from '@nestjs/common';
import { type Backend, HttpMailbox } from '@shop/adapters/http';
import { IcalCalendarFiles } from '@shop/adapters/ical';
import { PdfVoucherDocuments } from '@shop/adapters/pdf';
import { SmtpMailSender } from '@shop/adapters/smtp';
import { AppleWallet, ConfiguredWallets, GoogleWallet } from '@shop/adapters/wallet';
import { defaultLanguage } from '@shop/domain';
import {
  CalendarFiles,
  ContentSource,
  MailSender,
  VoucherDocuments,
  WalletPasses,
} from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { MailboxBackend } from './backend-clients.js';

const icon = () => readFileSync(join(process.cwd(), 'dist', 'web', 'icons', 'icon-180.png'));

const walletsOf = (config: Config) =>
  new ConfiguredWallets({
    apple:
      config.APPLE_WALLET_FOLDER === undefined
        ? undefined
        : new AppleWallet({
            folder: config.APPLE_WALLET_FOLDER,
            passphrase: config.APPLE_WALLET_PASSPHRASE,
            icons: { small: icon(), large: icon() },
          }),
    google:
      config.GOOGLE_WALLET_ACCOUNT === undefined || config.GOOGLE_WALLET_ISSUER === undefined
        ? undefined
        : new GoogleWallet({
            file: config.GOOGLE_WALLET_ACCOUNT,
            issuer: config.GOOGLE_WALLET_ISSUER,
            origin: config.PUBLIC_ORIGIN,
          }),
  });

export const documents: readonly Provider[] = [
  {
    provide: MailSender,
    inject: [Config, MailboxBackend],
    useFactory: ({ SMTP_URL, PUBLIC_ORIGIN }: Config, mailbox: Backend) =>
      SMTP_URL
        ? new SmtpMailSender(SMTP_URL, new URL(PUBLIC_ORIGIN).hostname)
        : new HttpMailbox(mailbox),
  },
  {
    provide: CalendarFiles,
    inject: [ContentSource],
    useFactory: (content: ContentSource) =>
      new IcalCalendarFiles(content.site(defaultLanguage).brand),
  },
  { provide: WalletPasses, inject: [Config], useFactory: walletsOf },
  // The build subsets its fonts.
  {
    provide: VoucherDocuments,
    useFactory: () => new PdfVoucherDocuments(join(process.cwd(), 'dist', 'paper')),
  },
];
