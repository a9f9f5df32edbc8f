/**
 * `position`: I puts the sign left, D right; `gap`: a no-break space beside it. Amounts have
 * `isoDigits` (ISO 4217) and show `screenDigits` (docs/rules/prices.md#currencies).
 */
export interface Currency {
  readonly id: number;
  readonly iso_code: string;
  readonly iso_number: string;
  readonly name: string;
  readonly symbol: string;
  readonly presentation_symbol: string;
  readonly position: 'I' | 'D';
  readonly gap: boolean;
  readonly decimal_separator: '.' | ',';
  readonly thousand_separator: '.' | ',' | '\u00a0';
  readonly isoDigits: 0 | 2;
  readonly screenDigits: 0 | 2;
  readonly showsCode: boolean;
  readonly flag: string;
}

type Row = readonly [
  id: number,
  code: string,
  number: string,
  name: string,
  symbol: string,
  position: 'I' | 'D',
  gap: 0 | 1,
  separators: '.,' | ',.' | ',_',
  isoDigits: 0 | 2,
  screenDigits: 0 | 2,
];

const rows = [
  [1, 'USD', '840', 'US dollar', '$', 'I', 0, '.,', 2, 2],
  [2, 'MXN', '484', 'Mexican peso', '$', 'I', 0, '.,', 2, 2],
  [3, 'EUR', '978', 'Euro', '€', 'D', 1, ',.', 2, 2],
  [4, 'GBP', '826', 'Pound sterling', '£', 'I', 0, '.,', 2, 2],
  [5, 'CAD', '124', 'Canadian dollar', '$', 'I', 0, '.,', 2, 2],
  [6, 'COP', '170', 'Colombian peso', '$', 'I', 0, ',.', 2, 0],
  [7, 'CLP', '152', 'Chilean peso', '$', 'I', 0, ',.', 0, 0],
  [8, 'UYU', '858', 'Uruguayan peso', '$U', 'I', 1, ',.', 2, 2],
  [9, 'RUB', '643', 'Russian rouble', '₽', 'D', 1, ',_', 2, 2],
  [10, 'CNY', '156', 'Chinese yuan', '¥', 'I', 0, '.,', 2, 2],
  [11, 'KRW', '410', 'South Korean won', '₩', 'I', 0, '.,', 0, 0],
  [12, 'GTQ', '320', 'Guatemalan quetzal', 'Q', 'I', 0, '.,', 2, 2],
  [13, 'PEN', '604', 'Peruvian sol', 'S/', 'I', 1, '.,', 2, 2],
  [14, 'CRC', '188', 'Costa Rican colón', '₡', 'I', 0, ',.', 2, 2],
  [15, 'AUD', '036', 'Australian dollar', '$', 'I', 0, '.,', 2, 2],
  [16, 'JPY', '392', 'Japanese yen', '¥', 'I', 0, '.,', 0, 0],
  [17, 'ARS', '032', 'Argentine peso', '$', 'I', 0, ',.', 2, 2],
] as const satisfies readonly Row[];

export type CurrencyCode = (typeof rows)[number][1];

const recordOf = ([
  id,
  code,
  number,
  name,
  symbol,
  position,
  gap,
  sep,
  iso,
  shown,
]: Row): Currency => ({
  id,
  iso_code: code,
  iso_number: number,
  name,
  symbol,
  presentation_symbol: symbol,
  position,
  gap: gap === 1,
  decimal_separator: sep[0] === '.' ? '.' : ',',
  thousand_separator: sep[1] === '_' ? '\u00a0' : sep[1] === '.' ? '.' : ',',
  isoDigits: iso,
  screenDigits: shown,
  showsCode: code !== 'EUR' && code !== 'RUB',
  flag: code,
});

export const currencies = Object.fromEntries(
  rows.map((row) => [row[1], recordOf(row)]),
) as Readonly<Record<CurrencyCode, Currency>>; // as: one entry for each row

export const currencyCodes: readonly CurrencyCode[] = rows.map((row) => row[1]);

/** An unknown currency becomes USD (docs/rules/prices.md#currencies). */
export const defaultCurrency: CurrencyCode = 'USD';

export const isCurrencyCode = (text: string | undefined): text is CurrencyCode =>
  currencyCodes.some((code) => code === text);

/** Reads an ISO code in any case. */
export function currencyOf(text: string | undefined): CurrencyCode {
  const code = text?.toUpperCase();
  return isCurrencyCode(code) ? code : defaultCurrency;
}

/** The wanted currency if offered; else US dollars, else the first one offered. */
export function currencyAmong(
  offered: readonly CurrencyCode[],
  wanted: CurrencyCode,
): CurrencyCode {
  const best = [wanted, defaultCurrency].find((code) => offered.includes(code));
  return best ?? offered[0] ?? wanted;
}
