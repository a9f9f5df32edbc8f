import { languages, mailKinds } from '@shop/domain';
import type { QueuedMail } from '@shop/ports/backends';
import type { Generated } from 'kysely';
import { z } from 'zod';

export interface MailTable {
  id: string;
  kind: string;
  order_id: string;
  language: string;
  email: string | null;
  state: Generated<string>;
  attempt: Generated<number>;
  created_at: Generated<Date>;
  due_at: Generated<Date>;
}

export interface MailTables {
  'shop.mails': MailTable;
}

const row = z
  .object({
    id: z.string(),
    kind: z.enum(mailKinds),
    order_id: z.string(),
    language: z.enum(languages),
    email: z.string().nullable(),
    attempt: z.int(),
    created_at: z.date(),
  })
  .transform(({ order_id: orderId, created_at: createdAt, email, ...kept }): QueuedMail => ({
    ...kept,
    orderId,
    createdAt,
    email: email ?? undefined,
  }));

/** Throws on a row that this version did not write. */
export const mailOf = (kept: unknown): QueuedMail => row.parse(kept);
