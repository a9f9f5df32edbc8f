import { closedPaths } from './closed-pages.js';

/** What crawlers may fetch, and where they find all pages (docs/rules/pages.md#index). */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
