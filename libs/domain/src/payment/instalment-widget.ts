import type { CurrencyCode } from '../currency/currency.js';
import type { Language } from '../language/language.js';

/** How the operator lets somebody else's widget offer instalments (product: 3, 4). */
export interface WidgetConfiguration {
  readonly allowedCurrencies: readonly CurrencyCode[];
  readonly enabledSiteCodes: readonly string[];
  readonly currenciesConfiguration: readonly {
    readonly currency: CurrencyCode;
    /** As the widget calls a language of a country: `en-US`. */
    readonly locale: string;
  }[];
}

interface Asked {
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly siteCode: string;
  /** Of the operator's account; absent: there is none. */
  readonly key: string | undefined;
}

/**
 * Whether the widget is shown, and in which locale: in English alone, where the site is enabled, the
 * currency allowed and configured, and a key exists (docs/rules/purchase.md#widget).
 */
export function widgetLocale(
  { allowedCurrencies, enabledSiteCodes, currenciesConfiguration }: WidgetConfiguration,
  { language, currency, siteCode, key }: Asked,
): string | undefined {
  if (language !== 'en' || !key || !enabledSiteCodes.includes(siteCode)) return undefined;
  if (!allowedCurrencies.includes(currency)) return undefined;
  return currenciesConfiguration.find((one) => one.currency === currency)?.locale;
}
