import type { Pool } from 'pg';

/** The ways to pay in a soak, and the result of each purchase. */
export const ways = {
  card: { isOrder: true, payments: 1, givenBack: 0 },
  months: { isOrder: true, payments: 1, givenBack: 0 },
  payPal: { isOrder: true, payments: 1, givenBack: 0 },
  transfer: { isOrder: true, payments: 1, givenBack: 0 },
  /** A coupon pays all; no payment. */
  coupon: { isOrder: true, payments: 0, givenBack: 0 },
  /** A deposit that is too small, then the amount due. */
  tooLittle: { isOrder: true, payments: 1, givenBack: 1 },
  twice: { isOrder: true, payments: 1, givenBack: 1 },
  /** A deposit after the order was given up and cancelled. */
  late: { isOrder: false, payments: 0, givenBack: 1 },
  never: { isOrder: false, payments: 0, givenBack: 0 },
} as const;

/** Whether an order `o` of the sandbox was sold, whatever its state now. */
export const wasSold = `(o.payment_id is not null
  or exists (select from sandbox.vouchers v where v.order_id = o.id))`;

export type Way = keyof typeof ways;

export interface Bought {
  readonly order: string;
  readonly way: Way;
}

interface Row {
  readonly id: string;
  /** Whether it was sold, whatever its state now. */
  readonly is_order: boolean;
  /** Payments of the order, and surplus full payments that were or were not refunded. */
  readonly paying: number;
  readonly beside: number;
  readonly kept: number;
}

/** Checks the sandbox's tables: each purchase ended as its way to pay requires. */
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
