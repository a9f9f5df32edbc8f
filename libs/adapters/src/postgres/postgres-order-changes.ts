import {
  canChangeMove,
  changeMailId,
  type ChangeState,
  decisionMailId,
  isChangeTold,
  type MailKind,
  openChangeStates,
  type OrderChange,
} from '@shop/domain';
import type { ChangeFacts, OpenedChange, OrderChanges } from '@shop/ports/backends';
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { changeOf, changeRowOf, type ChangeTables } from './change-rows.js';
import { dueAgain, nextDueMs, type OnUnreadable, readDue, soon, takeDue } from './due-rows.js';
import type { MailTables } from './mail-rows.js';

const changes = 'shop.order_changes';
const due = { table: changes, states: openChangeStates, again: dueAgain() };
const openTries = 5;
const mostOfOrder = 50;

/** One mail when the change was made; another when a claim is decided. */
const told = [
  [changeMailId(''), 'changed', sql<boolean>`true`],
  [decisionMailId(''), 'decided', sql<boolean>`wish->>'kind' = 'weather'`],
] as const satisfies readonly (readonly [string, MailKind, RawBuilder<boolean>])[];

/** Needs `migrate` first. Throws database errors. */
export class PostgresOrderChanges implements OrderChanges {
  readonly #db: Kysely<ChangeTables & MailTables>;
  readonly #onUnreadable;

  /** Without `onUnreadable`, an unreadable row throws. */
  constructor(pool: Pool, onUnreadable?: OnUnreadable) {
    this.#onUnreadable = onUnreadable;
    this.#db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async open(change: OrderChange): Promise<OpenedChange> {
    for (let tries = 0; tries < openTries; tries += 1) {
      const row = await this.#db
        .insertInto(changes)
        .values({ ...changeRowOf(change), due_at: soon })
        .onConflict((any) => any.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (row) return { kind: 'opened', change: changeOf(row) };
      const other = await this.#openBefore(change);
      // Neither written nor found: the conflicting row has just changed, so retry.
      if (other) return other;
    }
    throw new Error(`change ${change.id} could not be opened`);
  }

  async find(id: string): Promise<OrderChange | undefined> {
    return found(await this.#all().where('id', '=', id).executeTakeFirst());
  }

  async of(orderId: string): Promise<readonly OrderChange[]> {
    const query = this.#all().where('order_id', '=', orderId).orderBy('opened', 'desc');
    return (await query.limit(mostOfOrder).execute()).map(changeOf);
  }

  async move(
    seen: OrderChange,
    to: ChangeState,
    facts: ChangeFacts = {},
  ): Promise<OrderChange | undefined> {
    if (to !== seen.state && !canChangeMove(seen.state, to))
      throw new RangeError(`a change can't go from ${seen.state} to ${to}`);
    if (!isChangeTold(seen.state, to))
      return found(await this.#update(seen, to, facts).executeTakeFirst());
    // One statement, so that there is never a change without its mails or the reverse.
    const [done, decided] = told.map(
      ([id, kind, when]) => sql`select ${id}::text || id, ${kind}::text, order_id, language
        from moved where ${when}`,
    );
    const query = this.#db
      .with('moved', () => this.#update(seen, to, facts))
      .with('queued', (db) =>
        db
          .insertInto('shop.mails')
          .columns(['id', 'kind', 'order_id', 'language'])
          .expression(sql`${done} union all ${decided}`)
          .onConflict((known) => known.doNothing()),
      )
      .selectFrom('moved')
      .selectAll();
    return found(await query.executeTakeFirst());
  }

  async takeDue(limit: number): Promise<readonly OrderChange[]> {
    const take = (most: number) => takeDue(this.#db, due, most);
    return readDue({ take, read: changeOf, onUnreadable: this.#onUnreadable }, limit);
  }

  nextDueMs(): Promise<number | undefined> {
    return nextDueMs(this.#db, due);
  }

  /** Only from the version seen. */
  #update(
    seen: OrderChange,
    to: ChangeState,
    { amount, refusal, extraPaymentId, payAt }: ChangeFacts,
  ) {
    return this.#db
      .updateTable(changes)
      .set({
        state: to,
        version: seen.version + 1,
        due_at: soon,
        ...(amount && { amount: amount.amount, currency: amount.currency }),
        ...(refusal !== undefined && { refusal }),
        ...(extraPaymentId !== undefined && { extra_payment_id: extraPaymentId }),
        ...(payAt !== undefined && { pay_at: payAt }),
      })
      .where('id', '=', seen.id)
      .where('state', '=', seen.state)
      .where('version', '=', seen.version)
      .returningAll();
  }

  async #openBefore({ attempt, orderId }: OrderChange): Promise<OpenedChange | undefined> {
    const same = found(await this.#all().where('attempt', '=', attempt).executeTakeFirst());
    if (same) return { kind: 'known', change: same };
    const query = this.#all()
      .where('order_id', '=', orderId)
      .where('state', 'in', openChangeStates);
    const open = found(await query.executeTakeFirst());
    return open && { kind: 'busy', change: open };
  }

  #all() {
    return this.#db.selectFrom(changes).selectAll();
  }
}

const found = (row: unknown): OrderChange | undefined => (row ? changeOf(row) : undefined);
