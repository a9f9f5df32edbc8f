import { currencies, type Currency, type CurrencyCode } from '../currency/currency.js';
import { currencyNames } from '../currency/currency-names.js';
import type { Language, Translated } from '../language/language.js';
import { type Money, money } from './money.js';

const gap = '\u00a0';
const minus = '\u2212';

/** `$2,389.00 MXN`, the same in every language (docs/rules/prices.md#written). */
export function formatMoney(value: Money): string {
  const record = currencies[value.currency];
  const space = record.gap ? gap : '';
  const digits = formatDigits(value);
  const signed =
    record.position === 'I'
      ? `${record.symbol}${space}${digits}`
      : `${digits}${space}${record.symbol}`;
  const code = record.showsCode ? `${gap}${record.iso_code}` : '';
  return `${value.amount < 0 ? minus : ''}${signed}${code}`;
}

/** `2389.00`: no sign, no grouping. */
export const writePlainNumber = (value: Money): string =>
  formatDigits(value, { decimal_separator: '.', thousand_separator: '' });

/** `2,389.00`: under a heading that names the currency. */
export const formatNumber = (value: Money): string => formatDigits(value);

interface Separators {
  readonly decimal_separator: Currency['decimal_separator'];
  readonly thousand_separator: Currency['thousand_separator'] | '';
}

/** Screen readers read digits by language: in English `92.691` is ninety-two point six. */
const spokenSeparators: Translated<Separators> = {
  es: { decimal_separator: '.', thousand_separator: ',' },
  en: { decimal_separator: '.', thousand_separator: ',' },
  pt: { decimal_separator: ',', thousand_separator: '.' },
};

/** Between whole millions and the currency: "un millón de pesos". */
const ofMillions: Translated = { es: ' de ', en: ' ', pt: ' de ' };

/** For screen readers: `2,389.00 pesos mexicanos`, in Portuguese `2.389,00`. */
export function speakMoney(value: Money, language: Language): string {
  const digits = formatDigits(value, spokenSeparators[language]);
  const isMillions = /^[1-9].*\D000\D000$/.test(digits);
  const link = isMillions ? ofMillions[language] : ' ';
  return `${value.amount < 0 ? minus : ''}${digits}${link}${currencyNames[value.currency][language]}`;
}

/**
 * `2,389` or `2.400k` (docs/rules/prices.md#in-a-cell): rounded up, never below the price; above
 * seven characters in thousands.
 */
export function formatCellMoney(value: Money): {
  readonly text: string;
  readonly inThousands: boolean;
} {
  const record = currencies[value.currency];
  const units = Math.ceil(value.amount / 10 ** record.isoDigits);
  const text = group(String(units), record.thousand_separator);
  if (text.length <= 7) return { text, inThousands: false };
  return {
    text: `${group(String(Math.ceil(units / 1000)), record.thousand_separator)}k`,
    inThousands: true,
  };
}

/** The inverse of `formatMoney`; `undefined` for any other text. */
export function parseMoney(text: string, currency: CurrencyCode): Money | undefined {
  const record = currencies[currency];
  const digits = text
    .replace(record.showsCode ? `${gap}${record.iso_code}` : '', '')
    .replace(record.symbol, '')
    .replace(minus, '')
    .split(record.decimal_separator)
    .map((part) => part.replaceAll(/[^0-9]/g, ''));
  const [whole = '', fraction = ''] = digits;
  if (!whole) return undefined;
  const amount = Number(whole + fraction.padEnd(record.isoDigits, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  const value = money(text.startsWith(minus) ? -amount : amount, currency);
  return formatMoney(value) === text ? value : undefined;
}

/** Always shows existing centavos, so that shown amounts add up and equal the charge. */
export function digitsOf({ amount, currency }: Money): number {
  const { isoDigits, screenDigits } = currencies[currency];
  return amount % 10 ** (isoDigits - screenDigits) === 0 ? screenDigits : isoDigits;
}

function formatDigits(value: Money, separators?: Separators): string {
  const record = currencies[value.currency];
  const { decimal_separator: decimal, thousand_separator: thousand } = separators ?? record;
  const all = String(Math.abs(value.amount)).padStart(record.isoDigits + 1, '0');
  const whole = record.isoDigits ? all.slice(0, -record.isoDigits) : all;
  const fraction = record.isoDigits ? all.slice(-record.isoDigits) : '';
  const shown = fraction.slice(0, digitsOf(value));
  const grouped = group(whole, thousand);
  return shown ? `${grouped}${decimal}${shown}` : grouped;
}

const group = (whole: string, separator: string): string =>
  whole.length <= 3 ? whole : group(whole.slice(0, -3), separator) + separator + whole.slice(-3);
