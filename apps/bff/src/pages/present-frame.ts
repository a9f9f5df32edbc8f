import {
  callCentreHours,
  currencyCodes,
  currencyNames,
  isCallCentreOpen,
  isLanguage,
  type Language,
  languageNames,
  languages,
  languageTags,
  pathOf,
  type Route,
  writeHours,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { FrameView } from '@shop/ports/screens';
import type { PageQuestion, Shown } from './screen-handler.js';

/** The parts around a screen, from the visitor, the cart and the operator's words. */
export function presentFrame(
  question: PageQuestion,
  shown: Shown,
  content: ContentSource,
  acceptLanguage: string,
): FrameView {
  const { visitor, route, cart, now, path } = question;
  const { language, currency } = visitor;
  const site = content.site(language);
  return {
    brand: site.brand,
    descriptor: site.descriptor,
    language,
    languageTag: languageTags[language],
    layout: visitor.layout,
    theme: visitor.theme,
    currency: { code: currency, name: currencyNames[currency][language] },
    country: visitor.country,
    home: pathOf({ name: 'home', params: {} }, language),
    navigation: navigationOf(language, shown.section),
    cart: {
      href: pathOf({ name: 'cart', params: {} }, language),
      count: cart.kind === 'stored' ? cart.cart.productCount : 0,
    },
    languages: languageLinks(route, question),
    currencies: currencyCodes.map((code) => ({ code, name: currencyNames[code][language] })),
    callCentre: presentCallCentre(content, language, now),
    offer: route.name === 'home' ? languageOffer(language, acceptLanguage) : undefined,
    path,
    notice: undefined,
    breadcrumb: shown.breadcrumb,
    isShort: shown.isShort ?? false,
  };
}

function navigationOf(language: Language, section: Shown['section']): FrameView['navigation'] {
  const list = pathOf({ name: 'list', params: {} }, language);
  const entries = [
    { key: 'home', href: pathOf({ name: 'home', params: {} }, language) },
    { key: 'parks', href: `${list}?kind=park` },
    { key: 'tours', href: `${list}?kind=tour` },
  ] as const;
  return entries.map((entry) => ({ ...entry, current: entry.key === section }));
}

/** The same page in each language, with the same choices; never the home page instead. */
function languageLinks(route: Route, { path, visitor }: PageQuestion): FrameView['languages'] {
  const query = path.includes('?') ? path.slice(path.indexOf('?')) : '';
  return languages.map((code) => ({
    code,
    tag: languageTags[code],
    name: languageNames[code],
    href: pathOf(route, code) + query,
    current: code === visitor.language,
  }));
}

/** The first language of the browser that we speak, when it is not this page's own. */
function languageOffer(language: Language, acceptLanguage: string): FrameView['offer'] {
  const wanted = acceptLanguage
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLanguage);
  if (!wanted || wanted === language) return undefined;
  return {
    language: wanted,
    tag: languageTags[wanted],
    href: pathOf({ name: 'home', params: {} }, wanted),
  };
}

function presentCallCentre(
  content: ContentSource,
  language: Language,
  now: Date,
): FrameView['callCentre'] {
  const { weekday, weekend } = callCentreHours;
  return {
    isOpen: isCallCentreOpen(now),
    weekday: writeHours(weekday.from, weekday.to),
    weekend: writeHours(weekend.from, weekend.to),
    phones: content.site(language).phones.map((phone) => ({
      ...phone,
      href: `tel:${phone.number.replaceAll(/[^+\d]/g, '')}`,
    })),
  };
}
