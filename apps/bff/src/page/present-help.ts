import {
  callCentreHours,
  isCallCentreOpen,
  type Language,
  pathOf,
  type Visitor,
  writeHours,
} from '@shop/domain';
import type { SiteText } from '@shop/ports/backends';
import type { FrameView } from '@shop/ports/screens';
import type { ListedPage } from '../screen/screen-handler.js';

/** Phones by country, and whether the call centre is open, in park time. */
export function presentCallCentre(
  { phones }: SiteText,
  { language, phoneCountry }: Visitor,
  now: Date,
): FrameView['callCentre'] {
  const { weekday, weekend } = callCentreHours;
  return {
    isOpen: isCallCentreOpen(now),
    weekday: writeHours(weekday.from, weekday.to, language),
    weekend: writeHours(weekend.from, weekend.to, language),
    phones: phones
      .map((phone) => ({
        ...phone,
        isOwn: phone.country === phoneCountry || undefined,
        href: `tel:${phone.number.replaceAll(/[^+\d]/g, '')}`,
      }))
      .toSorted((one, other) => Number(other.isOwn ?? 0) - Number(one.isOwn ?? 0)),
  };
}

/** Ways to get help, in the same order on every page (docs/rules/screens.md#help). */
export function presentContact(
  site: SiteText,
  listed: readonly ListedPage[],
  language: Language,
  chat: string | undefined,
): FrameView['contact'] {
  const faq = listed.find(({ route }) => route.name === 'questions')?.route;
  return {
    faq: faq ? pathOf(faq, language) : pathOf({ name: 'home', params: {} }, language),
    findOrder: pathOf({ name: 'findOrder', params: {} }, language),
    email: site.email,
    messenger: site.messenger,
    chat,
  };
}
