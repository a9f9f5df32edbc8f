import { holds } from './expect.js';

export type Decimal = number | string;

const digits = 6;

/** An amount in millionths, so that sums and comparisons have no rounding errors. */
export function micros(amount: Decimal): bigint {
  const text = typeof amount === 'number' ? amount.toFixed(digits) : amount;
  const [whole = '0', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(digits, '0').slice(0, digits));
}

export const sum = (amounts: readonly Decimal[]): bigint =>
  amounts.reduce<bigint>((total, one) => total + micros(one), 0n);

const shown = (amount: bigint): string => (Number(amount) / 10 ** digits).toString();

export function sameAmount(what: string, found: bigint, expected: bigint): void {
  holds(found === expected, `${what}: expected ${shown(expected)}, found ${shown(found)}`);
}

/** ISO 4217 currencies without two digits. `Intl` is no source: it gives display digits. */
const none = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const three = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

export const digitsOf = (currency: string): number =>
  none.includes(currency) ? 0 : three.includes(currency) ? 3 : 2;

export function fitsCurrency(what: string, amount: Decimal, currency: string): void {
  const unit = 10n ** BigInt(digits - digitsOf(currency));
  holds(micros(amount) % unit === 0n, `${what}: ${amount} has more decimals than ${currency}`);
}
