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

/**
 * Nodes of schema.org (docs/rules/pages.md#structured-data). Addresses are paths in them; the
 * page's head writes them out on the configured origin.
 */
const shopId = '/#shop';
const siteId = '/#site';

/** How a node names the shop as its seller, organizer or provider. */
export const theShop = { '@id': shopId } as const;

/** What every page says: whose shop this is, and how it is searched. */
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

/** The way from the home page to here; the home page itself has none. */
export function describeBreadcrumb(
  breadcrumb: readonly LinkView[],
  site: SiteText,
  language: Language,
): readonly StructuredData[] {
  if (breadcrumb.length === 0) return [];
  const home = { name: site.brand, href: pathOf({ name: 'home', params: {} }, language) };
  return [{ '@type': 'BreadcrumbList', itemListElement: listItems([home, ...breadcrumb], 'item') }];
}

/** A page that is a list of other pages, in the order that it shows them. */
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

/** What the calendar that the page shows says; nothing where it did not answer. */
export type Stock = 'InStock' | 'SoldOut' | 'unknown';

/** An offer at the price that the page shows, with the digits that the page shows. */
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

/** When a park is open; a tour has departures and no hours. */
export const describeHours = (schedule: Schedule) =>
  schedule.type === 'OPENING_HOURS'
    ? {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: schedule.weekdays.map((weekday) => weekdays[weekday - 1]),
        opens: schedule.from,
        closes: schedule.to,
      }
    : undefined;

/** Where the parks are, as far as a search engine needs it to put them on its map. */
export const parkAddress = {
  '@type': 'PostalAddress',
  addressRegion: 'Quintana Roo',
  addressCountry: 'MX',
} as const;

/** The same nodes with each path written out as an address of this origin. */
export function onOrigin<Value>(value: Value, origin: string): Value {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' && /^\/(?!\/)/.test(part) ? origin + part : part,
  ) as Value; // as: the same shape, other strings
}
