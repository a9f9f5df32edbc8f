import { type ParkDay, parkDayAt } from '@shop/domain';
import type { Answer } from '../engine/answers.js';
import type { OrderStay } from '../engine/cart-stay-table.js';
import { type Clock, later } from '../engine/clock.js';
import type { Database, Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { answerOrder, loadOrder } from './keep-order.js';
import { stateWire } from './state-wire.js';

/** Longer than any ticket is valid: gates need no older vouchers. */
const listedMs = 550 * 24 * 3_600_000;

export interface Redemption {
  readonly code: string;
  /** When the visitor entered, if earlier: a gate may have been offline. */
  readonly at?: Date | undefined;
}

/** Redeems a unit once; concurrent calls get UNIT_REDEEMED. The gate checks the day. */
export async function redeemVoucher(
  tx: Tx,
  shop: Shop,
  id: string,
  { code, at }: Redemption,
): Promise<Answer | Refused> {
  // Locks the order, so that concurrent gates wait.
  const order = await loadOrder(tx, id);
  if (!order) return refuse('NOT_FOUND', 'Id');
  const units = await tx
    .selectFrom('vouchers')
    .select(['code', 'redeemed_at', 'revoked_at'])
    .where('order_id', '=', id)
    .execute();
  const unit = units.find((one) => one.code === code);
  if (!unit) return refuse('UNKNOWN_UNIT', 'Code');
  if (unit.revoked_at) return refuse('UNIT_REVOKED', 'Code');
  if (unit.redeemed_at) return refuse('UNIT_REDEEMED', 'Code');
  const now = shop.clock();
  const redeemedAt = at && at < now ? at : now;
  await tx
    .updateTable('vouchers')
    .set({ redeemed_at: redeemedAt })
    .where('code', '=', code)
    .execute();
  const isLast = units.every((one) => one === unit || one.redeemed_at || one.revoked_at);
  const today = parkDayAt(now);
  if (isLast && !order.stays.some((stay) => isLive(stay, today)))
    await tx.updateTable('orders').set({ status: 'REDEEMED' }).where('id', '=', id).execute();
  return answerOrder(tx, shop, id);
}

/** Neither cancelled nor over. Its order stays CONFIRMED, so that its rights remain. */
const isLive = ({ cancelled, booking }: OrderStay, today: ParkDay): boolean =>
  !cancelled && (booking.checkOut ?? booking.checkIn) >= today;

export async function endedVouchers(db: Database, clock: Clock) {
  const now = clock();
  const since = later(now, -listedMs);
  const ended = await db
    .selectFrom('vouchers')
    .select(['code', 'redeemed_at', 'revoked_at'])
    .where((or) => or.or([or('redeemed_at', '>', since), or('revoked_at', '>', since)]))
    .execute();
  const vouchers = ended.map(({ code, ...when }) => ({ Code: code, ...stateWire(when) }));
  return { AsOf: now.toISOString(), Vouchers: vouchers };
}

export async function findVoucher(db: Database, code: string) {
  const found = await db
    .selectFrom('vouchers')
    .select(['order_id', 'redeemed_at', 'revoked_at'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found) return refuse('NOT_FOUND', 'Code');
  const { order_id: OrderId, ...when } = found;
  return { Code: code, OrderId, ...stateWire(when) };
}
