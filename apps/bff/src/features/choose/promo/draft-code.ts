import { type Coupon, type PackageDraft, readPromoCode } from '@shop/domain';
import { couponOfMark } from './coupon-mark.js';

/** The promo code of a package draft; `code` is `undefined` if the typed text can't be a code. */
export interface DraftPromoCode {
  readonly code: string | undefined;
  /** As typed; `undefined` for a coupon. */
  readonly typed: string | undefined;
  /** The code belongs to the cart, and stays there whatever happens to the draft. */
  readonly isOfCart?: true;
}

/** Only the visitor's own coupons count. An edited package keeps its cart's code. */
export function promoCodeOfDraft(
  { promoCode: typed, coupon }: Pick<PackageDraft, 'promoCode' | 'coupon'>,
  coupons: readonly Coupon[],
  ofCart?: string,
): DraftPromoCode | undefined {
  if (typed !== undefined) return { code: readPromoCode(typed), typed };
  const code = coupon && couponOfMark(coupon, coupons)?.code;
  if (code) return { code, typed: undefined };
  return ofCart ? { code: ofCart, typed: undefined, isOfCart: true } : undefined;
}
