import { mailsAside, mailTry } from '@shop/domain';
import type { MailEnd, MailQueue, NewMail, QueuedMail } from '@shop/ports/backends';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { nextDueMs, type OnUnreadable, readDue } from './due-rows.js';
import { mailOf, type MailTables } from './mail-rows.js';

const mails = 'shop.mails';

const now = sql<Date>`clock_timestamp()`;
const after = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 ms'`;

/** Needs `migrate` first. Throws database errors. */
export class PostgresMailQueue implements MailQueue {
  readonly #db: Kysely<MailTables>;
  readonly #onUnreadable;

  /** Without `onUnreadable`, an unreadable row throws. */
  constructor(pool: Pool, onUnreadable?: OnUnreadable) {
    this.#onUnreadable = onUnreadable;
    this.#db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async put({ id, kind, orderId, language, email }: NewMail): Promise<void> {
    await this.#db
      .insertInto(mails)
      .values({ id, kind, order_id: orderId, language, email: email ?? null })
      .onConflict((known) => known.doNothing())
      .execute();
  }

  async takeDue(limit: number): Promise<readonly QueuedMail[]> {
    const take = (most: number) => this.#take(most);
    return readDue({ take, read: mailOf, onUnreadable: this.#onUnreadable }, limit);
  }

  #take(limit: number): Promise<readonly unknown[]> {
    const due = this.#db
      .selectFrom(mails)
      .select('id')
      .where('state', '=', 'WAITING')
      .where('due_at', '<=', now)
      .orderBy(sql`kind = 'lookup'`)
      .orderBy('due_at')
      .limit(limit)
      .forUpdate()
      .skipLocked();
    return this.#db
      .with('due', () => due)
      .updateTable(mails)
      .set((own) => ({ attempt: own('attempt', '+', 1), due_at: after(mailTry.leaseMs) }))
      .where('id', 'in', (from) => from.selectFrom('due').select('id'))
      .returningAll()
      .execute();
  }

  nextDueMs(): Promise<number | undefined> {
    return nextDueMs(this.#db, { table: mails, states: ['WAITING'] });
  }

  async settle({ id, attempt }: QueuedMail, end: MailEnd): Promise<boolean> {
    const leased = { id, attempt, state: 'WAITING' };
    const ended =
      end === 'DROPPED'
        ? this.#db
            .deleteFrom(mails)
            .where((own) => own.and(leased))
            .returning('id')
        : this.#db
            .updateTable(mails)
            .set({ state: end, email: null })
            .where((own) => own.and(leased))
            .returning('id');
    return (await ended.executeTakeFirst()) !== undefined;
  }

  async later(mail: QueuedMail, ms: number): Promise<boolean> {
    const row = await this.#db
      .updateTable(mails)
      .set({ due_at: after(ms) })
      .where('id', '=', mail.id)
      .where('state', '=', 'WAITING')
      .where('attempt', '=', mail.attempt)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async statusOf(orderId: string): Promise<'WAITING' | 'SENT' | 'FAILED' | undefined> {
    const row = await this.#db
      .selectFrom(mails)
      .select('state')
      .where('order_id', '=', orderId)
      .where('kind', 'not in', mailsAside)
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.state as 'WAITING' | 'SENT' | 'FAILED' | undefined; // as: the table's own check
  }

  /** Skips rows that another copy is deleting. */
  async forget(days: number, most: number): Promise<number> {
    const old = this.#db
      .selectFrom(mails)
      .select('id')
      .where('state', '<>', 'WAITING')
      .where('created_at', '<', sql<Date>`clock_timestamp() - ${days} * interval '1 day'`)
      .limit(most)
      .forUpdate()
      .skipLocked();
    const gone = await this.#db.deleteFrom(mails).where('id', 'in', old).executeTakeFirst();
    return Number(gone.numDeletedRows);
  }
}
