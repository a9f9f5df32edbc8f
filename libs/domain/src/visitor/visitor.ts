import {
  currencyAmong,
  type CurrencyCode,
  currencyCodes,
  currencyOf,
} from '../currency/currency.js';
import { defaultLanguage, isLanguage, type Language } from '../language/language.js';
import { type Country, currencyForCountry, defaultCountry, isCountry } from './country.js';

export type Layout = 'mobile' | 'desktop';
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** What a page load knows about a visitor before any backend call. */
export interface Visitor {
  readonly language: Language;
  readonly country: Country;
  readonly phoneCountry: Country;
  readonly currency: CurrencyCode;
  readonly layout: Layout;
  readonly theme: Theme;
}

/** Raw, untrusted values of a request. */
export interface VisitorHints {
  readonly language: Language | undefined;
  readonly currency: string | undefined;
  /** Currencies that can be paid in; if unknown, all of the shop's. */
  readonly offered?: readonly CurrencyCode[];
  readonly phoneCountry: string | undefined;
  readonly theme: string | undefined;
  /** The edge network's country, only set by a trusted proxy. */
  readonly edgeCountry: string | undefined;
  readonly isMobile: boolean;
}

/**
 * The path, then the edge, then the cookie decide (docs/rules/visitor.md#currency). An unknown or
 * unpayable currency becomes USD.
 */
export function visitorOf(hints: VisitorHints): Visitor {
  const language = hints.language ?? defaultLanguage;
  const country = isCountry(hints.edgeCountry) ? hints.edgeCountry : defaultCountry[language];
  const wanted = hints.currency ? currencyOf(hints.currency) : currencyForCountry(country);
  return {
    language,
    country,
    phoneCountry: isCountry(hints.phoneCountry) ? hints.phoneCountry : country,
    currency: currencyAmong(hints.offered ?? currencyCodes, wanted),
    layout: hints.isMobile ? 'mobile' : 'desktop',
    theme: themes.find((theme) => theme === hints.theme) ?? 'system',
  };
}

/** The language of `/`: the cookie's, else English. The page only offers the browser's language. */
export const landingLanguage = (cookie: string | undefined): Language =>
  isLanguage(cookie) ? cookie : defaultLanguage;
