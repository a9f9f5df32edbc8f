import type { Language } from '@shop/domain';
import type { Selectable } from 'kysely';
import { randomId } from '../engine/codes.js';
import type { Database, Schema, Tx } from '../engine/database.js';
import type { MailKind } from '../engine/user-tables.js';

export type Mail = Selectable<Schema['mails']>;

export interface NewMail {
  readonly kind: MailKind;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly link: string;
}

/** Stores a mail in the mailbox, which every visitor of the sandbox can read. */
export async function sendMail(tx: Tx, mail: NewMail, now: Date): Promise<void> {
  await tx
    .insertInto('mails')
    .values({ ...mail, id: randomId(), sent_at: now })
    .execute();
}

/** Newest first, one page of them. */
export const lastMails = (db: Database): Promise<Mail[]> =>
  db.selectFrom('mails').selectAll().orderBy('position', 'desc').limit(50).execute();
