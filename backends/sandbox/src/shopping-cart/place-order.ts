import { isSame, type Contact, type Money } from '@shop/domain';
import type { Answer } from '../engine/answers.js';
import { later, minutes } from '../engine/clock.js';
import type { Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { clearOrdered } from './end-order.js';
import { totalsOf } from './cart-totals.js';
import type { Cart } from './cart-wire.js';
import { loadCart, settleCart } from './keep-cart.js';
import { answerOrder, cancelOrder, insertOrder, lockLines, orderHoldMs } from './keep-order.js';
import { isHeld } from './line.js';
import { promoToOrder, takePromo } from './promo-use.js';
import type { StoredOrder } from './order-wire.js';

export interface OrderQuestion {
  readonly sessionId: string;
  readonly language: string;
  readonly contact: Contact;
  /** The total that the visitor saw. Any other total than the cart's is refused. */
  readonly total: Money;
  readonly reference: string;
  /** The deadline of a transfer; `null` for other methods. */
  readonly payUntil: Date | null;
}

/** The longest that an order can wait for its payment. */
const longestWaitMs = minutes(60 * 24 * 7);

/** Turns a cart into an order on hold. The cart stays, unless the order waits for a transfer. */
export async function placeOrder(
  tx: Tx,
  shop: Shop,
  question: OrderQuestion,
): Promise<Answer | Refused> {
  const { payUntil } = question;
  const now = shop.clock();
  if (payUntil && (payUntil <= now || payUntil > later(now, longestWaitMs)))
    return refuse('BAD_REQUEST', 'PayUntil');
  const found = await loadCart(tx, shop, question.sessionId);
  if (!found) return refuse('NOT_FOUND', 'SessionId');
  if (found.lines.length + found.stays.length === 0) return refuse('CART_EMPTY');
  await cancelEarlier(tx, shop, found);
  const fresh = (await loadCart(tx, shop, question.sessionId)) ?? found;
  const cart = await settleCart(tx, shop, fresh);
  const lost = cart.lines.find((line) => !isHeld(line));
  const gone = lost ?? cart.stays.find((stay) => !stay.isHeld);
  if (gone) return refuse('LINE_UNAVAILABLE', gone.id);
  const { total } = totalsOf(cart.lines, cart.currency, cart.promo, cart.stays);
  if (!isSame(total, question.total)) return refuse('TOTAL_CHANGED', 'Total');
  const order = { ...onHold(now, cart, question), promo: await promoToOrder(tx, shop, cart) };
  const id = await insertOrder(tx, order);
  if (!(await takePromo(tx, { ...order, id }))) return refuse('TOTAL_CHANGED', 'Total');
  await takeOver(tx, cart, { ...order, id });
  if (order.status === 'PENDING_PAYMENT') await clearOrdered(tx, shop, { ...order, id });
  return answerOrder(tx, shop, id, 201);
}

const onHold = (
  now: Date,
  cart: Cart,
  question: OrderQuestion,
): Omit<StoredOrder, 'id' | 'promo'> => ({
  session_id: cart.sessionId,
  status: question.payUntil ? 'PENDING_PAYMENT' : 'ON_HOLD',
  created_at: now,
  hold_until: question.payUntil ?? later(now, orderHoldMs),
  reference: question.reference,
  language: question.language,
  contact: question.contact,
  lines: cart.lines.map(({ id, choice, quote, hold, packageId }) => ({
    id,
    choice,
    quote,
    hold: hold?.id ?? null,
    packageId,
  })),
  stays: cart.stays.map(({ id, booking, amount, original, packageId }) => ({
    id,
    booking,
    amount,
    original,
    ...(packageId !== null && { packageId }),
  })),
  total: question.total,
  payment_id: null,
});

/** Extends the holds to the order's deadline. */
async function takeOver(tx: Tx, cart: Cart, { id, hold_until }: StoredOrder): Promise<void> {
  const holds = cart.lines.flatMap(({ hold }) => (hold ? [hold.id] : []));
  if (holds.length === 0) return;
  await tx
    .updateTable('holds')
    .set({ order_id: id, expires_at: hold_until })
    .where('id', 'in', holds)
    .execute();
}

async function cancelEarlier(tx: Tx, shop: Shop, { sessionId, lines }: Cart): Promise<void> {
  const earlier = await tx
    .selectFrom('orders')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('status', '=', 'ON_HOLD')
    .forUpdate()
    .execute();
  await lockLines(tx, [...lines, ...earlier.flatMap((order) => order.lines)]);
  for (const order of earlier) await cancelOrder(tx, shop, order);
}
