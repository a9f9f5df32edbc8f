import {
  applyCoupon,
  type Coupon,
  couponErrorOf,
  couponState,
  type CouponLine,
  type DisplayCart,
  type ErrorCode,
  errorText,
  type Language,
  type Money,
  type ParkDay,
  type Product,
  type Promo,
  subtract,
  zero,
} from '@shop/domain';
import type { CouponChoiceView, Problem, PromoView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';

export interface PromoFacts {
  readonly language: Language;
  readonly today: ParkDay;
  readonly catalogue: readonly Product[];
  /** Of whoever is signed in. */
  readonly coupons: readonly Coupon[];
  /** What a code of the season is called. */
  readonly nameOf: (code: string) => string | undefined;
  readonly typed: string;
  readonly problem: Problem | undefined;
}

const missingTexts = {
  es: (amount: string) => `Faltan ${amount}.`,
  en: (amount: string) => `${amount} to go.`,
  pt: (amount: string) => `Faltam ${amount}.`,
} as const satisfies Record<Language, (amount: string) => string>;

/** Why a code does nothing, with what is missing to its minimum. */
export function writeReason(
  code: ErrorCode,
  language: Language,
  missing: Money | undefined,
): string {
  const why = errorText(code, language);
  return missing ? `${why} ${missingTexts[language](presentMoney(missing, language).text)}` : why;
}

/** The cart's code or the field for one, and what may be pressed instead of typing. */
export function presentPromo(cart: DisplayCart, facts: PromoFacts): PromoView {
  const { today, typed, problem } = facts;
  const open = facts.coupons.filter((coupon) => {
    const state = couponState(coupon, today);
    return (state === 'active' || state === 'ahead') && coupon.code !== cart.promo?.code;
  });
  return {
    inCart: cart.promo && presentInCart(cart.promo, facts),
    coupons: open.map((coupon) => presentChoice(coupon, cart, facts)),
    typed,
    problem,
  };
}

function presentInCart(
  { code, title, refusal }: Promo,
  { language, nameOf }: PromoFacts,
): PromoView['inCart'] {
  const reason = refusal?.reason ? couponErrorOf[refusal.reason] : 'promoCode';
  return {
    code,
    title: nameOf(code) ?? title,
    reason: refusal && writeReason(reason, language, refusal.missing),
  };
}

function presentChoice(
  coupon: Coupon,
  cart: DisplayCart,
  { language, today, catalogue }: PromoFacts,
): CouponChoiceView {
  const { currency, promo } = cart;
  const lines = couponLines(cart, catalogue);
  const outcome = applyCoupon(coupon, { currency, lines, code: promo?.code }, today);
  const { code, title } = coupon;
  const said = { code, title, worth: writeWorth(coupon, language) };
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

const couponLines = (cart: DisplayCart, catalogue: readonly Product[]): readonly CouponLine[] =>
  cart.lines
    .filter(({ status }) => status === 'HELD')
    .map(({ id, slug, units }) => ({
      ...{ id, slug, units },
      parent: catalogue.find((one) => one.slug === slug)?.variantOf ?? slug,
    }));
