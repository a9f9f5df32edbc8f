import type { CurrencyCode } from '../currency/currency.js';
import type { Language } from '../language/language.js';

/** The operator's settings for the third-party instalment widget. */
export interface WidgetConfiguration {
  readonly allowedCurrencies: readonly CurrencyCode[];
  readonly enabledSiteCodes: readonly string[];
  readonly currenciesConfiguration: readonly {
    readonly currency: CurrencyCode;
    /** The widget's locale name: `en-US`. */
    readonly locale: string;
  }[];
}

interface Asked {
  readonly language: Language;
  readonly currency: CurrencyCode;
  readonly siteCode: string;
  /** The operator's widget account; `undefined` without one. */
  readonly key: string | undefined;
}

/** `undefined` hides the widget (docs/rules/purchase.md#widget). */
export function widgetLocale(
  { allowedCurrencies, enabledSiteCodes, currenciesConfiguration }: WidgetConfiguration,
  { language, currency, siteCode, key }: Asked,
): string | undefined {
  if (language !== 'en' || !key || !enabledSiteCodes.includes(siteCode)) return undefined;
  if (!allowedCurrencies.includes(currency)) return undefined;
  return currenciesConfiguration.find((one) => one.currency === currency)?.locale;
}
