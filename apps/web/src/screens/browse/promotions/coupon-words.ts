import type { AdvanceRule } from '@shop/domain';
import type { PromotionView } from '@shop/ports/screens';
import type { TFunction } from 'i18next';

export interface CouponWords {
  readonly name: string;
  readonly line: string;
  readonly saving: string;
  readonly dates: string;
  readonly conditions: readonly string[];
}

export function couponWords(promotion: PromotionView, t: TFunction<'promotions'>): CouponWords {
  switch (promotion.rule) {
    case 'advance':
    case 'longAdvance':
      return earlyWords(promotion, t);
    case 'combo':
      return {
        name: t('combo.name', { parks: promotion.parks }),
        line: t('combo.line', { parks: promotion.parks }),
        saving: t('percent', { percent: promotion.percent }),
        dates: t('always'),
        conditions: [t('combo.where'), t('combo.flagship'), t('early.best')],
      };
    case 'code':
      return codeWords(promotion, t);
    default:
      return peopleWords(promotion, t);
  }
}

function earlyWords(
  { days: { from, to }, percent }: Extract<PromotionView, { rule: AdvanceRule }>,
  t: TFunction<'promotions'>,
): CouponWords {
  const isOpen = to === undefined;
  return {
    name: isOpen ? t('early.nameFrom', { from }) : t('early.nameBetween', { from, to }),
    line: isOpen ? t('early.lineFrom', { from }) : t('early.lineBetween', { from, to }),
    saving: t('percent', { percent }),
    dates: t('always'),
    conditions: [t('early.automatic'), t('early.flagship'), t('early.best')],
  };
}

function codeWords(
  coupon: Extract<PromotionView, { rule: 'code' }>,
  t: TFunction<'promotions'>,
): CouponWords {
  const { name, line, percent, from, until, isAhead, conditions } = coupon;
  return {
    name,
    line,
    saving: t('percent', { percent }),
    dates: isAhead ? t('ahead', { from, until }) : t('until', { from, until }),
    conditions,
  };
}

function peopleWords(
  promotion: Extract<PromotionView, { rule: 'child' | 'infant' | 'months' }>,
  t: TFunction<'promotions'>,
): CouponWords {
  switch (promotion.rule) {
    case 'child':
      return {
        name: t('child.name'),
        line: t('child.line', { ...promotion.ages }),
        saving: t('percent', { percent: promotion.percent }),
        dates: t('always'),
        conditions: [
          t('child.before'),
          t('child.nature', { ...promotion.natureAges }),
          t('child.proof'),
        ],
      };
    case 'infant':
      return {
        name: t('infant.name'),
        line: t('infant.line', { ...promotion.ages }),
        saving: t('free'),
        dates: t('always'),
        conditions: [t('infant.place'), t('infant.nature', { from: promotion.natureFrom })],
      };
    case 'months':
      return {
        name: t('months.name'),
        line: t('months.line', promotion),
        saving: t('months.saving', promotion),
        dates: t('always'),
        conditions: [t('months.cards'), t('months.where'), t('months.paypal')],
      };
  }
}
