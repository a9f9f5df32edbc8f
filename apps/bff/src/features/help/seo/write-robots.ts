import { closedPaths } from './closed-pages.js';

/** What crawlers may fetch, and where they find all pages (brief 16). */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
