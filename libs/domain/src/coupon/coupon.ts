import type { Money } from '../money/money.js';

/** A coupon of a signed-in visitor (docs/rules/coupons.md). Days are park days, both included. */
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
  /** Products it applies to; empty for all. */
  readonly slugs: readonly string[];
  readonly status: 'ACTIVE' | 'USED' | 'EXPIRED';
}

/** In display order: usable ones first. */
export const couponStates = ['active', 'ahead', 'used', 'expired'] as const;
export type CouponState = (typeof couponStates)[number];

/** The park day decides, in case the backend's status lags behind. */
export function couponState(
  { status, validFrom, validUntil }: Pick<Coupon, 'status' | 'validFrom' | 'validUntil'>,
  today: string,
): CouponState {
  if (status === 'USED') return 'used';
  if (status === 'EXPIRED' || validUntil < today) return 'expired';
  return validFrom > today ? 'ahead' : 'active';
}

export interface CouponPurchase {
  readonly orderId: string;
  readonly purchasedAt: Date;
  readonly total: Money;
  readonly coupon: string;
}
