import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutTransform } from '../../http/send-packed.js';
import { pageVary } from '../../visit/page-key.js';
import type { WrittenPage } from './cached-page.js';
import { staleSeconds } from './page-store.js';

/** Alternating names and values, which Node writes without validation. */
export type RawHeaders = readonly string[];

/** `public`: a shared cache may store the page, because it depends on no cookie. */
export type Reach = 'public' | 'private';

/** A CDN keeps a page as long as we do, and never past its park day in `left` seconds. */
function cacheControl(reach: Reach, freshSeconds: number, left: number): string {
  const fresh = Math.min(freshSeconds, left);
  if (reach === 'private' || fresh === 0) return 'private, no-cache';
  const stale = Math.min(staleSeconds, left - fresh);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}

export const cachedHeaders = (
  reach: Reach,
  freshSeconds: number,
  left: number,
): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': withoutTransform(cacheControl(reach, freshSeconds, left)),
  Vary: pageVary,
});

const weak = (etag: string) => etag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` matches: a list compared weakly, or `*` (RFC 9110, 13.1.2). */
const isKnown = (known: string, etag: string): boolean =>
  known.trim() === '*' || known.split(',').some((one) => weak(one) === weak(etag));

export function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  { etag, encoding, body }: WrittenPage,
  headers: RawHeaders,
): void {
  if (isKnown(request.headers['if-none-match'] ?? '', etag)) {
    response.writeHead(304, [...headers, 'ETag', etag]).end();
    return;
  }
  const own = ['ETag', etag, 'Content-Length', String(body.length)];
  const packed = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  response.writeHead(200, [...headers, ...own, ...packed]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
