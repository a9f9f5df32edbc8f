import { currencies, type CurrencyCode } from '../currency/currency.js';

/** An amount in ISO 4217 minor units of its currency: `{ amount: 238900, currency: 'MXN' }`. */
export interface Money {
  readonly amount: number;
  readonly currency: CurrencyCode;
}

/** A ratio of whole numbers: 3/4 of a price, 85/100 of a price. */
export interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

/** Throws on anything but a safe integer: a fraction of a cent is a bug, never an input. */
export function money(amount: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not minor units: ${amount} ${currency}`);
  return { amount: amount === 0 ? 0 : amount, currency };
}

export const zero = (currency: CurrencyCode): Money => money(0, currency);

export const isZero = ({ amount }: Money): boolean => amount === 0;

/** The sum; throws when currencies differ, since no rule of ours converts. */
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

/** The product of ratios, as one ratio: nothing is rounded between two discounts. */
export const multiplied = (ratios: readonly Ratio[]): Ratio => ({
  numerator: ratios.reduce((product, { numerator }) => product * numerator, 1),
  denominator: ratios.reduce((product, { denominator }) => product * denominator, 1),
});

/**
 * A share of an amount, rounded once, half away from zero, to the ISO minor unit
 * (docs/rules/prices.md#rounding); to the whole peso in COP, whose screens show no centavos: what
 * is shown is what is paid.
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

/** `2389.00`: the amount with the currency's ISO digits, as the shopping-cart API writes it. */
export function toDecimal({ amount, currency }: Money): number {
  return amount / 10 ** currencies[currency].isoDigits;
}

/**
 * Reads a decimal amount; `undefined` when it has more digits than the currency. The noise of
 * binary fractions (`0.1 + 0.2`) is no digit.
 */
export function fromDecimal(decimal: number, currency: CurrencyCode): Money | undefined {
  const amount = decimal * 10 ** currencies[currency].isoDigits;
  const rounded = Math.round(amount);
  const isExact = Math.abs(amount - rounded) <= 8 * Number.EPSILON * Math.abs(amount);
  return isExact && Number.isSafeInteger(rounded) ? money(rounded, currency) : undefined;
}
