import type { Extra } from '../catalogue/product.js';
import {
  add,
  type Money,
  multiplied,
  type Ratio,
  share,
  subtract,
  sum,
  times,
  zero,
} from '../money/money.js';
import { countPeople, type People, type UnitType, unitTypes } from '../people/people.js';
import {
  type ActingRule,
  isTier,
  percentOf,
  ratioLeft,
  type SkippedRule,
  type TierQuestion,
  tierFor,
} from './tier.js';

/** One rule applied to a unit price. `before` of the first step is zero. */
export type PriceStep = ActingRule & { readonly before: Money; readonly after: Money };

/** All units of one type: `amount` is exactly `quantity` × `unitPrice`. */
export interface UnitPrice {
  readonly unit: UnitType;
  readonly quantity: number;
  readonly listPrice: Money;
  readonly unitPrice: Money;
  readonly amount: Money;
  readonly steps: readonly PriceStep[];
  readonly skipped: readonly SkippedRule[];
}

/** An extra, sold per paying person or per `groupSize` people. Never discounted. */
export interface ExtraPrice {
  readonly extra: Extra;
  readonly per: 'person' | 'group';
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly amount: Money;
}

/** Units and extras add up to `total`; `saved` is what tier and coupon take off. */
export interface LinePrice {
  readonly units: readonly UnitPrice[];
  readonly extras: readonly ExtraPrice[];
  readonly original: Money;
  readonly saved: Money;
  readonly total: Money;
}

/** The inputs of a unit price besides its list price. */
export interface DiscountQuestion extends TierQuestion {
  /** Whole percent off after the tier, 1 to 100 (docs/rules/coupons.md#percent). */
  readonly couponPercent?: number | undefined;
}

export interface UnitQuestion extends DiscountQuestion {
  /** The adult price of that day, before any discount. */
  readonly listPrice: Money;
  readonly people: People;
}

export interface LineQuestion extends UnitQuestion {
  readonly extras: readonly { readonly extra: Extra; readonly price: Money }[];
}

/** One photo pass covers ten people (docs/rules/people.md#photo-pass). */
export const photoGroupSize = 10;

export const photoPassesFor = (people: People): number =>
  Math.ceil(countPeople(people) / photoGroupSize);

/** Applies the child price, the tier, then the coupon; rounds once per unit. */
export function priceLine(question: LineQuestion): LinePrice {
  const { currency } = question.listPrice;
  const units = unitTypes
    .filter((unit) => question.people[unit] > 0)
    .map((unit) => priceUnit(unit, question));
  const extras = question.extras.map(({ extra, price }) =>
    priceExtra(extra, price, question.people),
  );
  const extrasTotal = sum(
    extras.map(({ amount }) => amount),
    currency,
  );
  const unitsTotal = sum(
    units.map(({ amount }) => amount),
    currency,
  );
  const undiscounted = sum(units.map(withoutDiscount), currency);
  return {
    units,
    extras,
    original: add(undiscounted, extrasTotal),
    saved: subtract(undiscounted, unitsTotal),
    total: add(unitsTotal, extrasTotal),
  };
}

/** Each step is rounded for display; the price itself is rounded once, from the exact ratio. */
export function priceUnit(unit: UnitType, question: UnitQuestion): UnitPrice {
  const { listPrice, people } = question;
  const { rules, skipped } = rulesFor(unit, question);
  const steps: PriceStep[] = [{ rule: 'list', before: zero(listPrice.currency), after: listPrice }];
  const ratios: Ratio[] = [];
  let unitPrice = listPrice;
  for (const acting of rules) {
    ratios.push(ratioLeft(percentOf(acting)));
    const after = share(listPrice, multiplied(ratios));
    steps.push({ ...acting, before: unitPrice, after });
    unitPrice = after;
  }
  const quantity = people[unit];
  return {
    unit,
    quantity,
    listPrice,
    unitPrice,
    amount: times(unitPrice, quantity),
    steps,
    skipped,
  };
}

/** The rules that apply to a unit, in order, and those that do not. Omits a missing coupon. */
function rulesFor(
  unit: UnitType,
  question: DiscountQuestion,
): { readonly rules: readonly ActingRule[]; readonly skipped: readonly SkippedRule[] } {
  if (unit === 'INFANT') return { rules: [{ rule: 'infantFree' }], skipped: [] };
  const { rule, skipped } = tierFor(question);
  const { couponPercent: percent } = question;
  const isChild = unit === 'CHILD';
  return {
    rules: [
      ...(isChild ? [{ rule: 'child' } as const] : []),
      ...(rule ? [{ rule }] : []),
      ...(percent ? [{ rule: 'coupon', percent } as const] : []),
    ],
    skipped: isChild ? skipped : [{ rule: 'child', reason: 'notThisAge' }, ...skipped],
  };
}

export function priceOne(
  unit: UnitType,
  question: UnitQuestion,
): { readonly before: Money; readonly now: Money } {
  const price = priceUnit(unit, question);
  return { before: withoutDiscount({ ...price, quantity: 1 }), now: price.unitPrice };
}

/** The amount without tier and coupon, which screens strike through. */
export function withoutDiscount({ steps, quantity, unitPrice }: UnitPrice): Money {
  const first = steps.find(({ rule }) => rule === 'coupon' || isTier(rule));
  return times(first?.before ?? unitPrice, quantity);
}

function priceExtra(extra: Extra, price: Money, people: People): ExtraPrice {
  const isGroup = extra === 'photo';
  const quantity = isGroup ? photoPassesFor(people) : people.ADULT + people.CHILD;
  return {
    extra,
    per: isGroup ? 'group' : 'person',
    quantity,
    unitPrice: price,
    amount: times(price, quantity),
  };
}
