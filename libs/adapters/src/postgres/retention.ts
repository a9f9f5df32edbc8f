import { forgottenContact, openChangeStates, openStates, retention } from '@shop/domain';
import type { Pool } from 'pg';

const { orderYears, requestYears, unboughtDays } = retention;
const rowsAStep = 1_000;

/** A term of the notice. */
interface Clock {
  /** What it ends, for the log. */
  readonly what: string;
  /** Ends up to $1 rows; skips rows that another copy is ending. */
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** The keys of due rows, which a statement then ends. */
const due = (table: string, where: string, key = 'id') =>
  `(${key}) in (select ${key} from shop.${table} where ${where} limit $1 for update skip locked)`;

const before = (column: string, count: number, unit: 'day' | 'year') =>
  `${column} < clock_timestamp() - interval '${count} ${unit}'`;

/** A booking that became no order; those in between are resumed first. */
const isUnbought = `kind = 'octo-cart' or kind = 'resale' and value->>'order' is null
  and value->>'state' not in ('CONFIRMING', 'CANCELLING')`;

export const retentionClocks: readonly Clock[] = [
  {
    what: 'contacts of failed purchases',
    text: `update shop.purchases set contact = $2 where ${due(
      'purchases',
      `state = 'FAILED' and contact->>'email' <> '' and ${before('created_at', unboughtDays, 'day')}`,
    )}`,
    values: [JSON.stringify(forgottenContact)],
  },
  {
    what: 'carts and bookings without an order',
    text: `delete from shop.records where ${due(
      'records',
      `(${isUnbought}) and ${before('changed_at', unboughtDays, 'day')}`,
      'kind, id',
    )}`,
  },
  {
    what: 'notes of weather claims',
    text: `update shop.order_changes set wish = jsonb_set(wish, '{note}', '""') where ${due(
      'order_changes',
      // A change that ended moved last when it was last due.
      `wish->>'note' <> '' and state <> all ($2) and ${before('due_at', requestYears, 'year')}`,
    )}`,
    values: [openChangeStates],
  },
  {
    what: 'refused call requests',
    text: `delete from shop.call_requests where ${due(
      'call_requests',
      `state = 'REFUSED' and ${before('due_at', requestYears, 'year')}`,
    )}`,
  },
  {
    what: 'purchases',
    text: `delete from shop.purchases where ${due(
      'purchases',
      `state <> all ($2) and ${before('created_at', orderYears, 'year')}`,
    )}`,
    values: [openStates],
  },
  {
    what: 'order changes',
    text: `delete from shop.order_changes where ${due(
      'order_changes',
      `state <> all ($2) and ${before('created_at', orderYears, 'year')}`,
    )}`,
    values: [openChangeStates],
  },
  {
    what: 'orders of resellers and suppliers',
    text: `delete from shop.records where ${due(
      'records',
      `kind in ('resale', 'octo-order') and ${before('changed_at', orderYears, 'year')}`,
      'kind, id',
    )}`,
  },
];

/** Ends what is due by one clock; returns how many rows. */
export async function endDue({ text, values = [] }: Clock, pool: Pool): Promise<number> {
  let rows = 0;
  for (let step = rowsAStep; step === rowsAStep; rows += step)
    step = (await pool.query(text, [rowsAStep, ...values])).rowCount ?? 0;
  return rows;
}
