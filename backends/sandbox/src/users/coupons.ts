import {
  addDays,
  type Coupon,
  type Language,
  momentOf,
  type Money,
  parkDayAt,
  type Promo,
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
  const used = (await boughtWith(users, coupons)).map(({ promo }) => promo.code);
  return {
    coupons: coupons.map((one) =>
      couponWire(used.includes(one.code) ? { ...one, status: 'USED' } : one),
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

interface Bought {
  readonly id: string;
  readonly created_at: Date;
  readonly total: Money;
  readonly promo: Promo;
}

async function boughtWith({ db }: Users, coupons: readonly { readonly code: string }[]) {
  if (coupons.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .innerJoin('promo_uses as use', 'use.order_id', 'orders.id')
    .select(['id', 'created_at', 'total', 'promo'])
    .where('status', 'in', ['CONFIRMED', 'REDEEMED'])
    .where(
      'use.code',
      'in',
      coupons.map(({ code }) => code),
    )
    .execute();
  return orders.flatMap(({ promo, ...order }): Bought[] => (promo ? [{ ...order, promo }] : []));
}

/** Newest first; demonstration purchases were made at noon in the parks' zone. */
export async function purchasesWire(users: Users, email: string) {
  const today = parkDayAt(users.clock());
  const account = demoAccount(users, email);
  const bought = await boughtWith(users, account?.coupons ?? []);
  const before = (account?.purchases ?? []).map(({ daysAgo, ...purchase }) => ({
    ...purchase,
    purchasedAt: momentOf(addDays(today, -daysAgo), '12:00').toISOString(),
  }));
  const now = bought.map(({ id, created_at, total, promo }) => ({
    orderId: id,
    purchasedAt: created_at.toISOString(),
    total,
    coupon: promo.code,
  }));
  return {
    purchases: [...now, ...before].sort((one, other) =>
      other.purchasedAt.localeCompare(one.purchasedAt),
    ),
  };
}
