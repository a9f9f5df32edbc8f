import { createHash } from 'node:crypto';
import type { Coupon } from '@shop/domain';

/** Identifies a coupon in a URL among its owner's coupons, without revealing the code. */
export const couponMark = (code: string): string =>
  createHash('sha256').update(code).digest('base64url').slice(0, 6);

export const couponOfMark = (mark: string, coupons: readonly Coupon[]): Coupon | undefined =>
  coupons.find(({ code }) => couponMark(code) === mark);
