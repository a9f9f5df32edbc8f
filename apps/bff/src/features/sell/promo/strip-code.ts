import { type Coupon, readPromoCode, type ReadStrip } from '@shop/domain';
import { couponOfMark } from './coupon-mark.js';

/** The code of a strip; `code` is missing where what was typed can't be one. */
export interface StripCode {
  readonly code: string | undefined;
  /** As it was typed; a coupon is pressed. */
  readonly typed: string | undefined;
}

/** A coupon that is none of theirs who look is no code. */
export function codeOfStrip(
  { code: typed, coupon }: Pick<ReadStrip, 'code' | 'coupon'>,
  coupons: readonly Coupon[],
): StripCode | undefined {
  if (typed !== undefined) return { code: readPromoCode(typed), typed };
  const code = coupon && couponOfMark(coupon, coupons)?.code;
  return code ? { code, typed: undefined } : undefined;
}
