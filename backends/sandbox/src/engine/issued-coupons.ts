import { addDays, addMonths, type Coupon, type Money, type ParkDay } from '@shop/domain';
import type { Selectable } from 'kysely';
import { addressOf } from './address.js';
import { couponCode } from './codes.js';
import { findCoupon, type KnownCoupon } from './coupons.js';
import type { Content } from './content.js';
import type { Database, Tx } from './database.js';
import type { IssuedCouponTable } from './right-tables.js';

/** Issues a coupon of an amount for one order, valid until the day before its anniversary. */
export async function issueCoupon(
  tx: Tx,
  order: { readonly id: string; readonly email: string },
  amount: Money,
  today: ParkDay,
): Promise<{ readonly code: string; readonly until: ParkDay }> {
  const until = addDays(addMonths(today, 12), -1);
  for (;;) {
    const code = couponCode();
    const done = await tx
      .insertInto('issued_coupons')
      .values({
        code,
        order_id: order.id,
        address: addressOf(order.email),
        amount: JSON.stringify(amount),
        valid_from: today,
        valid_until: until,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst();
    if (done.numInsertedOrUpdatedRows) return { code, until };
  }
}

const couponOf = (row: Selectable<IssuedCouponTable>, today: ParkDay): Coupon => ({
  code: row.code,
  title: row.order_id,
  saving: { kind: 'amount', amount: row.amount },
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  minimum: undefined,
  slugs: [],
  status: row.valid_until < today ? 'EXPIRED' : 'ACTIVE',
});

/** A seasonal code, a person's, or one issued for cancelled tickets. */
export async function lookUpCoupon(
  db: Database | Tx,
  content: Content,
  code: string,
  today: ParkDay,
): Promise<KnownCoupon | undefined> {
  const known = findCoupon(content, code, today);
  if (known) return known;
  const row = await db
    .selectFrom('issued_coupons')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  return row && { coupon: couponOf(row, today), isOnce: true };
}

export async function issuedTo(
  db: Database,
  email: string,
  today: ParkDay,
): Promise<readonly Coupon[]> {
  const rows = await db
    .selectFrom('issued_coupons')
    .selectAll()
    .where('address', '=', addressOf(email))
    .execute();
  return rows.map((row) => couponOf(row, today));
}
