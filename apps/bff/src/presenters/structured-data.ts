import {
  digitsOf,
  type Language,
  languageTags,
  type Money,
  pathOf,
  type Schedule,
  toDecimal,
} from '@shop/domain';
import type { SiteText } from '@shop/ports/backends';
import type { LinkView, StructuredData } from '@shop/ports/screens';

/** schema.org nodes (docs/rules/pages.md#structured-data). The head makes paths absolute. */
const shopId = '/#shop';
const siteId = '/#site';

/** Reference to the shop as seller, organizer or provider. */
export const theShop = { '@id': shopId } as const;

export const describeShop = (site: SiteText, language: Language): readonly StructuredData[] => [
  {
    '@type': 'Organization',
    '@id': shopId,
    name: site.brand,
    url: '/',
    logo: '/icons/icon-512.png',
    email: site.email,
  },
  {
    '@type': 'WebSite',
    '@id': siteId,
    name: site.brand,
    url: '/',
    inLanguage: languageTags[language],
    publisher: theShop,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${pathOf({ name: 'search', params: {} }, language)}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
];

/** Breadcrumb from the home page; none on the home page itself. */
export function describeBreadcrumb(
  breadcrumb: readonly LinkView[],
  site: SiteText,
  language: Language,
): readonly StructuredData[] {
  if (breadcrumb.length === 0) return [];
  const home = { name: site.brand, href: pathOf({ name: 'home', params: {} }, language) };
  return [{ '@type': 'BreadcrumbList', itemListElement: listItems([home, ...breadcrumb], 'item') }];
}

export const describeList = (name: string, links: readonly LinkView[]): readonly StructuredData[] =>
  links.length === 0
    ? []
    : [{ '@type': 'ItemList', name, itemListElement: listItems(links, 'url') }];

const listItems = (links: readonly LinkView[], address: 'item' | 'url') =>
  links.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [address]: href,
  }));

/** Stock of the calendar on the page; `unknown` if it failed. */
export type Stock = 'InStock' | 'SoldOut' | 'unknown';

/** An offer with the price and decimals shown on the page. */
export const describeOffer = (price: Money, href: string, stock: Stock) => ({
  '@type': 'Offer',
  url: href,
  price: toDecimal(price).toFixed(digitsOf(price)),
  priceCurrency: price.currency,
  ...(stock !== 'unknown' && { availability: `https://schema.org/${stock}` }),
  seller: theShop,
});

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Opening hours of a park; tours have departures instead. */
export const describeHours = (schedule: Schedule) =>
  schedule.type === 'OPENING_HOURS'
    ? {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schedule.weekdays.map((weekday) => weekdays[weekday - 1]),
        opens: schedule.from,
        closes: schedule.to,
      }
    : undefined;

/** Region and country are enough for search engines. */
export const parkAddress = {
  '@type': 'PostalAddress',
  addressRegion: 'Quintana Roo',
  addressCountry: 'MX',
} as const;

/** Makes every path absolute. */
export function onOrigin<Value>(value: Value, origin: string): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' && /^\/(?!\/)/.test(part) ? origin + part : part,
  ) as Value; // as: the same shape, other strings
}
