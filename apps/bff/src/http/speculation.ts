import { languages, personalRoutes, routeTable } from '@shop/domain';
import type { Express, RequestHandler } from 'express';

const rulesPath = '/speculation-rules.json';

/** Pages about one visitor are never prefetched. */
const personal = ['cart', 'quote', ...personalRoutes] as const;

const personalPaths = languages.flatMap((language) =>
  personal.map((name) => `/${language}/${routeTable[name][language].replace('{id}', '')}*`),
);

/** Browsers prefetch hovered links, except personal pages. They do not execute them. */
export const rules = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: languages.map((language) => `/${language}/*`) },
          { not: { href_matches: personalPaths } },
          // A change of language needs a real navigation.
          { not: { selector_matches: '[data-island],[hreflang],[target],[download]' } },
        ],
      },
    },
  ],
};

const isPrefetch = (purpose: string | string[] | undefined): boolean =>
  String(purpose ?? '').includes('prefetch');

/** Enables prefetching. Prefetched pages set no cookies, and a change discards them. */
const speculate: RequestHandler = (request, response, next) => {
  const isChange = request.method !== 'GET' && request.method !== 'HEAD';
  if (isChange) response.setHeader('Clear-Site-Data', '"prefetchCache"');
  else if (!request.path.startsWith('/api/'))
    response.setHeader('Speculation-Rules', `"${rulesPath}"`);
  if (isPrefetch(request.headers['sec-purpose'])) withoutCookies(response);
  next();
};

function withoutCookies(response: Parameters<RequestHandler>[1]): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...how: Parameters<typeof writeHead>) => {
    response.removeHeader('Set-Cookie');
    return writeHead(...how);
  }) as typeof writeHead; // as: forwards any arguments
}

export function serveSpeculation(server: Express): void {
  server.get(rulesPath, (_request, response) => {
    response.type('application/speculationrules+json').setHeader('Cache-Control', 'max-age=86400');
    response.send(JSON.stringify(rules));
  });
  server.use(speculate);
}
