// A proxy before the sandbox's cart API: each product `times` times, the copies under slugs, codes
// and names of their own. Prices and calendars of a copy are those of its original.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { serve } from './serve.mjs';

const copyOf = /-copy\d+(?=["&]|$)/g;
const lists = { '/cart-api/xapi/products': 'products', '/cart-api/xapi/prices-from': 'prices' };
const words = ['Aurora', 'Brisa', 'Ceniza', 'Duna', 'Espuma', 'Faro', 'Garza', 'Hondura'];

function copy(entry, at) {
  if (at === 0) return entry;
  const { slug, code, name, variantOf } = entry;
  const own = (text) => `${text}-copy${at}`;
  return {
    ...entry,
    slug: own(slug),
    ...(code && { code: `${code}-${at}` }),
    ...(name && { name: `${name} ${words[at % words.length]} ${at}` }),
    ...(variantOf && { variantOf: own(variantOf) }),
  };
}

const multiplied = (entries, times) =>
  Array.from({ length: times }, (_, at) => entries.map((entry) => copy(entry, at))).flat();

process.once('message', ({ origin, times }) => {
  const kept = new Map();
  /** The list as bytes, and its ETag; written again only if the original changed. */
  const grown = (url, key, text) => {
    const known = kept.get(url);
    if (known?.text === text) return known;
    const read = JSON.parse(text);
    const body = Buffer.from(JSON.stringify({ ...read, [key]: multiplied(read[key], times) }));
    const etag = `"${createHash('sha1').update(body).digest('base64')}"`;
    kept.set(url, { text, body, etag });
    return kept.get(url);
  };
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    const [slug = ''] = request.url.match(copyOf) ?? [];
    const { 'if-none-match': seen, ...headers } = request.headers;
    delete headers.host;
    delete headers['content-length'];
    const answer = await fetch(origin + request.url.replaceAll(copyOf, ''), {
      method: request.method,
      headers,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks).toString().replaceAll(copyOf, '') }),
    });
    const text = await answer.text();
    const sent = { 'content-type': answer.headers.get('content-type') ?? 'text/plain' };
    const lasts = answer.headers.get('cache-control');
    if (lasts) sent['cache-control'] = lasts;
    const key = lists[new URL(request.url, origin).pathname];
    if (!key || !answer.ok)
      return response
        .writeHead(answer.status, sent)
        .end(text.replaceAll(/"slug":"[a-z0-9-]+/g, (said) => said + slug));
    const { body, etag } = grown(request.url, key, text);
    if (seen === etag) return response.writeHead(304, { ...sent, etag }).end();
    response.writeHead(200, { ...sent, etag, 'content-length': body.length }).end(body);
  });
  serve(server);
});
