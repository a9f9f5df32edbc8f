import { applyCoupon, type CouponRefusal } from '../coupon/apply-coupon.js';
import type { Coupon } from '../coupon/coupon.js';
import type { Promo } from '../coupon/promo.js';
import type { ParkDay } from '../calendar/park-day.js';
import type { CurrencyCode } from '../currency/currency.js';
import { subtract } from '../money/money.js';
import { priceLine } from './line-price.js';
import { type OrderPrice, type OrderQuestion, priceOrder } from './order-price.js';

/** A held line and its product (docs/rules/coupons.md#good-for). */
export interface PromoQuestion extends Omit<OrderQuestion, 'couponPercent'> {
  readonly slug: string;
  /** The parent's slug for a variant, else its own. */
  readonly parent: string;
}

interface PromoTerms {
  readonly currency: CurrencyCode;
  readonly today: ParkDay;
  readonly inCart: string | undefined;
}

/** What a code takes off the cart's held lines today, and their prices with it. */
export function pricePromo(
  promoCode: string,
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
  const outcome = applyCoupon(coupon, { currency, lines: sold, promoCode: inCart }, today);
  const price = priceOrder(lines, outcome, currency);
  const promo = {
    code: promoCode,
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
