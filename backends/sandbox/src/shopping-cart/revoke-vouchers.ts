import type { Clock } from '../engine/clock.js';
import type { Tx } from '../engine/database.js';

/**
 * Takes units of an order back, those of all its lines or of some: their codes let nobody in from
 * now on, stand in the list of ended vouchers, and are no part of the order any more. What was
 * redeemed stays so. Whoever changes or cancels an order calls it before he writes new vouchers.
 */
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
