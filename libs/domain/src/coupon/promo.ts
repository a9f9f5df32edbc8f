import type { Money } from '../money/money.js';
import { tidyCode } from '../visitor/typed-text.js';
import type { CouponReason } from './apply-coupon.js';

/** A coupon or promo code of a cart or an order, and what it does there. */
export interface Promo {
  readonly code: string;
  /** What it is called, where the backend says that. */
  readonly title: string | undefined;
  /** Whole percent, in each unit price of `lines`; absent where `saved` is taken off once. */
  readonly percent: number | undefined;
  /** The ids of the lines that it stands on. */
  readonly lines: readonly string[];
  /** What it takes off in all. */
  readonly saved: Money;
  /** Of an order that it paid for in whole: what its rules give back comes as a coupon. */
  readonly comesBack?: boolean | undefined;
  /** Why it does nothing now; absent while it acts. */
  readonly refusal?: PromoRefusal;
}

export interface PromoRefusal {
  /** Absent where the backend gives none that we know. */
  readonly reason?: CouponReason | undefined;
  /** What is missing to its minimum, where that is the reason. */
  readonly missing?: Money | undefined;
  /** Nobody was asked: too many codes that do not exist were tried before. */
  readonly isTooFast?: boolean;
}

/** What is taken off an order once, below its lines. */
export const deductionOf = (promo: Promo | undefined): Money | undefined =>
  promo && promo.percent === undefined ? promo.saved : undefined;

/** The longest code that is looked up. */
export const longestPromoCode = 40;

/**
 * A code as somebody types it, as it is kept: `“agua-clara”.` is `AGUA-CLARA`. `undefined` for
 * what can't be a code, which nobody has to be asked for.
 */
export function readPromoCode(typed: string): string | undefined {
  const code = tidyCode(typed).toUpperCase();
  return new RegExp(`^[A-Z0-9][A-Z0-9-]{0,${longestPromoCode - 1}}$`).test(code) ? code : undefined;
}
