/** Paths that are not pages. A `noindex` page stays crawlable, or crawlers would not see it. */
const closedPaths = ['/api/', '/sign-in/start', '/redirect/'];

/** robots.txt (docs/rules/pages.md#index). */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...closedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
