import type { CouponOutcome } from '../coupon/apply-coupon.js';
import type { CurrencyCode } from '../currency/currency.js';
import { add, type Money, subtract, sum, zero } from '../money/money.js';
import { type LinePrice, type LineQuestion, priceLine } from './line-price.js';

/** `id` is what a coupon names the line by. */
export interface OrderQuestion extends LineQuestion {
  readonly id: string;
}

/** `total` is `original` less `saved`. */
export interface OrderPrice {
  readonly lines: readonly (LinePrice & { readonly id: string })[];
  /** Taken off once, as a separate row; 0 without such a coupon. */
  readonly deduction: Money;
  readonly original: Money;
  readonly saved: Money;
  readonly total: Money;
}

/** Prices an order with the outcome of `applyCoupon`; a refused coupon takes nothing off. */
export function priceOrder(
  questions: readonly OrderQuestion[],
  coupon: CouponOutcome | undefined,
  currency: CurrencyCode,
): OrderPrice {
  const lines = questions.map((question) => ({
    id: question.id,
    ...priceLine({ ...question, couponPercent: percentFor(question.id, coupon) }),
  }));
  const deduction = coupon?.kind === 'deducted' ? coupon.amount : zero(currency);
  const sumOf = (part: 'original' | 'saved' | 'total') =>
    sum(
      lines.map((line) => line[part]),
      currency,
    );
  return {
    lines,
    deduction,
    original: sumOf('original'),
    saved: add(sumOf('saved'), deduction),
    total: subtract(sumOf('total'), deduction),
  };
}

const percentFor = (id: string, coupon: CouponOutcome | undefined): number | undefined =>
  coupon?.kind === 'discounted' && coupon.lines.includes(id) ? coupon.percent : undefined;
