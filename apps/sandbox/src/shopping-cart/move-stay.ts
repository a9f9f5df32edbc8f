import { add, fromDecimal, subtract } from '@shop/domain';
import { z } from 'zod';
import type { Answer } from '../engine/answers.js';
import { keptBooking } from '../engine/cart-stay-table.js';
import type { Tx } from '../engine/database.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { answerOrder } from './keep-order.js';
import { changeable } from './line-rights.js';

export const moveStayShape = z.object({
  Line: z.string().max(200),
  Booking: keptBooking,
  Amount: z.number().positive(),
  Original: z.number().positive(),
});

/** Writes down what the hotels gave in place of a stay's nights; nobody pays more for it here. */
export async function moveStay(
  tx: Tx,
  shop: Shop,
  id: string,
  { Line, Booking, Amount, Original }: z.infer<typeof moveStayShape>,
): Promise<Answer | Refused> {
  const order = await changeable(tx, id);
  if (isRefused(order)) return order;
  const stay = order.stays.find((one) => one.id === Line);
  if (!stay) return refuse('UNKNOWN_LINE', Line);
  if (stay.cancelled) return refuse('TICKET_CANCELLED', Line);
  if (stay.booking.id !== Booking.id) return refuse('UNKNOWN_LINE', Line);
  const { currency } = stay.amount;
  const amount = fromDecimal(Amount, currency);
  const original = fromDecimal(Original, currency);
  if (!amount || !original || Booking.rooms.some(({ total }) => total.currency !== currency))
    return refuse('STAY_CURRENCY', 'Booking');
  if (amount.amount > stay.amount.amount) return refuse('AMOUNT_CHANGED', 'Amount');
  const before = subtract(stay.amount, amount);
  const less = stay.less ? add(stay.less, before) : before;
  const moved = { ...stay, booking: Booking, amount, original, less };
  const stays = order.stays.map((one) => (one.id === Line ? moved : one));
  await tx
    .updateTable('orders')
    .set({ stays: JSON.stringify(stays) })
    .where('id', '=', id)
    .execute();
  return answerOrder(tx, shop, id);
}
