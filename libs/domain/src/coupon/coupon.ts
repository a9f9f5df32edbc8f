import type { Money } from '../money/money.js';

/** A coupon of a signed-in person (docs/rules/coupons.md). Days are park days, both included. */
export interface Coupon {
  readonly code: string;
  readonly title: string;
  readonly saving:
    /** Whole percent, 1 to 100. */
    | { readonly kind: 'percent'; readonly percent: number }
    | { readonly kind: 'amount'; readonly amount: Money }
    /** One of `slugs` as a gift. */
    | { readonly kind: 'product' };
  readonly validFrom: string;
  readonly validUntil: string;
  readonly minimum: Money | undefined;
  /** What it is good for; empty for everything. */
  readonly slugs: readonly string[];
  readonly status: 'ACTIVE' | 'USED' | 'EXPIRED';
}

/** What can be used comes first, soonest to end; then what is ahead, then what is no more. */
export const couponStates = ['active', 'ahead', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** The days decide where the backend is a day behind; a day is the park's. */
export function couponState(
  { status, validFrom, validUntil }: Pick<Coupon, 'status' | 'validFrom' | 'validUntil'>,
  today: string,
): CouponState {
  if (status === 'USED') return 'used';
  if (status === 'EXPIRED' || validUntil < today) return 'expired';
  return validFrom > today ? 'ahead' : 'active';
}

/** An order that was paid with a coupon. */
export interface CouponPurchase {
  readonly orderId: string;
  readonly purchasedAt: Date;
  readonly total: Money;
  /** The coupon's code. */
  readonly coupon: string;
}
