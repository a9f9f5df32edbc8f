import type { Answer } from '../engine/answers.js';
import { orderCode, voucherCode } from '../engine/codes.js';
import { later, minutes } from '../engine/clock.js';
import type { Database, SandboxOrderStatus, Tx } from '../engine/database.js';
import type { OrderLine } from '../engine/quote.js';
import { refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { placeOf } from '../engine/selling.js';
import { lockPlaces, release } from '../engine/stock.js';
import { cartHoldMs } from './hold-places.js';
import { dropEndedUses, givePromoBack } from './promo-use.js';
import { revokeVouchers } from './revoke-vouchers.js';
import { orderWire, type StoredOrder } from './order-wire.js';

export const orderHoldMs = minutes(30);

/** After the hold, a payment started in its last minute may take half an hour. */
const graceMs = minutes(30);

/** Whether an order holds places for a payment to come. */
export const isWaiting = (status: SandboxOrderStatus): boolean =>
  status === 'ON_HOLD' || status === 'PENDING_PAYMENT';

/** Writes the order with a new code; retries if the code exists. */
export async function insertOrder(tx: Tx, order: Omit<StoredOrder, 'id'>): Promise<string> {
  const { contact, lines, stays, total, promo, ...plain } = order;
  const json = {
    contact: JSON.stringify(contact),
    lines: JSON.stringify(lines),
    stays: JSON.stringify(stays),
    total: JSON.stringify(total),
    promo: promo && JSON.stringify(promo),
  };
  for (;;) {
    const id = orderCode();
    const done = await tx
      .insertInto('orders')
      .values({ ...plain, ...json, id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (done.numInsertedOrUpdatedRows) return id;
  }
}

/** An order by its code. Inside a transaction, locks the order. */
export function loadOrder(db: Database | Tx, id: string): Promise<StoredOrder | undefined> {
  const asked = db.selectFrom('orders').selectAll().where('id', '=', id);
  return (db.isTransaction ? asked.forUpdate() : asked).executeTakeFirst();
}

export async function showOrder(db: Database | Tx, { content, clock }: Shop, order: StoredOrder) {
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['code', 'line_id', 'unit', 'amount', 'redeemed_at', 'revoked_at'])
    .where('order_id', '=', order.id)
    .where('revoked_at', 'is', null)
    .orderBy('position')
    .execute();
  return orderWire(content, order, vouchers, clock());
}

/** The reply to a write: the current order. */
export async function answerOrder(
  tx: Tx,
  shop: Shop,
  id: string,
  status = 200,
): Promise<Answer | Refused> {
  const order = await loadOrder(tx, id);
  return order ? { status, body: await showOrder(tx, shop, order) } : refuse('NOT_FOUND', 'Id');
}

/** Locks what lines hold or may take. */
export const lockLines = (tx: Tx, lines: readonly Pick<OrderLine, 'choice'>[]): Promise<void> =>
  lockPlaces(
    tx,
    lines.flatMap(({ choice }) => placeOf(choice) ?? []),
  );

/** Cancels an order. Places still in the cart return to its hold, the others to stock. */
export async function cancelOrder(tx: Tx, { clock }: Shop, order: StoredOrder): Promise<void> {
  const holds = order.lines.flatMap(({ hold }) => (hold ? [hold] : []));
  const wanted = await tx
    .selectFrom('cart_lines')
    .select('hold_id')
    .where('session_id', '=', order.session_id)
    .execute();
  for (const hold of holds)
    if (wanted.some(({ hold_id }) => hold_id === hold))
      await tx
        .updateTable('holds')
        .set({ order_id: null, expires_at: later(clock(), cartHoldMs) })
        .where('id', '=', hold)
        .where('expires_at', '>', clock())
        .execute();
    else await release(tx, hold);
  await givePromoBack(tx, order.id);
  await revokeVouchers(tx, clock, { order: order.id });
  await tx.updateTable('orders').set({ status: 'CANCELLED' }).where('id', '=', order.id).execute();
}

/** One voucher per unit, infants too; their amounts add up to the line's units. */
export async function writeVouchers(tx: Tx, order: string, line: OrderLine): Promise<void> {
  const { units } = line.quote.line;
  const each = units.flatMap((unit) => Array.from({ length: unit.quantity }, () => unit));
  for (const { unit, unitPrice } of each) {
    const row = { order_id: order, line_id: line.id, unit, amount: JSON.stringify(unitPrice) };
    for (let written = false; !written;) {
      const done = await tx
        .insertInto('vouchers')
        .values({ ...row, code: voucherCode() })
        .onConflict((conflict) => conflict.column('code').doNothing())
        .executeTakeFirst();
      written = Boolean(done.numInsertedOrUpdatedRows);
    }
  }
}

export async function expireOrders({ db, clock }: Shop): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'EXPIRED' })
    .where('status', 'in', ['ON_HOLD', 'PENDING_PAYMENT'])
    .where('hold_until', '<=', later(clock(), -graceMs))
    .execute();
  await dropEndedUses(db);
}
