import { type Coupon, readPromoCode, type ReadStrip } from '@shop/domain';
import { couponOfMark } from './coupon-mark.js';

/** The code of a strip; `code` is missing where what was typed can't be one. */
export interface StripCode {
  readonly code: string | undefined;
  /** As it was typed; a coupon is pressed. */
  readonly typed: string | undefined;
  /** The cart has it, and keeps it whatever becomes of the strip. */
  readonly isOfCart?: true;
}

/**
 * A coupon that is none of theirs who look is no code. A package that is changed has the code of its
 * cart until the strip has one.
 */
export function codeOfStrip(
  { code: typed, coupon }: Pick<ReadStrip, 'code' | 'coupon'>,
  coupons: readonly Coupon[],
  ofCart?: string,
): StripCode | undefined {
  if (typed !== undefined) return { code: readPromoCode(typed), typed };
  const code = coupon && couponOfMark(coupon, coupons)?.code;
  if (code) return { code, typed: undefined };
  return ofCart ? { code: ofCart, typed: undefined, isOfCart: true } : undefined;
}
