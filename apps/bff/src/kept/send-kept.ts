import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { WrittenPage } from './kept-page.js';

/** Whether the page may also stand in a cache in front of us: only what nobody's cookie changed. */
export type Reach = 'public' | 'private';

const cacheControl: Readonly<Record<Reach, string>> = {
  public: 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
  private: 'private, no-cache',
};

export const keptHeaders = (reach: Reach): OutgoingHttpHeaders => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': cacheControl[reach],
  Vary: 'Accept-Encoding, Cookie, Accept-Language, Sec-CH-UA-Mobile, User-Agent',
});

/** Writes a kept page's bytes in the best form that is taken, or says that nothing changed. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  written: WrittenPage,
  headers: OutgoingHttpHeaders,
  plain: () => Buffer,
): void {
  if (request.headers['if-none-match'] === written.etag) {
    response.writeHead(304, { ...headers, ETag: written.etag }).end();
    return;
  }
  const [encoding, bytes] = formOf(String(request.headers['accept-encoding'] ?? ''), written);
  const body = bytes ?? plain();
  response.writeHead(200, {
    ...headers,
    ETag: written.etag,
    'Content-Length': body.length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function formOf(accepted: string, { br, gzip }: WrittenPage) {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return ['br', br] as const;
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return ['gzip', gzip] as const;
  return [undefined, undefined] as const;
}
