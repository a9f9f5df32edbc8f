import type { Money } from '../money/money.js';
import { tidyCode } from '../visitor/typed-text.js';
import type { CouponReason } from './apply-coupon.js';

/** A coupon or promo code of a cart or an order, and its effect. */
export interface Promo {
  readonly code: string;
  /** `undefined` if the backend sends no title. */
  readonly title: string | undefined;
  /** Whole percent off each unit price of `lines`; `undefined` if `saved` is taken off once. */
  readonly percent: number | undefined;
  readonly lines: readonly string[];
  readonly saved: Money;
  /** The coupon paid for the whole order, so a refund comes back as a coupon. */
  readonly comesBack?: boolean | undefined;
  /** Why it takes nothing off; absent while it applies. */
  readonly refusal?: PromoRefusal;
}

export interface PromoRefusal {
  /** Absent if the backend gives no known reason. */
  readonly reason?: CouponReason | undefined;
  /** How much is missing from the minimum, if that is the reason. */
  readonly missing?: Money | undefined;
  /** Not checked: the visitor tried too many unknown codes before. */
  readonly isTooFast?: boolean;
}

/** The saving that is taken off once, below the lines. */
export const deductionOf = (promo: Promo | undefined): Money | undefined =>
  promo && promo.percent === undefined ? promo.saved : undefined;

export const longestPromoCode = 40;

/** `“agua-clara”.` becomes `AGUA-CLARA`. `undefined` if it can't be a code. */
export function readPromoCode(typed: string): string | undefined {
  const code = tidyCode(typed).toUpperCase();
  return new RegExp(`^[A-Z0-9][A-Z0-9-]{0,${longestPromoCode - 1}}$`).test(code) ? code : undefined;
}
