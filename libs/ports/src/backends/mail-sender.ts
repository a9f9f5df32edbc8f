import type { Language } from '@shop/domain';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /** Derived from the event (RFC 5322, 3.6.4, no brackets), to recognise repeated mails. */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** A calendar file (RFC 5545), if the mail has events. */
  readonly calendar?: { readonly name: string; readonly text: string } | undefined;
  readonly vouchers?: { readonly name: string; readonly pdf: Uint8Array } | undefined;
}

export type MailSent =
  | { readonly kind: 'sent' }
  /** Permanent: never retry. `reason` is a code, never a sentence with an address. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not taken, or unknown: retry with the same id. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Hands a mail to the delivery service within `mailTry.mostMs`. Never throws. */
export interface MailSender {
  send(mail: Mail): Promise<MailSent>;
}

export const MailSender = Symbol('MailSender');
