import {
  addDays,
  type Coupon,
  isPaid,
  type Language,
  momentOf,
  type Money,
  parkDayAt,
} from '@shop/domain';
import { addressOf } from '../engine/address.js';
import { issuedTo } from '../engine/issued-coupons.js';
import { personCoupon } from '../engine/coupons.js';
import type { Users } from './users.js';

const demoAccount = ({ content: { people } }: Users, email: string) =>
  people.accounts.find((account) => addressOf(account.email) === addressOf(email));

/** The coupons of an email, in the shape of backends/contracts/users.yaml. */
export async function couponsWire(users: Users, email: string, language: Language) {
  const today = parkDayAt(users.clock());
  const known = demoAccount(users, email)?.coupons ?? [];
  const own = known.map((one) => personCoupon(one, today, language));
  const coupons = [...own, ...(await issuedTo(users.db, email, today))];
  // As in a cart: every order uses its coupon up, except one on hold.
  const used = (await ordersWith(users, coupons)).filter(({ status }) => status !== 'ON_HOLD');
  return {
    coupons: coupons.map((one) =>
      couponWire(used.some(({ code }) => code === one.code) ? { ...one, status: 'USED' } : one),
    ),
  };
}

function couponWire({ saving, minimum, ...coupon }: Coupon) {
  const { code, title, validFrom, validUntil, slugs, status } = coupon;
  return {
    code,
    title,
    ...worthOf(saving, minimum),
    validFrom,
    validUntil,
    minAmount: minimum?.amount ?? null,
    slugs,
    status,
  };
}

function worthOf(saving: Coupon['saving'], minimum: Money | undefined) {
  switch (saving.kind) {
    case 'percent':
      return { kind: 'PERCENT', value: saving.percent, currency: minimum?.currency ?? null };
    case 'amount':
      return { kind: 'AMOUNT', value: saving.amount.amount, currency: saving.amount.currency };
    case 'product':
      return { kind: 'PRODUCT', value: 1, currency: minimum?.currency ?? null };
  }
}

/** Orders that reserved or used one of the coupons, in any status. */
async function ordersWith({ db }: Users, coupons: readonly { readonly code: string }[]) {
  if (coupons.length === 0) return [];
  return db
    .selectFrom('orders')
    .innerJoin('promo_uses as use', 'use.order_id', 'orders.id')
    .select(['id', 'created_at', 'total', 'status', 'use.code'])
    .where(
      'use.code',
      'in',
      coupons.map(({ code }) => code),
    )
    .execute();
}

/** Newest first; demonstration purchases were made at noon in the parks' zone. */
export async function purchasesWire(users: Users, email: string) {
  const today = parkDayAt(users.clock());
  const account = demoAccount(users, email);
  const issued = await issuedTo(users.db, email, today);
  const bought = await ordersWith(users, [...(account?.coupons ?? []), ...issued]);
  const before = (account?.purchases ?? []).map(({ daysAgo, ...purchase }) => ({
    ...purchase,
    purchasedAt: momentOf(addDays(today, -daysAgo), '12:00').toISOString(),
  }));
  const now = bought.filter(isPaid).map(({ id, created_at, total, code }) => ({
    orderId: id,
    purchasedAt: created_at.toISOString(),
    total,
    coupon: code,
  }));
  return {
    purchases: [...now, ...before].sort((one, other) =>
      other.purchasedAt.localeCompare(one.purchasedAt),
    ),
  };
}
