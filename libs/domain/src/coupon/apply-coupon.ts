import type { ParkDay } from '../calendar/park-day.js';
import type { CurrencyCode } from '../currency/currency.js';
import { type Money, money, subtract, sum } from '../money/money.js';
import type { UnitType } from '../people/people.js';
import { type Coupon, type CouponState, couponState } from './coupon.js';

/** A line or a part of a package, with what its people cost after the tier and before any coupon. */
export interface CouponLine {
  readonly id: string;
  readonly slug: string;
  /** The slug of the product that it is a variant of; its own otherwise. */
  readonly parent: string;
  readonly units: readonly {
    readonly unit: UnitType;
    readonly quantity: number;
    readonly unitPrice: Money;
    readonly amount: Money;
  }[];
}

/** What a coupon is held against. `code` is the coupon that the order has already. */
export interface CouponOrder {
  readonly currency: CurrencyCode;
  readonly lines: readonly CouponLine[];
  readonly code: string | undefined;
}

/** Why a coupon does nothing. Of several reasons the first of these is told (docs/rules/coupons.md#refused). */
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

/** What a coupon does to an order; `lines` are the ids of those that it stands on. */
export type CouponOutcome =
  /** Acts in each unit price of these lines, after the tier. */
  | {
      readonly kind: 'discounted';
      readonly percent: number;
      readonly lines: readonly string[];
    }
  /** Taken off the order once, as a line of its own. */
  | { readonly kind: 'deducted'; readonly amount: Money; readonly lines: readonly string[] }
  | ({ readonly kind: 'refused' } & CouponRefusal);

/** What a coupon does to an order today, or why not; `undefined` is a code that nobody knows. */
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

/** An amount and a minimum are good in their own currency alone, since no rule of ours converts. */
const isOfCurrency = ({ saving, minimum }: Coupon, currency: CurrencyCode): boolean =>
  (!minimum || minimum.currency === currency) &&
  (saving.kind !== 'amount' || saving.amount.currency === currency);

/** One coupon an order: the same one again is not another. */
export const hasOtherCoupon = ({ code }: Coupon, order: CouponOrder): boolean =>
  order.code !== undefined && order.code !== code;

/** What an order still lacks of a coupon's minimum, if anything: add-ons do not count towards it. */
export function missingMinimum({ minimum }: Coupon, { lines }: CouponOrder): Money | undefined {
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
  /** What the coupon can take off this line at most. */
  readonly amount: Money;
}

/** The lines that a coupon is good for, and on which it has something to take off. */
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
