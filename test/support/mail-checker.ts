import type { Pool } from 'pg';

/** One row an order that is confirmed or was, or that a mail names though it never was. */
interface Row {
  readonly id: string;
  readonly status: string;
  readonly is_paid: boolean;
  readonly mails: number;
}

/**
 * Reads the sandbox's own books: each confirmed order has exactly one mail in the mailbox, one that was
 * cancelled since one at most (docs/rules/mail.md#confirmed-only), and no other has any. For orders
 * whose mail nobody asked for again.
 */
export async function mailViolationsIn(database: Pool): Promise<readonly string[]> {
  const { rows } = await database.query<Row>(`
    select o.id, o.status, o.payment_id is not null as is_paid, count(l.message_id)::int as mails
    from sandbox.orders o
    left join sandbox.letters l on l.subject like '%' || o.id
    group by o.id, o.status, o.payment_id`);
  return rows
    .filter(({ status, is_paid: isPaid, mails }) => {
      const isGone = status === 'CANCELLED' && isPaid;
      return isGone ? mails > 1 : mails !== (isPaid ? 1 : 0);
    })
    .map(({ id, status, mails }) => `${id} is ${status} and has ${mails} mails`);
}
