import type { Language } from '@shop/domain';

/** Somebody in the head of a mail. */
export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface Mail {
  /**
   * Of the event that it tells of (RFC 5322, 3.6.4, without the brackets): the same mail sent twice
   * has the same one, by which mailboxes may know it again.
   */
  readonly messageId: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** A calendar file (RFC 5545), where there is anything to be written into a calendar. */
  readonly calendar?: { readonly name: string; readonly text: string } | undefined;
  /** The vouchers on paper, of an order that has any. */
  readonly vouchers?: { readonly name: string; readonly pdf: Uint8Array } | undefined;
}

export type MailSent =
  | { readonly kind: 'sent' }
  /** For ever: this mail will not be taken. `reason` is a code, never a sentence with an address. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Not taken, or nobody knows: to be tried again with the same id. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Hands a mail on to whoever delivers it, within `mailTry.mostMs`; it never throws. */
export interface MailSender {
  send(mail: Mail): Promise<MailSent>;
}

export const MailSender = Symbol('MailSender');
