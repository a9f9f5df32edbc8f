import { addDays, addMonths, momentOf, type ParkDay, parkDayAt } from '@shop/domain';
import type { DemoCoupon } from '../engine/people.js';
import { addressOf } from './accounts.js';
import type { Users } from './users.js';

/** What is known of an e-mail beside its account; `undefined` for an unknown one. */
const demoAccount = ({ content: { people } }: Users, email: string) =>
  people.accounts.find((account) => addressOf(account.email) === addressOf(email));

/** The coupons of an e-mail in the words of docs/contracts/users.yaml. */
export function couponsWire(users: Users, email: string) {
  const today = parkDayAt(users.clock());
  const coupons = demoAccount(users, email)?.coupons ?? [];
  return { coupons: coupons.map((coupon) => couponWire(coupon, today)) };
}

function couponWire(coupon: DemoCoupon, today: ParkDay) {
  const { code, title, kind, minimum, slugs } = coupon;
  const validFrom = addDays(today, coupon.startsInDays);
  // One year, until the eve of the anniversary (docs/rules/coupons.md#a-year).
  const validUntil = addDays(addMonths(validFrom, 12), -1);
  return {
    code,
    title,
    kind,
    ...worthOf(coupon),
    validFrom,
    validUntil,
    minAmount: minimum?.amount ?? null,
    slugs,
    status: coupon.isUsed ? 'USED' : validUntil < today ? 'EXPIRED' : 'ACTIVE',
  };
}

function worthOf(coupon: DemoCoupon) {
  switch (coupon.kind) {
    case 'PERCENT':
      return { value: coupon.percent, currency: coupon.minimum?.currency ?? null };
    case 'AMOUNT':
      return { value: coupon.amount, currency: coupon.currency };
    case 'PRODUCT':
      return { value: 1, currency: coupon.minimum?.currency ?? null };
  }
}

/** Newest first; bought at noon in the parks' zone. */
export function purchasesWire(users: Users, email: string) {
  const today = parkDayAt(users.clock());
  const purchases = demoAccount(users, email)?.purchases ?? [];
  return {
    purchases: [...purchases]
      .sort((one, other) => one.daysAgo - other.daysAgo)
      .map(({ orderId, daysAgo, total, coupon }) => ({
        orderId,
        purchasedAt: momentOf(addDays(today, -daysAgo), '12:00').toISOString(),
        total,
        coupon,
      })),
  };
}
