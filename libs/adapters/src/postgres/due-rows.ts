import { askAgain } from '@shop/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';

const { leastMs, ageShare, mostMs } = askAgain;

export const ms = (count: number): RawBuilder<unknown> => sql`${count} * interval '1 ms'`;

/** When a row just written or moved is due. */
export const soon = sql<Date>`clock_timestamp() + ${ms(leastMs)}`;

/** `askAgainMs` in SQL, with its own upper bound. */
export const dueAgain = (most = ms(mostMs)): RawBuilder<Date> => sql<Date>`clock_timestamp() +
  least(${most}, greatest(${ms(leastMs)}, (clock_timestamp() - created_at) / ${ageShare}))`;

interface DueRows {
  /** Needs the columns `id`, `state`, `created_at` and `due_at`. */
  readonly table: string;
  readonly states: readonly string[];
  readonly again: RawBuilder<Date>;
}

/** Receives unreadable rows, such as those that a newer version of the shop wrote. */
export type OnUnreadable = (row: { readonly id: string; readonly error: string }) => void;

interface Reading<Row> {
  readonly take: (limit: number) => Promise<readonly unknown[]>;
  readonly read: (row: unknown) => Row;
  readonly onUnreadable: OnUnreadable | undefined;
}

/** Takes due rows up to a limit; an unreadable one is left to a newer copy, and another taken. */
export async function readDue<Row>(
  { take, read, onUnreadable }: Reading<Row>,
  limit: number,
): Promise<readonly Row[]> {
  const due: Row[] = [];
  for (let wanted = limit; wanted > 0;) {
    const rows = await take(wanted);
    due.push(...readRows(rows, read, onUnreadable));
    wanted = rows.length < wanted ? 0 : limit - due.length;
  }
  return due;
}

function readRows<Row>(
  rows: readonly unknown[],
  read: (row: unknown) => Row,
  onUnreadable: OnUnreadable | undefined,
): readonly Row[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (!onUnreadable) throw error;
      const { id } = row as { readonly id: string }; // as: every table of ours has one
      onUnreadable({ id, error: String(error) });
      return [];
    }
  });
}

/** The database's clock counts, as in `takeDue`. */
export async function nextDueMs<Tables>(
  db: Kysely<Tables>,
  { table, states }: Pick<DueRows, 'table' | 'states'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(due_at) - clock_timestamp()) * 1000)::float8 as ms
    from ${sql.table(table)} where state in (${sql.join(states)})`.execute(db);
  const [{ ms } = { ms: null }] = rows;
  return ms === null ? undefined : Math.max(0, ms);
}

/** Takes due rows, longest overdue first; concurrent callers get different rows. */
export async function takeDue<Tables>(
  db: Kysely<Tables>,
  { table, states, again }: DueRows,
  limit: number,
): Promise<readonly unknown[]> {
  const { rows } = await sql`
    with due as (
      select id from ${sql.table(table)}
      where state in (${sql.join(states)}) and due_at <= clock_timestamp()
      order by due_at limit ${limit} for update skip locked)
    update ${sql.table(table)} set due_at = ${again} where id in (select id from due)
    returning *`.execute(db);
  return rows;
}
