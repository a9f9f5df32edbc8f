import { createHash } from 'node:crypto';
import type { Coupon } from '@shop/domain';

/**
 * Stands for a coupon in an address: it finds it among the coupons of whom it belongs to, and tells
 * nobody else the code.
 */
export const couponMark = (code: string): string =>
  createHash('sha256').update(code).digest('base64url').slice(0, 6);

export const couponOfMark = (mark: string, coupons: readonly Coupon[]): Coupon | undefined =>
  coupons.find(({ code }) => couponMark(code) === mark);
