import { parkDayAt, type Promo } from '@shop/domain';
import type { Database, Tx } from '../engine/database.js';
import { lookUpCoupon } from '../engine/issued-coupons.js';
import type { Shop } from '../engine/shop.js';
import type { Cart } from './cart-wire.js';
import type { StoredOrder } from './order-wire.js';
import { wasSold } from './was-sold.js';

/** The cart's code for its order, if it has an effect. Reserves a one-order code. */
export async function promoToOrder(
  tx: Tx,
  { content, clock }: Shop,
  { promo }: Cart,
): Promise<Promo | null> {
  if (!promo || promo.refusal) return null;
  const known = await lookUpCoupon(tx, content, promo.code, parkDayAt(clock()));
  return known?.isOnce ? { ...promo, comesBack: true } : promo;
}

/** Reserves a one-order code, so that no other order can use it; false if it is taken. */
export async function takePromo(
  tx: Tx,
  { promo, id }: Pick<StoredOrder, 'promo' | 'id'>,
): Promise<boolean> {
  if (!promo?.comesBack) return true;
  const taken = await tx
    .insertInto('promo_uses')
    .values({ code: promo.code, order_id: id })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return Boolean(taken.numInsertedOrUpdatedRows);
}

/** An order that ends unpaid frees its code. */
export async function givePromoBack(tx: Tx, order: string): Promise<void> {
  await tx.deleteFrom('promo_uses').where('order_id', '=', order).execute();
}

/** Frees the codes of all expired orders. An order cancelled after its sale keeps its code. */
export async function dropEndedUses(db: Database): Promise<void> {
  await db
    .deleteFrom('promo_uses')
    .where('order_id', 'in', (orders) =>
      orders
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', ['EXPIRED', 'CANCELLED'])
        .where(({ not }) => not(wasSold)),
    )
    .execute();
}
