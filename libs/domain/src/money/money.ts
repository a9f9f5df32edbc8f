import { currencies, type CurrencyCode } from '../currency/currency.js';

/** An amount in ISO 4217 minor units: `{ amount: 238900, currency: 'MXN' }`. */
export interface Money {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

/** Throws unless `amount` is a safe integer: a fraction of a cent is a bug. */
export function money(amount: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not minor units: ${amount} ${currency}`);
  return { amount: amount === 0 ? 0 : amount, currency };
}

export const zero = (currency: CurrencyCode): Money => money(0, currency);

export const isZero = ({ amount }: Money): boolean => amount === 0;

/** Throws if the currencies differ: the shop never converts. */
export function add(left: Money, right: Money): Money {
  if (left.currency !== right.currency)
    throw new RangeError(`cannot add ${right.currency} to ${left.currency}`);
  return money(left.amount + right.amount, left.currency);
}

export const subtract = (left: Money, right: Money): Money =>
  add(left, money(-right.amount, right.currency));

export const times = (value: Money, count: number): Money =>
  money(value.amount * count, value.currency);

export const sum = (values: readonly Money[], currency: CurrencyCode): Money =>
  values.reduce(add, zero(currency));

export const isSame = (left: Money, right: Money): boolean =>
  left.amount === right.amount && left.currency === right.currency;

/** One ratio, so that nothing is rounded between two discounts. */
export const multiplied = (ratios: readonly Ratio[]): Ratio => ({
  numerator: ratios.reduce((product, { numerator }) => product * numerator, 1),
  denominator: ratios.reduce((product, { denominator }) => product * denominator, 1),
});

/**
 * Rounds once, half away from zero, to the ISO minor unit (docs/rules/prices.md#rounding). COP
 * rounds to the whole peso, because its screens hide centavos.
 */
export function share(value: Money, { numerator, denominator }: Ratio): Money {
  const { isoDigits, screenDigits } = currencies[value.currency];
  const step = 10n ** BigInt(isoDigits - screenDigits);
  const exact = BigInt(value.amount) * BigInt(numerator);
  const divisor = BigInt(denominator) * step;
  const size = exact < 0n ? -exact : exact;
  const rounded = ((2n * size + divisor) / (2n * divisor)) * step;
  return money(Number(exact < 0n ? -rounded : rounded), value.currency);
}

/** `2389.00`: decimals as in the shopping-cart API. */
export function toDecimal({ amount, currency }: Money): number {
  return amount / 10 ** currencies[currency].isoDigits;
}

/** `undefined` for too many digits, ignoring floating-point noise such as `0.1 + 0.2`. */
export function fromDecimal(decimal: number, currency: CurrencyCode): Money | undefined {
  const amount = decimal * 10 ** currencies[currency].isoDigits;
  const rounded = Math.round(amount);
  const isExact = Math.abs(amount - rounded) <= 8 * Number.EPSILON * Math.abs(amount);
  return isExact && Number.isSafeInteger(rounded) ? money(rounded, currency) : undefined;
}
