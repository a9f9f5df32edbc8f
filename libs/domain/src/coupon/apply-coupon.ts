import type { ParkDay } from '../calendar/park-day.js';
import type { CurrencyCode } from '../currency/currency.js';
import { type Money, money, subtract, sum } from '../money/money.js';
import type { UnitType } from '../people/people.js';
import { type Coupon, type CouponState, couponState } from './coupon.js';

/** A line or part of a package. Prices are after the tier and before any coupon. */
export interface CouponLine {
  readonly id: string;
  readonly slug: string;
  /** The parent's slug for a variant, else its own. */
  readonly parent: string;
  readonly units: readonly {
    readonly unit: UnitType;
    readonly quantity: number;
    readonly unitPrice: Money;
    readonly amount: Money;
  }[];
}

/** The order to check a coupon against. `promoCode` is its current code. */
export interface CouponOrder {
  readonly currency: CurrencyCode;
  readonly lines: readonly CouponLine[];
  readonly promoCode: string | undefined;
}

/** Why a coupon takes nothing off, highest priority first (docs/rules/coupons.md#refused). */
export const couponReasons = [
  'unknown',
  'used',
  'expired',
  'notYet',
  'otherCurrency',
  'otherProduct',
  'minimum',
  'withAnother',
] as const;
export type CouponReason = (typeof couponReasons)[number];

export type CouponRefusal =
  | { readonly reason: 'minimum'; readonly missing: Money }
  | { readonly reason: Exclude<CouponReason, 'minimum'> };

/** What a coupon does to an order; `lines` are the ids of the lines it applies to. */
export type CouponOutcome =
  /** Reduces each unit price of these lines, after the tier. */
  | {
      readonly kind: 'discounted';
      readonly percent: number;
      readonly lines: readonly string[];
    }
  /** Taken off the order once, as a separate row. */
  | { readonly kind: 'deducted'; readonly amount: Money; readonly lines: readonly string[] }
  | ({ readonly kind: 'refused' } & CouponRefusal);

/** `undefined` is an unknown code. */
export function applyCoupon(
  coupon: Coupon | undefined,
  order: CouponOrder,
  today: ParkDay,
): CouponOutcome {
  if (!coupon) return { kind: 'refused', reason: 'unknown' };
  const refusal = refusalOf(coupon, order, today);
  return refusal ? { kind: 'refused', ...refusal } : savingOf(coupon, order);
}

const reasonOf = {
  active: undefined,
  ahead: 'notYet',
  used: 'used',
  expired: 'expired',
} as const satisfies Record<CouponState, CouponReason | undefined>;

function refusalOf(coupon: Coupon, order: CouponOrder, today: ParkDay): CouponRefusal | undefined {
  const state = reasonOf[couponState(coupon, today)];
  if (state) return { reason: state };
  if (!isOfCurrency(coupon, order.currency)) return { reason: 'otherCurrency' };
  if (standsOn(coupon, order).length === 0) return { reason: 'otherProduct' };
  const missing = missingMinimum(coupon, order);
  if (missing) return { reason: 'minimum', missing };
  return hasOtherCoupon(coupon, order) ? { reason: 'withAnother' } : undefined;
}

/** An amount or a minimum only applies in its own currency: the shop never converts. */
const isOfCurrency = ({ saving, minimum }: Coupon, currency: CurrencyCode): boolean =>
  (!minimum || minimum.currency === currency) &&
  (saving.kind !== 'amount' || saving.amount.currency === currency);

/** One coupon per order; entering the same one again is allowed. */
const hasOtherCoupon = ({ code }: Coupon, order: CouponOrder): boolean =>
  order.promoCode !== undefined && order.promoCode !== code;

/** How much the order is short of the coupon's minimum. Extras do not count. */
function missingMinimum({ minimum }: Coupon, { lines }: CouponOrder): Money | undefined {
  if (!minimum) return undefined;
  const { currency } = minimum;
  const missing = subtract(
    minimum,
    sum(
      lines.map((line) => peopleAmount(line, currency)),
      currency,
    ),
  );
  return missing.amount > 0 ? missing : undefined;
}

interface Ground {
  readonly id: string;
  /** The most that the coupon can take off this line. */
  readonly amount: Money;
}

/** The lines that the coupon applies to and can reduce. */
function standsOn({ saving, slugs }: Coupon, { lines, currency }: CouponOrder): readonly Ground[] {
  const amountOf = saving.kind === 'product' ? adultPrice : peopleAmount;
  return lines
    .filter(
      ({ slug, parent }) => slugs.length === 0 || slugs.includes(slug) || slugs.includes(parent),
    )
    .map((line) => ({ id: line.id, amount: amountOf(line, currency) }))
    .filter(({ amount }) => amount.amount > 0);
}

const peopleAmount = ({ units }: CouponLine, currency: CurrencyCode): Money =>
  sum(
    units.map(({ amount }) => amount),
    currency,
  );

const adultPrice = ({ units }: CouponLine, currency: CurrencyCode): Money =>
  units.find(({ unit, quantity }) => unit === 'ADULT' && quantity > 0)?.unitPrice ??
  money(0, currency);

function savingOf(coupon: Coupon, order: CouponOrder): CouponOutcome {
  const { saving } = coupon;
  const grounds = standsOn(coupon, order);
  const lines = grounds.map(({ id }) => id);
  switch (saving.kind) {
    case 'percent':
      return { kind: 'discounted', percent: saving.percent, lines };
    case 'amount': {
      const most = sum(
        grounds.map(({ amount }) => amount),
        order.currency,
      );
      const amount = money(Math.min(saving.amount.amount, most.amount), order.currency);
      return { kind: 'deducted', amount, lines };
    }
    case 'product': {
      const gift = grounds.reduce((dearest, other) =>
        other.amount.amount > dearest.amount.amount ? other : dearest,
      );
      return { kind: 'deducted', amount: gift.amount, lines: [gift.id] };
    }
  }
}
