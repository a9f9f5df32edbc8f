import { openStates, type PurchaseState } from '@shop/domain';
import type { Pool } from 'pg';
import { wasSold } from './way-checker.js';

export interface KeptPurchase {
  readonly id: string;
  readonly state: PurchaseState;
  readonly method: string;
}

interface Truth {
  readonly reference: string;
  /** Number of captured payments that were not refunded. */
  readonly captured: number;
  /** Orders that were sold, whatever their state now. */
  readonly orders: number;
}

const nothing = { captured: 0, orders: 0 };

/**
 * Compares the shop's ledger with the sandbox's tables. No purchase is open; each order in the
 * ledger exists; a failed or refunded purchase has no money and no order; no payment is unknown to
 * the ledger.
 */
export async function ledgerViolationsIn(
  books: Pool,
  purchases: readonly KeptPurchase[],
): Promise<readonly string[]> {
  const { rows } = await books.query<Truth>(`
    select coalesce(i.reference, o.reference) as reference,
      coalesce(i.captured, 0) as captured, coalesce(o.orders, 0) as orders
    from (select reference, (count(*) filter (where status = 'CAPTURED'))::int as captured
      from sandbox.intents intent
      where not exists (select 1 from sandbox.orders own where own.id = intent.description
        and own.reference <> intent.reference)
      group by reference) i
    full join (select reference, count(*)::int as orders from sandbox.orders o
      where ${wasSold} group by reference) o on o.reference = i.reference`);
  const truths = new Map(rows.map((truth) => [truth.reference, truth]));
  const known = new Set(purchases.map(({ id }) => id));
  return [
    ...purchases.flatMap((purchase) => differencesOf(purchase, truths.get(purchase.id) ?? nothing)),
    ...rows
      .filter(({ reference, captured, orders }) => !known.has(reference) && captured + orders > 0)
      .map(({ reference }) => `${reference} was paid and is in no ledger`),
  ];
}

function differencesOf(
  { id, state }: KeptPurchase,
  { captured, orders }: Pick<Truth, 'captured' | 'orders'>,
): readonly string[] {
  if (openStates.includes(state)) return [`purchase ${id} is left ${state}`];
  const due = state === 'ORDERED' ? 1 : 0;
  return orders === due && captured <= due
    ? []
    : [`purchase ${id} is ${state} with ${orders} orders and ${captured} payments`];
}
