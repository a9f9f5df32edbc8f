import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Response } from 'express';
import { encodingFor } from './encoding.js';

/** In bytes: smaller texts are not worth compressing. */
const least = 1_024;

/** Larger texts are compressed asynchronously, by the middleware. */
const most = { json: 32_768, html: 262_144 };

/** For a page served once: 5 % more bytes for a third less work. */
const quality = { json: 4, html: 3 };

type Kind = keyof typeof most;

const brotli = (text: Buffer, kind: Kind) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality[kind],
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

/** At its default level 3: fewer bytes than Brotli at 3, for half the work. */
const zstd = (text: Buffer) => zstdCompressSync(text, { pledgedSrcSize: text.length });

const forms = ['zstd', 'br', 'gzip'] as const;

const pack: Readonly<
  Record<(typeof forms)[number] | 'identity', (text: Buffer, kind: Kind) => Buffer>
> = {
  zstd,
  br: brotli,
  gzip: (text) => gzipSync(text),
  identity: (text) => text,
};

/** Adds `no-transform`: a CDN that rewrites the HTML breaks hydration (RFC 9111, 5.2.2.6). */
export const withoutTransform = (cacheControl: string): string => `${cacheControl}, no-transform`;

/** Compresses synchronously: for a few kilobytes a worker thread costs several times more. */
function sendPacked(response: Response, kind: Kind, written: string): void {
  const text = Buffer.from(written);
  response.type(kind);
  if (text.length < least || text.length > most[kind]) return void response.send(text);
  response.vary('Accept-Encoding');
  const cacheControl = response.getHeader('Cache-Control') ?? 'no-store';
  if (kind === 'html') response.setHeader('Cache-Control', withoutTransform(String(cacheControl)));
  const encoding = encodingFor(response.req, forms);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.send(pack[encoding](text, kind));
}

export const sendJson = (response: Response, body: unknown): void =>
  sendPacked(response, 'json', JSON.stringify(body));

export const sendHtml = (response: Response, html: string): void =>
  sendPacked(response, 'html', html);
