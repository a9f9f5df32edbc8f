import {
  type CancelWay,
  countPeople,
  fromDecimal,
  isSame,
  type Money,
  parkDayAt,
  sum,
} from '@shop/domain';
import { z } from 'zod';
import type { Answer } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import { issueCoupon } from '../engine/issued-coupons.js';
import type { OrderLine } from '../engine/quote.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import { placeOf } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { giveBack } from '../engine/stock.js';
import { cancellableStays, keepCancelledStays } from './cancel-stays.js';
import { answerOrder, lockLines } from './keep-order.js';
import { changeable, keepLine, openRight, refuseUsed } from './line-rights.js';
import type { StoredOrder } from './order-wire.js';
import { revokeVouchers } from './revoke-vouchers.js';

const ways = { REFUND: 'refund', COUPON: 'coupon' } as const satisfies Record<string, CancelWay>;

const mostLines = 50;

/** Without `Lines` it cancels an unpaid order, with them tickets of a confirmed one. */
export const cancelShape = z.object({
  Lines: z.array(z.string().max(200)).min(1).max(mostLines).optional(),
  Way: z.enum(['REFUND', 'COUPON']).default('REFUND'),
  /** The refund that the visitor saw. Any other amount than the rules' is refused. */
  Amount: z.number().nonnegative().optional(),
});

type Question = z.infer<typeof cancelShape> & { readonly Lines: readonly string[] };

interface Cancelling {
  readonly line: OrderLine;
  readonly amount: Money;
}

/**
 * Cancels tickets by their rules, all or none: frees their places, revokes their codes and issues a
 * coupon if requested. The shop refunds the money.
 */
export async function cancelLines(
  tx: Tx,
  shop: Shop,
  id: string,
  { Lines, Way, Amount }: Question,
): Promise<Answer | Refused> {
  const order = await changeable(tx, id);
  if (isRefused(order)) return order;
  const used = await refuseUsed(tx, id, Lines);
  if (used) return used;
  const way = ways[Way];
  const stays = cancellableStays(shop, order, Lines);
  if (isRefused(stays)) return stays;
  if (stays.length > 0 && way !== 'refund') return refuse('NO_SUCH_RIGHT', stays[0]?.stay.id);
  const tickets = Lines.filter((line) => stays.every(({ stay }) => stay.id !== line));
  const all = cancellable(shop, order, tickets, way);
  if (isRefused(all)) return all;
  const { currency } = order.total;
  const amounts = [...all, ...stays].map(({ amount }) => amount);
  const total = sum(amounts, currency);
  const said = Amount === undefined ? undefined : fromDecimal(Amount, currency);
  if (!said || !isSame(said, total)) return refuse('AMOUNT_CHANGED', 'Amount');
  await lockLines(
    tx,
    all.map(({ line }) => line),
  );
  const buyer = { id, email: order.contact.email };
  const today = parkDayAt(shop.clock());
  const coupon =
    way === 'coupon' && total.amount > 0 ? await issueCoupon(tx, buyer, total, today) : undefined;
  await revokeVouchers(tx, shop.clock, { order: id, lines: all.map(({ line }) => line.id) });
  let left = await keepCancelledStays(tx, order, stays);
  for (const { line, amount } of all) {
    left = await keepLine(tx, left, { ...line, cancelled: { amount, way, coupon } });
    await freePlaces(tx, line);
  }
  if ([...left.lines, ...left.stays].every(({ cancelled }) => cancelled))
    await tx.updateTable('orders').set({ status: 'CANCELLED' }).where('id', '=', id).execute();
  return answerOrder(tx, shop, id);
}

function cancellable(
  shop: Shop,
  order: StoredOrder,
  ids: readonly string[],
  way: CancelWay,
): readonly Cancelling[] | Refused {
  const all: Cancelling[] = [];
  for (const id of new Set(ids)) {
    const line = order.lines.find((one) => one.id === id);
    if (!line) return refuse('UNKNOWN_LINE', id);
    const right = openRight(shop, order, line, 'cancel');
    if (isRefused(right)) return right;
    if (!right.back?.ways.includes(way)) return refuse('NO_SUCH_RIGHT', id);
    all.push({ line, amount: right.back.amount });
  }
  return all;
}

/** An open ticket has none. */
export async function freePlaces(tx: Tx, { choice }: OrderLine): Promise<void> {
  const place = placeOf(choice);
  if (place) await giveBack(tx, place, countPeople(choice.people));
}
