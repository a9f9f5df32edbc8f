import {
  buyRoute,
  type Coupon,
  type CouponPurchase,
  couponState,
  couponStates,
  type Language,
  type ParkDay,
  parkDayAt,
  pathOf,
  type Product,
  productOf,
  writeLongDate,
  writeShortDate,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { CouponPurchaseView, CouponView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';

export interface CouponFacts {
  readonly today: ParkDay;
  readonly language: Language;
  readonly products: readonly Product[];
  readonly content: ContentSource;
}

export function presentCoupons(
  coupons: readonly Coupon[],
  facts: CouponFacts,
): readonly CouponView[] {
  const rank = (coupon: Coupon) => couponStates.indexOf(couponState(coupon, facts.today));
  return [...coupons]
    .sort(
      (left, right) => rank(left) - rank(right) || left.validUntil.localeCompare(right.validUntil),
    )
    .map((coupon) => presentCoupon(coupon, facts));
}

function presentCoupon(coupon: Coupon, facts: CouponFacts): CouponView {
  const { language, today } = facts;
  const { saving, minimum } = coupon;
  return {
    code: coupon.code,
    title: coupon.title,
    saving:
      saving.kind === 'amount'
        ? { kind: 'amount', amount: presentMoney(saving.amount, language) }
        : saving,
    from: writeShortDate(coupon.validFrom, language),
    until: writeShortDate(coupon.validUntil, language),
    minimum: minimum && presentMoney(minimum, language),
    places: placesOf(coupon, facts),
    state: couponState(coupon, today),
  };
}

const placesOf = ({ slugs }: Coupon, { products, content, language }: CouponFacts) =>
  slugs.flatMap((slug) => {
    const product = productOf(products, slug);
    const place = content.place(slug, language);
    if (!product || !place) return [];
    const variant = product.slug === product.variantOf ? '' : ` ${place.variant}`;
    return [{ name: place.name + variant, href: pathOf(buyRoute(product), language) }];
  });

/** Newest first. */
export const presentPurchases = (
  purchases: readonly CouponPurchase[],
  ownOrders: readonly string[],
  language: Language,
): readonly CouponPurchaseView[] =>
  [...purchases]
    .sort((left, right) => right.purchasedAt.getTime() - left.purchasedAt.getTime())
    .map(({ orderId, purchasedAt, total, coupon }) => ({
      orderId,
      boughtAt: writeLongDate(parkDayAt(purchasedAt), language),
      total: presentMoney(total, language),
      coupon,
      href: ownOrders.includes(orderId)
        ? pathOf({ name: 'order', params: { id: orderId } }, language)
        : undefined,
    }));
