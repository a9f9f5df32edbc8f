import type { Language, MailKind } from '@shop/domain';

export interface NewMail {
  /** Of the event: the same one again is the same mail. */
  readonly id: string;
  readonly kind: MailKind;
  readonly orderId: string;
  readonly language: Language;
  /** Of a lookup: what was typed, to be compared with the order's. */
  readonly email?: string | undefined;
}

/** A mail that somebody has taken on. */
export interface QueuedMail extends NewMail {
  /** Which try this is, from 1. */
  readonly attempt: number;
  readonly createdAt: Date;
}

export type MailEnd = 'SENT' | 'FAILED' | 'DROPPED';

/**
 * Mails that are still to be sent, durably. The ledger puts the mail of a confirmed order here in the
 * same transaction as its move (`PurchaseLedger.move`).
 */
export interface MailQueue {
  put(mail: NewMail): Promise<void>;
  /**
   * Up to `limit` mails that are due, lookups after all others. Each is leased to who takes it for
   * `mailTry.leaseMs`, so that any number of copies may ask and none gets the same.
   */
  takeDue(limit: number): Promise<readonly QueuedMail[]>;
  /**
   * Ends a mail, unless its lease has passed to somebody else: `false` then. A dropped one is
   * forgotten; of the others no e-mail is kept.
   */
  settle(mail: QueuedMail, end: MailEnd): Promise<boolean>;
  /** Due again after so many milliseconds, unless its lease has passed. */
  later(mail: QueuedMail, ms: number): Promise<boolean>;
  /**
   * What became of the newest mail of an order that was neither looked up nor waits for a decision;
   * `undefined` without one.
   */
  standingOf(orderId: string): Promise<'WAITING' | 'SENT' | 'FAILED' | undefined>;
  /** Drops up to `most` mails that ended, and are older than so many days; answers how many. */
  forget(days: number, most: number): Promise<number>;
}

export const MailQueue = Symbol('MailQueue');
