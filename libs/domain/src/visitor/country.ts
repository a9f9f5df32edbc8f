import { type CurrencyCode, defaultCurrency } from '../currency/currency.js';
import type { Language } from '../language/language.js';

/** ISO 3166-1 alpha-2, upper case. */
export type Country = string;

const currencyByCountry: Readonly<Record<Country, CurrencyCode>> = {
  MX: 'MXN',
  US: 'USD',
  CA: 'CAD',
  CO: 'COP',
  GB: 'GBP',
  ES: 'EUR',
  CL: 'CLP',
  AR: 'ARS',
  NL: 'EUR',
  PE: 'PEN',
  JP: 'JPY',
  CN: 'CNY',
  KR: 'KRW',
  RU: 'RUB',
  AU: 'AUD',
  UY: 'UYU',
  GT: 'GTQ',
  CR: 'CRC',
  DE: 'EUR',
  FR: 'EUR',
  CH: 'EUR',
  SE: 'EUR',
  IT: 'EUR',
  BR: 'USD',
  PA: 'USD',
};

/** Countries with a currency of their own (docs/rules/visitor.md#country-currency). */
export const marketCountries: readonly Country[] = Object.keys(currencyByCountry);

/** USD for all other countries (docs/rules/visitor.md#country-currency). */
export const currencyForCountry = (country: Country): CurrencyCode =>
  Object.hasOwn(currencyByCountry, country)
    ? (currencyByCountry[country] ?? defaultCurrency)
    : defaultCurrency;

/** MX for es, US for en, BR for pt (docs/rules/visitor.md#country). */
export const defaultCountry: Readonly<Record<Language, Country>> = { es: 'MX', en: 'US', pt: 'BR' };

export const isCountry = (text: string | undefined): text is Country =>
  /^[A-Z]{2}$/.test(text ?? '');
