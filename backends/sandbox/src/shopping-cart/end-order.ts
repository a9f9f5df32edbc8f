import { isDeepStrictEqual } from 'node:util';
import { canBecome, isZero, type Money } from '@shop/domain';
import { sql } from 'kysely';
import type { Answer } from '../engine/answers.js';
import { later } from '../engine/clock.js';
import type { Tx } from '../engine/database.js';
import type { OrderLine } from '../engine/quote.js';
import { refuse, type Refused } from '../engine/refusal.js';
import { findProduct, placeOf } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { capacityOn, release, sell, sweepPlace, take } from '../engine/stock.js';
import { dropCart, dropLine } from './change-cart.js';
import { dropPackages } from './change-package.js';
import { loadCart } from './keep-cart.js';
import {
  answerOrder,
  cancelOrder,
  isWaiting,
  loadOrder,
  lockLines,
  writeVouchers,
} from './keep-order.js';
import type { Stay } from './cart-stays.js';
import type { Line } from './line.js';
import type { StoredOrder } from './order-wire.js';
import { givePromoBack } from './promo-use.js';

/** Whether the payment provider has this payment for this order and for no other. */
export type IsPaid = (
  tx: Tx,
  payment: string,
  amount: Money,
  reference: string,
) => Promise<boolean>;

/** Confirms an order; the same payment again returns the same order. Resellers pay on account. */
export async function confirmOrder(
  tx: Tx,
  shop: Shop,
  id: string,
  payment: string | null,
  isPaid: IsPaid,
): Promise<Answer | Refused> {
  const order = await loadOrder(tx, id);
  if (!order) return refuse('NOT_FOUND', 'Id');
  if (isSold(order) && order.payment_id === payment) return answerOrder(tx, shop, id);
  if (!canBecome(order.status, 'CONFIRMED')) return refuse(endedCode(order));
  if (!(await pays(tx, payment, order, isPaid))) return refuse('PAYMENT_NOT_ACCEPTED', 'PaymentId');
  if (!(await sellAll(tx, shop, order))) return expire(tx, order);
  for (const line of order.lines) await writeVouchers(tx, id, line);
  const values = { status: 'CONFIRMED', payment_id: payment } as const;
  await tx.updateTable('orders').set(values).where('id', '=', id).execute();
  return answerOrder(tx, shop, id);
}

async function pays(tx: Tx, payment: string | null, order: StoredOrder, isPaid: IsPaid) {
  if (payment === null) return isZero(order.total);
  const used = await tx
    .selectFrom('orders')
    .select('id')
    .where('payment_id', '=', payment)
    .executeTakeFirst();
  const isOnAccount = payment === `account:${order.reference}`;
  return !used && (isOnAccount || (await isPaid(tx, payment, order.total, order.reference)));
}

const isSold = ({ status }: StoredOrder) => status === 'CONFIRMED' || status === 'REDEEMED';

const endedCode = (order: StoredOrder) =>
  isSold(order)
    ? 'ORDER_CONFIRMED'
    : order.status === 'CANCELLED'
      ? 'ORDER_CANCELLED'
      : 'ORDER_EXPIRED';

/** Sells every line or none. Releases the cart's lines first: the order may need their places. */
async function sellAll(tx: Tx, shop: Shop, order: StoredOrder): Promise<boolean> {
  await lockLines(tx, order.lines);
  await sql`savepoint selling`.execute(tx);
  await clearOrdered(tx, shop, order);
  for (const line of order.lines) {
    if (await sellLine(tx, shop, order, line)) continue;
    await sql`rollback to savepoint selling`.execute(tx);
    return false;
  }
  return true;
}

/** Removes what was ordered; later additions and changes stay in the cart. */
export async function clearOrdered(tx: Tx, shop: Shop, order: StoredOrder): Promise<void> {
  const cart = await loadCart(tx, shop, order.session_id);
  if (!cart) return;
  const isOrdered = ({ id, choice }: Line) =>
    order.lines.some((line) => line.id === id && isDeepStrictEqual(line.choice, choice));
  const ordered = cart.lines.filter(isOrdered);
  const stays = cart.stays.filter(isOrderedStay(order));
  if (ordered.length + stays.length === cart.lines.length + cart.stays.length)
    return dropCart(tx, cart);
  for (const { id } of stays) await tx.deleteFrom('cart_stays').where('id', '=', id).execute();
  for (const line of ordered) await dropLine(tx, line);
  await dropPackages(
    tx,
    ordered.flatMap(({ packageId }) => packageId ?? []),
  );
  const fresh = { hold_extensions: 0, ...(order.promo && { promo: null }) };
  await tx.updateTable('carts').set(fresh).where('session_id', '=', order.session_id).execute();
}

const isOrderedStay =
  ({ stays }: StoredOrder) =>
  ({ id, booking }: Stay) =>
    stays.some((stay) => stay.id === id && stay.booking.id === booking.id);

async function sellLine(tx: Tx, { clock, content }: Shop, order: StoredOrder, line: OrderLine) {
  const place = placeOf(line.choice);
  if (!place) return true;
  if (line.hold && order.hold_until > clock() && (await sell(tx, line.hold))) return true;
  const product = findProduct(content, line.choice.slug);
  if (!product) return false;
  await sweepPlace(tx, place, clock());
  const { ADULT, CHILD, INFANT } = line.choice.people;
  const capacity = capacityOn(content, product, place.day);
  const hold = await take(tx, place, capacity, ADULT + CHILD + INFANT, later(clock(), 1));
  return hold !== undefined && sell(tx, hold);
}

/** Ends an order whose places are gone. It stays on record for the refund. */
async function expire(tx: Tx, order: StoredOrder): Promise<Refused> {
  for (const { hold } of order.lines) if (hold) await release(tx, hold);
  await givePromoBack(tx, order.id);
  await tx.updateTable('orders').set({ status: 'EXPIRED' }).where('id', '=', order.id).execute();
  return { ...refuse('ORDER_EXPIRED'), keepsEffect: true };
}

/** A confirmed order can't be cancelled here: its payment must be refunded first. */
export async function cancelById(tx: Tx, shop: Shop, id: string): Promise<Answer | Refused> {
  const order = await loadOrder(tx, id);
  if (!order) return refuse('NOT_FOUND', 'Id');
  if (isWaiting(order.status)) {
    await lockLines(tx, order.lines);
    await cancelOrder(tx, shop, order);
  } else if (order.status !== 'CANCELLED') return refuse(endedCode(order));
  return answerOrder(tx, shop, id);
}
