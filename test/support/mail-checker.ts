import type { Pool } from 'pg';
import { wasSold } from './way-checker.js';

/** One row per order that is or was confirmed, or that a mail names although it never was. */
interface Row {
  readonly id: string;
  readonly status: string;
  readonly is_paid: boolean;
  readonly mails: number;
  readonly transfers: number;
}

const ofTransfers = ['Datos para tu', 'Details for your', 'Dados para sua'];

/**
 * Checks the sandbox's tables: each confirmed order has exactly one mail, a cancelled one at most
 * one (docs/rules/mail.md#confirmed-only), any other none. Transfer details are sent at most once.
 * Only for orders whose mail no visitor requested again. A mail may repeat only after a lost reply
 * or an interruption.
 */
export async function mailViolationsIn(
  database: Pool,
  interruptions: readonly Date[] = [],
): Promise<readonly string[]> {
  const { rows } = await database.query<Row>(
    `select o.id, o.status, ${wasSold} as is_paid,
      coalesce(l.mails, 0) as mails, coalesce(l.transfers, 0) as transfers
    from sandbox.orders o
    left join (
      select substring(subject from '\\S+$') as id,
        (count(*) filter (where not subject like any ($1)))::int as mails,
        (count(*) filter (where subject like any ($1)))::int as transfers
      from sandbox.letters group by 1) l on l.id = o.id`,
    [ofTransfers.map((begin) => `${begin} %`)],
  );
  return [...miscounted(rows), ...(await repeated(database, interruptions))];
}

const miscounted = (rows: readonly Row[]): readonly string[] =>
  rows
    .filter(({ status, is_paid: isPaid, mails, transfers }) => {
      if (transfers > 1) return true;
      const isGone = status === 'CANCELLED' && isPaid;
      return isGone ? mails > 1 : mails !== (isPaid ? 1 : 0);
    })
    .map(
      ({ id, status, mails, transfers }) =>
        `${id} is ${status} and has ${mails} mails${transfers > 1 ? ` and ${transfers} of its transfer` : ''}`,
    );

interface Repeat {
  readonly message_id: string;
  readonly before: Date;
  readonly at: Date;
}

/** Mails sent again after an acknowledgement, without a kill in between. */
async function repeated(
  database: Pool,
  interruptions: readonly Date[],
): Promise<readonly string[]> {
  const { rows } = await database.query<Repeat>(`
    select message_id, before, at from (
      select message_id, at, lag(at) over times as before,
        lag(is_answered) over times as was_answered
      from sandbox.letter_receipts window times as (partition by message_id order by at)) each
    where was_answered`);
  return rows
    .filter(({ before, at }) => !interruptions.some((one) => one >= before && one <= at))
    .map(({ message_id: id }) => `${id} was sent once more`);
}
