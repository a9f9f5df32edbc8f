import { isHotelCode, type Money, stayBack, stayBegins } from '@shop/domain';
import type { OrderStay } from '../engine/cart-stay-table.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import type { StoredOrder } from './order-wire.js';

export interface CancellingStay {
  readonly stay: OrderStay;
  readonly amount: Money;
}

/** For hotels outside the sandbox: noon, earlier than any check-in. */
const checkInElsewhere = '12:00';

/** The stays among these that can be cancelled, with the refund by their rooms' rules. */
export function cancellableStays(
  { content, clock }: Shop,
  order: StoredOrder,
  ids: readonly string[],
): readonly CancellingStay[] | Refused {
  const all: CancellingStay[] = [];
  for (const stay of order.stays.filter(({ id }) => ids.includes(id))) {
    if (stay.cancelled) return refuse('TICKET_CANCELLED', stay.id);
    const { booking, amount } = stay;
    const { code } = booking;
    const isOurs = typeof code === 'string' && isHotelCode(code);
    const begins = stayBegins(booking, isOurs ? content.hotels.checkIn[code] : checkInElsewhere);
    if (clock() >= begins) return refuse('TOO_LATE', stay.id);
    const rooms = booking.rooms.map(({ total, cancellation: { freeUntil, laterPercent } }) => ({
      total: { ...total, currency: amount.currency },
      rule: { freeUntil: freeUntil ? new Date(freeUntil) : undefined, laterPercent },
    }));
    all.push({ stay, amount: stayBack(rooms, amount.currency, begins, clock()) });
  }
  return all;
}

/** Marks the stays of an order as cancelled; the hotels release the rooms. */
export async function keepCancelledStays(
  tx: Tx,
  order: StoredOrder,
  cancelled: readonly CancellingStay[],
): Promise<StoredOrder> {
  if (cancelled.length === 0) return order;
  const stays = order.stays.map((stay) => {
    const found = cancelled.find((one) => one.stay.id === stay.id);
    return found ? { ...stay, cancelled: { amount: found.amount, way: 'refund' as const } } : stay;
  });
  await tx
    .updateTable('orders')
    .set({ stays: JSON.stringify(stays) })
    .where('id', '=', order.id)
    .execute();
  return { ...order, stays };
}
