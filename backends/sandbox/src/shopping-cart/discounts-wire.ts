import {
  add,
  type CouponReason,
  type Money,
  type Promo,
  subtract,
  sum,
  times,
  toDecimal,
} from '@shop/domain';
import type { Quote } from '../engine/quote.js';
import type { Cart } from './cart-wire.js';
import { isHeld } from './line.js';

/** Why a code has no effect, in the codes of backends/contracts/shopping-cart.yaml. */
export const promoReasons = {
  unknown: 'UNKNOWN',
  used: 'USED',
  expired: 'EXPIRED',
  notYet: 'NOT_YET',
  otherCurrency: 'CURRENCY',
  otherProduct: 'PRODUCT',
  minimum: 'MINIMUM',
  withAnother: 'WITH_ANOTHER',
} as const satisfies Record<CouponReason, string>;

export const promoWire = (promo: Promo | null) =>
  promo && {
    Code: promo.code,
    Title: promo.title || null,
    Percent: promo.percent ?? null,
    ItemIds: promo.lines,
    Saved: toDecimal(promo.saved),
    ...(promo.comesBack && { ComesBack: true }),
    Reason: promo.refusal?.reason ? promoReasons[promo.refusal.reason] : null,
    Missing: promo.refusal?.missing ? toDecimal(promo.refusal.missing) : null,
  };

/** The discount of each rule on held lines; a line's quote says which part is a coupon's. */
export function discountsWire({ lines, currency, promo }: Cart) {
  const saved = new Map<string, Money>();
  const put = (rule: string, amount: Money) =>
    saved.set(rule, add(saved.get(rule) ?? sum([], currency), amount));
  for (const { quote } of lines.filter(isHeld))
    if (quote.tier !== null) put(quote.tier, subtract(quote.line.saved, couponPart(quote)));
  if (promo) put('promo', promo.saved);
  return [...saved]
    .filter(([, { amount }]) => amount > 0)
    .map(([Rule, amount]) => ({ Rule, Amount: toDecimal(amount) }));
}

/** The part of a line's discount that a coupon gives after the tier. */
const couponPart = ({ line }: Quote): Money =>
  sum(
    line.units.flatMap(({ steps, quantity }) =>
      steps.flatMap((step) =>
        step.rule === 'coupon' ? [times(subtract(step.before, step.after), quantity)] : [],
      ),
    ),
    line.total.currency,
  );
