import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pageVary } from '../../visit/page-key.js';
import type { WrittenPage } from './kept-page.js';
import { staleSeconds } from './page-keep.js';

/** Whether the page may also stand in a cache in front of us: only what nobody's cookie changed. */
export type Reach = 'public' | 'private';

/** A cache in front of us keeps a page as long as we do: not at all when we keep none. */
const cacheControl = (reach: Reach, freshSeconds: number): string =>
  reach === 'public' && freshSeconds > 0
    ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
    : 'private, no-cache';

export const keptHeaders = (reach: Reach, freshSeconds: number): OutgoingHttpHeaders => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': cacheControl(reach, freshSeconds),
  Vary: pageVary,
});

/** Writes a kept page's bytes, or says that nothing changed. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, encoding, body }: WrittenPage,
  headers: OutgoingHttpHeaders,
): void {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, ETag: etag }).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    ETag: etag,
    'Content-Length': body.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
