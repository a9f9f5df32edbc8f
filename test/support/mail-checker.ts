import type { Pool } from 'pg';

/** One row an order that is confirmed, or that a mail names though it is not. */
interface Row {
  readonly id: string;
  readonly status: string;
  readonly mails: number;
}

/**
 * Reads the sandbox's own books: each confirmed order has exactly one mail in the mailbox, and no
 * other order has any. For orders whose mail nobody asked for again.
 */
export async function mailViolationsIn(database: Pool): Promise<readonly string[]> {
  const { rows } = await database.query<Row>(`
    select o.id, o.status, count(l.message_id)::int as mails
    from sandbox.orders o
    left join sandbox.letters l on l.subject like '%' || o.id
    group by o.id, o.status`);
  return rows
    .filter(({ status, mails }) => mails !== (status === 'CONFIRMED' ? 1 : 0))
    .map(({ id, status, mails }) => `${id} is ${status} and has ${mails} mails`);
}
