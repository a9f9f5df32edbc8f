import { widgetLocale } from '@shop/domain';
import type { OffersContent } from '@shop/ports/backends';
import type { FrameView } from '@shop/ports/screens';
import type { Config } from '../config/config.js';
import type { PageQuestion } from '../screen/screen-handler.js';

type Settings = Pick<Config, 'INSTALMENT_WIDGET_URL' | 'INSTALMENT_WIDGET_KEY' | 'SITE_CODE'>;

/** The instalment widget in the visitor's language and currency (docs/rules/purchase.md#widget). */
export function presentInstalments(
  { visitor: { language, currency } }: Pick<PageQuestion, 'visitor'>,
  { INSTALMENT_WIDGET_URL: script, INSTALMENT_WIDGET_KEY: key, SITE_CODE: siteCode }: Settings,
  offers: Pick<OffersContent, 'instalmentWidget'>,
): FrameView['instalments'] {
  if (!script || !key) return undefined;
  const locale = widgetLocale(offers.instalmentWidget(), { language, currency, siteCode, key });
  return locale === undefined ? undefined : { script, key, currency, locale };
}
