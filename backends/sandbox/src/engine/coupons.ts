import { addDays, addMonths, type Coupon, type Language, money, type ParkDay } from '@shop/domain';
import type { Content } from './content.js';
import type { DemoCoupon } from './people.js';

export interface KnownCoupon {
  readonly coupon: Coupon;
  /** Valid for one order in all. */
  readonly isOnce: boolean;
}

export function findCoupon(
  { season, people }: Content,
  code: string,
  today: ParkDay,
): KnownCoupon | undefined {
  const ofSeason = season.find((one) => one.code === code);
  if (ofSeason) return { coupon: seasonCoupon(ofSeason), isOnce: false };
  for (const { coupons, language } of people.accounts) {
    const ofPerson = coupons.find((one) => one.code === code);
    // A cart has no language, so the title is in the person's.
    if (ofPerson) return { coupon: personCoupon(ofPerson, today, language), isOnce: true };
  }
  return undefined;
}

/** The shop's content names it in every language. */
const seasonCoupon = ({
  code,
  percent,
  from,
  until,
  slugs,
}: Content['season'][number]): Coupon => ({
  code,
  title: '',
  saving: { kind: 'percent', percent },
  validFrom: from,
  validUntil: until,
  minimum: undefined,
  slugs,
  status: 'ACTIVE',
});

/** Dates are relative to today. */
export function personCoupon(demo: DemoCoupon, today: ParkDay, language: Language): Coupon {
  const { code, minimum, slugs } = demo;
  const validFrom = addDays(today, demo.startsInDays);
  // One year, until the day before the anniversary (docs/rules/coupons.md#a-year).
  const validUntil = addDays(addMonths(validFrom, 12), -1);
  return {
    code,
    title: demo.title[language],
    saving: savingOf(demo),
    validFrom,
    validUntil,
    minimum: minimum && money(minimum.amount, minimum.currency),
    slugs,
    status: demo.isUsed ? 'USED' : validUntil < today ? 'EXPIRED' : 'ACTIVE',
  };
}

function savingOf(demo: DemoCoupon): Coupon['saving'] {
  switch (demo.kind) {
    case 'PERCENT':
      return { kind: 'percent', percent: demo.percent };
    case 'AMOUNT':
      return { kind: 'amount', amount: money(demo.amount, demo.currency) };
    case 'PRODUCT':
      return { kind: 'product' };
  }
}
