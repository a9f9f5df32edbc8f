import type { Language, MailKind } from '@shop/domain';

export interface NewMail {
  /** The event's id; the same id is the same mail. */
  readonly id: string;
  readonly kind: MailKind;
  readonly orderId: string;
  readonly language: Language;
  /** The email typed in an order lookup, to be compared with the order's. */
  readonly email?: string | undefined;
}

/** A mail that a copy of the shop has leased. */
export interface QueuedMail extends NewMail {
  /** Which try this is, from 1. */
  readonly attempt: number;
  readonly createdAt: Date;
}

export type MailEnd = 'SENT' | 'FAILED' | 'DROPPED';

/** Durable queue of mails. `PurchaseLedger.move` enqueues a confirmed order's mail. */
export interface MailQueue {
  put(mail: NewMail): Promise<void>;
  /**
   * Leases up to `limit` due mails for `mailTry.leaseMs`, lookups last. Any number of copies may
   * call it; each mail goes to one.
   */
  takeDue(limit: number): Promise<readonly QueuedMail[]>;
  /** Milliseconds until the next row is due, 0 if one is overdue; `undefined` if none waits. */
  nextDueMs(): Promise<number | undefined>;
  /** `false` if another copy holds the lease. Deletes a `DROPPED` mail, and emails of others. */
  settle(mail: QueuedMail, end: MailEnd): Promise<boolean>;
  /** Retries after `ms` milliseconds; `false` if the lease has passed on. */
  later(mail: QueuedMail, ms: number): Promise<boolean>;
  /** The state of an order's newest mail, ignoring lookups and mails that wait for a decision. */
  statusOf(orderId: string): Promise<'WAITING' | 'SENT' | 'FAILED' | undefined>;
  /** Deletes up to `most` ended mails older than `days` days; returns how many. */
  forget(days: number, most: number): Promise<number>;
}

export const MailQueue = Symbol('MailQueue');
