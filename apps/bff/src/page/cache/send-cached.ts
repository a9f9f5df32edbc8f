import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageVary } from '../../visit/page-key.js';
import type { WrittenPage } from './cached-page.js';
import { staleSeconds } from './page-store.js';

/** Names and values in turns, as Node writes them without looking at them again. */
export type RawHeaders = readonly string[];

/** Whether the page may also stand in a cache in front of us: only what nobody's cookie changed. */
export type Reach = 'public' | 'private';

/** A cache in front of us keeps a page as long as we do: not at all when we keep none. */
const cacheControl = (reach: Reach, freshSeconds: number): string =>
  reach === 'public' && freshSeconds > 0
    ? `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`
    : 'private, no-cache';

export const cachedHeaders = (
  reach: Reach,
  freshSeconds: number,
): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': cacheControl(reach, freshSeconds),
  Vary: pageVary,
});

/** Writes a page's bytes, or says that nothing changed. */
export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, encoding, body }: WrittenPage,
  headers: RawHeaders,
): void {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, [...headers, 'ETag', etag]).end();
    return;
  }
  const own = ['ETag', etag, 'Content-Length', String(body.length)];
  const packed = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  response.writeHead(200, [...headers, ...own, ...packed]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
