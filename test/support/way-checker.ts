import type { Pool } from 'pg';

/** How the purchases of a soak are paid, and what has to come of each. */
export const ways = {
  card: { isOrder: true, givenBack: 0 },
  months: { isOrder: true, givenBack: 0 },
  payPal: { isOrder: true, givenBack: 0 },
  transfer: { isOrder: true, givenBack: 0 },
  /** Too little first, then what is asked for. */
  tooLittle: { isOrder: true, givenBack: 1 },
  twice: { isOrder: true, givenBack: 1 },
  /** After the order was given up, and was cancelled. */
  late: { isOrder: false, givenBack: 1 },
  never: { isOrder: false, givenBack: 0 },
} as const;

export type Way = keyof typeof ways;

export interface Bought {
  readonly order: string;
  readonly way: Way;
}

interface Row {
  readonly id: string;
  /** Whether it was paid, whatever became of it since. */
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
    select o.id, o.payment_id is not null as is_order,
      (count(*) filter (where i.id = o.payment_id))::int as paying,
      (count(*) filter (where i.id is distinct from o.payment_id and i.status = 'REFUNDED'))::int
        as beside,
      (count(*) filter (where i.id is distinct from o.payment_id and i.status = 'CAPTURED'))::int
        as kept
    from sandbox.orders o left join sandbox.intents i on i.reference = o.reference
    group by o.id, o.payment_id`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return bought.flatMap(({ order, way }) => {
    const { isOrder, givenBack } = ways[way];
    const row = found.get(order);
    const isSo =
      row?.is_order === isOrder &&
      row.paying === (isOrder ? 1 : 0) &&
      row.beside === givenBack &&
      row.kept === 0;
    return isSo ? [] : [`${order}, paid by ${way}, ended as ${JSON.stringify(row)}`];
  });
}
