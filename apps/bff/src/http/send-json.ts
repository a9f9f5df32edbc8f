import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Response } from 'express';
import { encodingFor } from './encoding.js';

/** Bytes: what is smaller is not worth packing, what is larger is packed beside, by the middleware. */
const least = 1_024;
const most = 32_768;

const pack = {
  br: (text: Buffer) =>
    brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: Buffer) => gzipSync(text),
  identity: (text: Buffer) => text,
};

/**
 * Answers with JSON. It is packed on the spot: to hand a few kilobytes to another thread and back
 * costs several times what the packing does.
 */
export function sendJson(response: Response, body: unknown): void {
  const text = Buffer.from(JSON.stringify(body));
  response.type('json');
  if (text.length < least || text.length > most) return void response.send(text);
  const encoding = encodingFor(response.req);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.send(pack[encoding](text));
}
