import { add, fromDecimal, isSame, type Money, subtract } from '@shop/domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Answer } from '../engine/answers.js';
import { keptBooking, type OrderStay } from '../engine/cart-stay-table.js';
import type { Tx } from '../engine/database.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import type { IsPaid } from './end-order.js';
import { answerOrder } from './keep-order.js';
import { changeable } from './line-rights.js';

export const moveStayShape = z.object({
  Line: z.string().max(200),
  Booking: keptBooking,
  Amount: z.number().positive(),
  Original: z.number().positive(),
  /** The payment for a higher price. */
  PaymentId: z.string().max(200).nullish(),
  Reference: z.string().max(200).nullish(),
});

type Question = z.infer<typeof moveStayShape>;

/** Stores the nights that replaced a stay's; any higher price has been paid. */
export async function moveStay(
  tx: Tx,
  shop: Shop,
  id: string,
  question: Question,
  isPaid: IsPaid,
): Promise<Answer | Refused> {
  const { Line, Booking, Amount, Original } = question;
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
  const settled = await settle(tx, stay, amount, question, isPaid);
  if (isRefused(settled)) return settled;
  const moved = { ...stay, booking: Booking, amount, original, ...settled };
  const stays = order.stays.map((one) => (one.id === Line ? moved : one));
  await tx
    .updateTable('orders')
    .set({ stays: JSON.stringify(stays) })
    .where('id', '=', id)
    .execute();
  return answerOrder(tx, shop, id);
}

/** Settles the difference: a refund, or a payment of its own. */
async function settle(
  tx: Tx,
  stay: OrderStay,
  amount: Money,
  { PaymentId, Reference }: Question,
  isPaid: IsPaid,
): Promise<Pick<OrderStay, 'less' | 'more'> | Refused> {
  if (isSame(amount, stay.amount)) return {};
  if (amount.amount < stay.amount.amount) {
    const before = subtract(stay.amount, amount);
    return { less: stay.less ? add(stay.less, before) : before };
  }
  if (!PaymentId || !Reference) return refuse('AMOUNT_CHANGED', 'Amount');
  const due = subtract(amount, stay.amount);
  if ((await isUsed(tx, PaymentId)) || !(await isPaid(tx, PaymentId, due, Reference)))
    return refuse('PAYMENT_NOT_ACCEPTED', 'PaymentId');
  return { more: [...(stay.more ?? []), { payment: PaymentId, amount: due }] };
}

/** Whether a payment already paid for an order or another change. */
async function isUsed(tx: Tx, payment: string): Promise<boolean> {
  const used = JSON.stringify([{ more: [{ payment }] }]);
  const found = await tx
    .selectFrom('orders')
    .select('id')
    .where((where) =>
      where.or([where('payment_id', '=', payment), sql<boolean>`stays @> ${used}::jsonb`]),
    )
    .executeTakeFirst();
  return found !== undefined;
}
