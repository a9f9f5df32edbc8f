import type { Pool } from 'pg';

/** How the purchases of a soak are paid, and what has to come of each. */
export const ways = {
  card: { isOrder: true, payments: 1, givenBack: 0 },
  months: { isOrder: true, payments: 1, givenBack: 0 },
  payPal: { isOrder: true, payments: 1, givenBack: 0 },
  transfer: { isOrder: true, payments: 1, givenBack: 0 },
  /** In whole by a coupon: nobody pays anything. */
  coupon: { isOrder: true, payments: 0, givenBack: 0 },
  /** Too little first, then what is asked for. */
  tooLittle: { isOrder: true, payments: 1, givenBack: 1 },
  twice: { isOrder: true, payments: 1, givenBack: 1 },
  /** After the order was given up, and was cancelled. */
  late: { isOrder: false, payments: 0, givenBack: 1 },
  never: { isOrder: false, payments: 0, givenBack: 0 },
} as const;

/** Whether an order of the sandbox, `o`, was sold, whatever became of it since. */
export const wasSold = `(o.payment_id is not null
  or exists (select from sandbox.vouchers v where v.order_id = o.id))`;

export type Way = keyof typeof ways;

export interface Bought {
  readonly order: string;
  readonly way: Way;
}

interface Row {
  readonly id: string;
  /** Whether it was sold, whatever became of it since. */
  readonly is_order: boolean;
  /** Payments that pay it, and whole ones that came beside it and went back or did not. */
  readonly paying: number;
  readonly beside: number;
  readonly kept: number;
}

/** Reads the sandbox's own books: each purchase ended as its way to pay has to. */
export async function wayViolationsIn(
  books: Pool,
  bought: readonly Bought[],
): Promise<readonly string[]> {
  const { rows } = await books.query<Row>(`
    select o.id, ${wasSold} as is_order,
      (count(*) filter (where i.id = o.payment_id))::int as paying,
      (count(*) filter (where i.id is distinct from o.payment_id and i.status = 'REFUNDED'))::int
        as beside,
      (count(*) filter (where i.id is distinct from o.payment_id and i.status = 'CAPTURED'))::int
        as kept
    from sandbox.orders o left join sandbox.intents i on i.reference = o.reference
    group by o.id, o.payment_id`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return bought.flatMap(({ order, way }) => {
    const { isOrder, payments, givenBack } = ways[way];
    const row = found.get(order);
    const isSo =
      row?.is_order === isOrder &&
      row.paying === payments &&
      row.beside === givenBack &&
      row.kept === 0;
    return isSo ? [] : [`${order}, paid by ${way}, ended as ${JSON.stringify(row)}`];
  });
}
