import { widgetLocale } from '@shop/domain';
import type { OffersContent } from '@shop/ports/backends';
import type { FrameView } from '@shop/ports/screens';
import type { Config } from '../config/config.js';
import { isOursAlone } from '../http/security-headers.js';
import type { PageQuestion } from '../screen/screen-handler.js';

type Settings = Pick<Config, 'INSTALMENT_WIDGET_URL' | 'INSTALMENT_WIDGET_KEY' | 'SITE_CODE'>;

/** The instalment widget of a page; never where somebody pays (docs/rules/purchase.md#widget). */
export function presentInstalments(
  {
    route: { name: route },
    visitor: { language, currency },
  }: Pick<PageQuestion, 'route' | 'visitor'>,
  { INSTALMENT_WIDGET_URL: script, INSTALMENT_WIDGET_KEY: key, SITE_CODE: siteCode }: Settings,
  offers: Pick<OffersContent, 'instalmentWidget'>,
): FrameView['instalments'] {
  if (!script || !key || isOursAlone(route)) return undefined;
  const locale = widgetLocale(offers.instalmentWidget(), { language, currency, siteCode, key });
  return locale === undefined ? undefined : { script, key, currency, locale };
}
