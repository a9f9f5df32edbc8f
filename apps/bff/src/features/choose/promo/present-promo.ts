import {
  applyCoupon,
  type Coupon,
  couponErrorOf,
  couponState,
  type CouponOrder,
  type ErrorCode,
  errorText,
  type Language,
  type Money,
  type ParkDay,
  type Promo,
  subtract,
  zero,
} from '@shop/domain';
import type { OffersContent } from '@shop/ports/backends';
import type { CouponChoiceView, Problem, PromoView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { couponMark } from './coupon-mark.js';

export interface PromoFacts {
  readonly language: Language;
  readonly today: ParkDay;
  readonly coupons: readonly Coupon[];
  readonly offers: OffersContent;
  readonly typed: string;
  readonly problem: Problem | undefined;
}

const missingTexts = {
  es: (amount: string) => `Faltan ${amount}.`,
  en: (amount: string) => `${amount} to go.`,
  pt: (amount: string) => `Faltam ${amount}.`,
} as const satisfies Record<Language, (amount: string) => string>;

/** What a code applies to: a cart, or a package draft. */
export type PromoOrder = Pick<CouponOrder, 'currency' | 'lines'> & {
  readonly promo: Pick<Promo, 'code' | 'title' | 'refusal'> | undefined;
};

export function writeReason(
  code: ErrorCode,
  language: Language,
  missing: Money | undefined,
): string {
  const why = errorText(code, language);
  return missing ? `${why} ${missingTexts[language](presentMoney(missing, language).text)}` : why;
}

/** "Código promocional no válido" with the reason, or that no code can be used. */
export const problemOfCode = (
  why: ErrorCode,
  language: Language,
  missing: Money | undefined,
): Problem =>
  why === 'noPromos' || why === 'tooFast'
    ? { ...presentProblem(why, language), field: 'promo' }
    : presentProblem('promoCode', language, [], writeReason(why, language, missing));

/** The order's code or the field for one, and coupons that the visitor can apply by a button. */
export function presentPromo(order: PromoOrder, facts: PromoFacts): PromoView {
  const { today, typed, problem } = facts;
  const open = facts.coupons.filter((coupon) => {
    const state = couponState(coupon, today);
    return (state === 'active' || state === 'ahead') && coupon.code !== order.promo?.code;
  });
  return {
    taken: order.promo && presentTaken(order.promo, facts),
    coupons: open.map((coupon) => presentChoice(coupon, order, facts)),
    typed,
    problem,
  };
}

function presentTaken(
  { code, title, refusal }: NonNullable<PromoOrder['promo']>,
  { language, offers, coupons }: PromoFacts,
): PromoView['taken'] {
  const reason = refusal?.reason ? couponErrorOf[refusal.reason] : 'promoCode';
  return {
    code,
    // The cart's title comes last, because the cart backend does not know the language.
    title: seasonName(code, offers, language) ?? titleOf(code, coupons) ?? title,
    reason: refusal && writeReason(reason, language, refusal.missing),
  };
}

export const titleOf = (code: string | undefined, coupons: readonly Coupon[]) =>
  coupons.find((one) => one.code === code)?.title;

const seasonName = (code: string, offers: OffersContent, language: Language) =>
  offers.coupons(language).find((one) => one.code === code)?.name;

function presentChoice(
  coupon: Coupon,
  { currency, lines, promo }: PromoOrder,
  { language, today }: PromoFacts,
): CouponChoiceView {
  const outcome = applyCoupon(coupon, { currency, lines, promoCode: promo?.code }, today);
  const { code, title } = coupon;
  const said = { code, mark: couponMark(code), title, worth: writeWorth(coupon, language) };
  if (outcome.kind !== 'refused') return { ...said, reason: undefined };
  const missing = outcome.reason === 'minimum' ? outcome.missing : undefined;
  return { ...said, reason: writeReason(couponErrorOf[outcome.reason], language, missing) };
}

const giftTexts = { es: 'Regalo', en: 'Gift', pt: 'Presente' } as const;

function writeWorth({ saving }: Coupon, language: Language): string {
  switch (saving.kind) {
    case 'percent':
      return `−${saving.percent}${language === 'en' ? '' : '\u00a0'}%`;
    case 'amount':
      return presentMoney(minus(saving.amount), language).text;
    case 'product':
      return giftTexts[language];
  }
}

const minus = (amount: Money): Money => subtract(zero(amount.currency), amount);
