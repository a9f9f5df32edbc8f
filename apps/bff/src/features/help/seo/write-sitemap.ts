import { type Language, languages, pathOf, type Route } from '@shop/domain';
import { inSlices } from '../../../backends/in-slices.js';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const sitemapPath = (language: Language): string => `/sitemap-${language}.xml`;

export const writeSitemapIndex = (origin: string): string =>
  `${head}<sitemapindex xmlns="${sitemaps}">` +
  languages
    .map((language) => `<sitemap><loc>${escape(origin + sitemapPath(language))}</loc></sitemap>`)
    .join('') +
  '</sitemapindex>';

const slice = 200;

export async function writeSitemap(
  routes: readonly Route[],
  language: Language,
  origin: string,
): Promise<string> {
  const entries: string[] = [];
  for await (const some of inSlices(routes, slice))
    entries.push(...some.map((route) => writeEntry(route, language, origin)));
  const open = `${head}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return `${open}${entries.join('')}</urlset>`;
}

function writeEntry(route: Route, language: Language, origin: string): string {
  const address = (other: Language) => escape(origin + pathOf(route, other));
  const alternate = (hreflang: string, other: Language) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(other)}"/>`;
  return (
    `<url><loc>${address(language)}</loc>` +
    languages.map((other) => alternate(other, other)).join('') +
    `${alternate('x-default', 'en')}</url>`
  );
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

const escape = (address: string) => address.replace(/[&<"]/g, (sign) => entities[sign] ?? sign);
