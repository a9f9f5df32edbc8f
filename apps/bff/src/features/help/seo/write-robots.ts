/** Calls, which are no pages. A closed page has to be fetched, or nobody reads its `noindex`. */
const closedPaths = ['/api/', '/sign-in/start', '/redirect/'];

/** What crawlers may fetch, and where they find all pages (docs/rules/pages.md#index). */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
