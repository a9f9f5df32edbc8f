import type { ErrorCode } from '../errors/error-catalogue.js';
import type { CouponReason } from './apply-coupon.js';

export const couponErrorOf = {
  unknown: 'promoUnknown',
  used: 'promoUsed',
  expired: 'promoExpired',
  notYet: 'promoNotYet',
  otherCurrency: 'promoCurrency',
  otherProduct: 'promoProduct',
  minimum: 'promoMinimum',
  withAnother: 'promoWithAnother',
} as const satisfies Record<CouponReason, ErrorCode>;
