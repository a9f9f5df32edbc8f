import { languages } from '@shop/domain';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { randomId } from '../engine/codes.js';
import type { Database, Schema } from '../engine/database.js';
import { plainText } from '../http/call.js';

export type Letter = Selectable<Schema['letters']>;

const words = z.string().max(200_000);
const mailbox = z.object({ name: plainText(500), address: plainText(254) });

export const letterShape = z.object({
  messageId: z.string().regex(/^[\x21-\x7e]{3,200}$/),
  from: mailbox,
  to: mailbox,
  language: z.enum(languages),
  subject: plainText(500),
  html: words,
  text: words,
  calendar: z.object({ name: plainText(100), text: words }).optional(),
  vouchers: z.object({ name: plainText(100), base64: z.base64().max(2_000_000) }).optional(),
});

/** Stores a mail once per message id. Returns the id of this delivery. */
export async function keepLetter(
  db: Database,
  { messageId, to, language, subject, html, text, calendar, vouchers }: z.infer<typeof letterShape>,
  now: Date,
): Promise<string> {
  const id = randomId();
  await db
    .insertInto('letter_receipts')
    .values({ id, message_id: messageId, at: now, is_answered: false })
    .execute();
  await db
    .insertInto('letters')
    .values({
      message_id: messageId,
      id: randomId(),
      language,
      subject,
      html,
      body: text,
      email: to.address,
      name: to.name,
      calendar: calendar ? JSON.stringify(calendar) : null,
      vouchers: vouchers ? JSON.stringify(vouchers) : null,
      sent_at: now,
    })
    .onConflict((known) => known.column('message_id').doNothing())
    .execute();
  return id;
}

/** Notes that the sandbox has confirmed the delivery. */
export const noteAnswered = (db: Database, receipt: string) =>
  db.updateTable('letter_receipts').set({ is_answered: true }).where('id', '=', receipt).execute();

/** Newest first, one page of them. */
export const lastLetters = (db: Database): Promise<Letter[]> =>
  db.selectFrom('letters').selectAll().orderBy('position', 'desc').limit(50).execute();

export const letterOf = (db: Database, id: string): Promise<Letter | undefined> =>
  db.selectFrom('letters').selectAll().where('id', '=', id).executeTakeFirst();
