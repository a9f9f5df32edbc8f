import type { CouponOutcome } from '../coupon/apply-coupon.js';
import type { CurrencyCode } from '../currency/currency.js';
import { add, type Money, subtract, sum, zero } from '../money/money.js';
import { type LinePrice, type LineQuestion, priceLine } from './line-price.js';

/** A line or a part of a package in an order; a coupon names it by its id. */
export interface OrderQuestion extends LineQuestion {
  readonly id: string;
}

/** An order: its lines, less what a coupon takes off once. `total` is `original` less `saved`. */
export interface OrderPrice {
  readonly lines: readonly (LinePrice & { readonly id: string })[];
  /** A line of its own below the others; zero without such a coupon. */
  readonly deduction: Money;
  readonly original: Money;
  readonly saved: Money;
  readonly total: Money;
}

/** The lines of an order with what `applyCoupon` said of its coupon; a refused one does nothing. */
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
