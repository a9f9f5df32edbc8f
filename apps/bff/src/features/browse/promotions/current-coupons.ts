import { type Language, type ParkDay, writeShortDate } from '@shop/domain';
import type { CouponText } from '@shop/ports/backends';
import type { PromotionView } from '@shop/ports/screens';

/** Codes that have not ended, with formatted dates; a future one gives its start. */
export const currentCoupons = (
  coupons: readonly CouponText[],
  today: ParkDay,
  language: Language,
): readonly PromotionView[] =>
  coupons
    .filter(({ until }) => today <= until)
    .map(({ code, percent, name, line, conditions, from, until }) => ({
      rule: 'code',
      code,
      percent,
      name,
      line,
      conditions,
      from: writeShortDate(from, language),
      until: writeShortDate(until, language),
      isAhead: today < from,
    }));
