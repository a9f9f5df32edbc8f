import { subscribe } from 'node:diagnostics_channel';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { placeInSandbox, placeInShop, shop } from './documents.mjs';

const isOrdered = ({ type, body, contract }) =>
  contract !== shop &&
  (/html/.test(type) ? body.includes('<body>It works!') : body.includes('"message":"As ordered."'));

const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

const heard = new WeakMap();

/**
 * Reports every call that servers of this process answer, through Node's diagnostics channels. The
 * product's code is not involved.
 * @param {(port: number) => 'shop' | 'sandbox' | undefined} whatListens on a port
 * @param {(call: object, port: number) => void} onCall
 */
export function watchServers(whatListens, onCall) {
  subscribe('http.server.request.start', ({ request, response, socket }) => {
    const port = socket.localPort;
    const server = whatListens(port);
    if (!server) return;
    const place = placeOf(server, request.url);
    if (place)
      heard.set(response, { port, place, asked: keepAsked(request), sent: keepSent(response) });
  });
  subscribe('http.server.response.finish', ({ request, response }) => {
    const told = heard.get(response);
    if (!told) return;
    const call = callOf(request, response, told);
    if (!isOrdered(call)) onCall(call, told.port);
  });
}

function placeOf(server, url) {
  // A proxy sends the absolute address (RFC 9112, 3.2.2).
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0] || '/';
  return server === 'shop' ? placeInShop(path) : placeInSandbox(path);
}

/** Copies the request body while the server reads it. */
function keepAsked(request) {
  const chunks = [];
  if (request.method === 'GET' || request.method === 'HEAD') return chunks;
  const { push } = request;
  request.push = function keep(chunk, encoding) {
    if (chunk) chunks.push(chunk);
    return push.call(this, chunk, encoding);
  };
  return chunks;
}

function keepSent(response) {
  const chunks = [];
  const { write, end } = response;
  const keep = (chunk, encoding) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, encoding?.at ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  response.write = function keptWrite(chunk, ...rest) {
    keep(chunk, rest[0]);
    return write.call(this, chunk, ...rest);
  };
  response.end = function keptEnd(chunk, ...rest) {
    keep(chunk, rest[0]);
    return end.call(this, chunk, ...rest);
  };
  return chunks;
}

function callOf(request, response, { place, asked, sent }) {
  const head = response._header ?? '';
  const type = headerIn(head, 'content-type');
  return {
    ...place,
    method: request.method,
    status: response.statusCode,
    type,
    body:
      /json/.test(type) || place.contract !== shop
        ? textOf(sent, headerIn(head, 'content-encoding'))
        : sizeOf(sent),
    asked: askedOf(request, response, asked, place),
  };
}

const headerIn = (head, name) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? '';

/** For a page or file, only whether it is empty matters. */
const sizeOf = (chunks) => (chunks.length === 0 ? '' : 'bytes');

function textOf(chunks, encoding) {
  const bytes = Buffer.concat(chunks);
  return (unpack[encoding]?.(bytes) ?? bytes).toString();
}

/** Requests of the shop, and JSON that it accepted; tests send others wrong on purpose. */
function askedOf({ url, headers }, { statusCode }, chunks, { contract }) {
  const isTaken = contract === shop ? statusCode < 300 : 'x-request-id' in headers;
  if (!isTaken) return undefined;
  const body = bodyOf(headers, chunks);
  // Visitors choose the query of a page, so it is not checked.
  if (contract === shop) return { body };
  return { body, headers, query: Object.fromEntries(new URL(url, 'http://any').searchParams) };
}

function bodyOf(headers, chunks) {
  if (chunks.length === 0 || !/json/.test(headers['content-type'] ?? '')) return undefined;
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}
