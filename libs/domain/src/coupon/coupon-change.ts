import type { ParkDay } from '../calendar/park-day.js';
import type { Money } from '../money/money.js';
import { maxPeople, type UnitType } from '../people/people.js';
import {
  applyCoupon,
  type CouponLine,
  type CouponOrder,
  type CouponReason,
  hasOtherCoupon,
  missingMinimum,
} from './apply-coupon.js';
import type { Coupon } from './coupon.js';

/** The smallest change that would make a refused coupon apply, or why there is none. */
export interface CouponChange {
  readonly rule: 'coupon';
  readonly change:
    /** The fewest more people in one line; among equals the cheapest. */
    | {
        readonly kind: 'person';
        readonly unit: UnitType;
        readonly more: number;
        readonly line: string;
      }
    /** One more line of any of these products; of any product at all if empty. */
    | { readonly kind: 'product'; readonly slugs: readonly string[] }
    | { readonly kind: 'none'; readonly reason: CouponReason };
}

/** `undefined` if the coupon already applies (docs/rules/coupons.md#nearest). */
export function couponChange(
  coupon: Coupon | undefined,
  order: CouponOrder,
  today: ParkDay,
): CouponChange | undefined {
  const outcome = applyCoupon(coupon, order, today);
  if (outcome.kind !== 'refused') return undefined;
  return { rule: 'coupon', change: changeFor(outcome.reason, coupon, order) };
}

function changeFor(
  reason: CouponReason,
  coupon: Coupon | undefined,
  order: CouponOrder,
): CouponChange['change'] {
  if (!coupon || (reason !== 'minimum' && reason !== 'otherProduct'))
    return { kind: 'none', reason };
  if (hasOtherCoupon(coupon, order)) return { kind: 'none', reason: 'withAnother' };
  const missing = missingMinimum(coupon, order);
  if (reason === 'minimum')
    return (missing && adultsFor(missing, order)) ?? { kind: 'none', reason };
  // The price of another product is unknown here, so it may not reach the minimum.
  return missing ? { kind: 'none', reason: 'minimum' } : { kind: 'product', slugs: coupon.slugs };
}

/** More adults in one line; `undefined` if no line has room. */
function adultsFor(missing: Money, { lines }: CouponOrder): CouponChange['change'] | undefined {
  const [best] = lines
    .flatMap((line) => adultsIn(line, missing))
    .toSorted((a, b) => a.more - b.more || a.price - b.price);
  return best && { kind: 'person', unit: 'ADULT', more: best.more, line: best.line };
}

/** Empty if the line has no room. Without an adult price, `more` is infinite. */
function adultsIn({ id, units }: CouponLine, missing: Money) {
  const price = units.find(({ unit }) => unit === 'ADULT')?.unitPrice.amount ?? 0;
  const more = Math.ceil(missing.amount / price);
  const people = units.reduce((count, { quantity }) => count + quantity, 0);
  return people + more <= maxPeople ? [{ line: id, more, price }] : [];
}
