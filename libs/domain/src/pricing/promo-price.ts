import { applyCoupon, type CouponRefusal } from '../coupon/apply-coupon.js';
import type { Coupon } from '../coupon/coupon.js';
import type { Promo } from '../coupon/promo.js';
import type { ParkDay } from '../calendar/park-day.js';
import type { CurrencyCode } from '../currency/currency.js';
import { subtract } from '../money/money.js';
import { priceLine } from './line-price.js';
import { type OrderPrice, type OrderQuestion, priceOrder } from './order-price.js';

/** A line that is held, with the product that it is of (docs/rules/coupons.md#good-for). */
export interface PromoQuestion extends Omit<OrderQuestion, 'couponPercent'> {
  readonly slug: string;
  /** The slug of the product that it is a variant of; its own otherwise. */
  readonly parent: string;
}

interface PromoTerms {
  readonly currency: CurrencyCode;
  readonly today: ParkDay;
  /** The code that the cart has already. */
  readonly inCart: string | undefined;
}

/** What a code does to the held lines of a cart today, and what they cost with it. */
export function pricePromo(
  code: string,
  coupon: Coupon | undefined,
  lines: readonly PromoQuestion[],
  { currency, today, inCart }: PromoTerms,
): { readonly promo: Promo; readonly price: OrderPrice } {
  const before = priceOrder(lines, undefined, currency);
  const sold = lines.map(({ slug, parent, ...question }) => ({
    id: question.id,
    slug,
    parent,
    units: priceLine(question).units,
  }));
  const outcome = applyCoupon(coupon, { currency, lines: sold, code: inCart }, today);
  const price = priceOrder(lines, outcome, currency);
  const promo = {
    code,
    title: coupon?.title,
    percent: outcome.kind === 'discounted' ? outcome.percent : undefined,
    lines: outcome.kind === 'refused' ? [] : outcome.lines,
    saved: subtract(before.total, price.total),
    ...(outcome.kind === 'refused' && { refusal: refusalOf(outcome) }),
  };
  return { promo, price };
}

const refusalOf = (refused: CouponRefusal): CouponRefusal =>
  refused.reason === 'minimum'
    ? { reason: refused.reason, missing: refused.missing }
    : { reason: refused.reason };
