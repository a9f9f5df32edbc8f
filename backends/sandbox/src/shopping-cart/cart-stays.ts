import { type Money, toDecimal } from '@shop/domain';
import type { KeptBooking } from '../engine/cart-stay-table.js';
import type { Database, Tx } from '../engine/database.js';
import type { Shop } from '../engine/shop.js';

export interface Stay {
  readonly id: string;
  readonly booking: KeptBooking;
  readonly amount: Money;
  readonly original: Money;
  readonly isHeld: boolean;
  readonly heldUntil: Date | null;
  readonly packageId: string | null;
}

export async function loadStays(
  db: Database | Tx,
  { clock }: Shop,
  sessionId: string,
): Promise<readonly Stay[]> {
  const rows = await db
    .selectFrom('cart_stays')
    .select(['id', 'booking', 'amount', 'original', 'held_until', 'package_id'])
    .where('session_id', '=', sessionId)
    .orderBy('position')
    .execute();
  return rows.map(({ held_until: heldUntil, package_id: packageId, ...row }) => ({
    ...row,
    heldUntil,
    packageId,
    isHeld: heldUntil !== null && heldUntil > clock(),
  }));
}

export const cartStayWire = ({ id, booking, amount, original, ...rest }: Stay) => ({
  Id: id,
  PackageId: rest.packageId,
  Booking: booking,
  Amount: toDecimal(amount),
  Original: toDecimal(original),
  Status: rest.isHeld ? 'HELD' : 'UNAVAILABLE',
  HeldUntil: rest.heldUntil?.toISOString() ?? null,
});
