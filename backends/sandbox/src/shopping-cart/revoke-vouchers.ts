import type { Clock } from '../engine/clock.js';
import type { Tx } from '../engine/database.js';

/** Revokes codes of an order; redeemed ones stay. Call it before writing new vouchers. */
export async function revokeVouchers(
  tx: Tx,
  clock: Clock,
  { order, lines }: { readonly order: string; readonly lines?: readonly string[] },
): Promise<void> {
  const all = tx
    .updateTable('vouchers')
    .set({ revoked_at: clock() })
    .where('order_id', '=', order)
    .where('redeemed_at', 'is', null)
    .where('revoked_at', 'is', null);
  if (lines && lines.length === 0) return;
  await (lines ? all.where('line_id', 'in', lines) : all).execute();
}
