import type { Pool } from 'pg';

export interface Checked {
  /** Number of captured payments that were not refunded. */
  readonly captured: number;
  readonly violations: readonly string[];
}

interface Row {
  readonly id: string;
  readonly status: string;
  readonly orders: number;
  readonly agrees: boolean;
  readonly cancelled: boolean;
  /** Paid by transfer: surplus money may arrive and goes back. */
  readonly by_bank: boolean;
}

/**
 * Checks the sandbox's tables. Each captured payment has exactly one confirmed order with the same
 * amount and reference, and the reverse; a free order needs no payment. A full refund needs a
 * cancelled order or a surplus bank deposit.
 */
export async function violationsIn(database: Pool): Promise<Checked> {
  const payments = await database.query<Row>(`
    select i.id, i.status, i.method = 'TR' as by_bank, count(o.id)::int as orders,
      coalesce(bool_and(o.status = 'CANCELLED'), false) as cancelled,
      coalesce(bool_and(o.total = i.amount and o.reference = i.reference), false) as agrees
    from sandbox.intents i
    left join sandbox.orders o on o.payment_id = i.id and o.status in ('CONFIRMED', 'CANCELLED')
    where i.status in ('CAPTURED', 'REFUNDED')
      -- What is paid later for an order names it; the checker of changes looks after that.
      and not exists (select 1 from sandbox.orders own where own.id = i.description
        and own.reference <> i.reference)
    group by i.id, i.status, i.method`);
  const unpaid = await database.query<{ id: string }>(`
    select o.id from sandbox.orders o
    left join sandbox.intents i on i.id = o.payment_id and i.status = 'CAPTURED'
    where o.status = 'CONFIRMED' and i.id is null and (o.total->>'amount')::bigint > 0`);
  const violations = [
    ...payments.rows
      .filter((one) => one.status === 'REFUNDED' && !one.cancelled && !one.by_bank)
      .map(({ id }) => `${id} refunded`),
    ...payments.rows
      .filter(({ status, orders }) => status === 'CAPTURED' && orders !== 1)
      .map(({ id, orders }) => `${id} has ${orders} confirmed orders`),
    ...payments.rows
      .filter(({ orders, agrees }) => orders === 1 && !agrees)
      .map(({ id }) => `${id} and its order differ`),
    ...unpaid.rows.map(({ id }) => `${id} is confirmed and not paid`),
  ];
  const captured = payments.rows.filter(
    ({ status, cancelled }) => status === 'CAPTURED' || cancelled,
  ).length;
  return { captured, violations };
}
