import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { pageVary } from '../../visit/page-key.js';
import { encodingFor } from '../../http/encoding.js';
import { keptForms } from './cached-page.js';
import { cachedHeaders, sendCached } from './send-cached.js';

const above = ['X-Above', 'yes', ...Object.entries(cachedHeaders('private', 0, 0)).flat()];
const bodies = { br: 'brotli', gzip: 'zipped', identity: 'plain' };
const server = createServer((asked, response) => {
  const encoding = encodingFor(asked, keptForms);
  const body = Buffer.from(bodies[encoding]);
  sendCached(asked, response, { etag: 'W/"e1"', encoding, body }, above);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as: it listens on TCP
afterAll(() => server.close());

it.each([
  { accepts: 'gzip, deflate, br', encoding: 'br', length: 6 },
  { accepts: 'gzip', encoding: 'gzip', length: 6 },
  { accepts: 'gzip;q=0', encoding: undefined, length: 5 },
])(
  'answers a client that accepts "$accepts" in $encoding',
  async ({ accepts, encoding, length }) => {
    const answer = await request(url).head('/').set('Accept-Encoding', accepts);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(length));
    expect(answer.headers['x-above']).toBe('yes');
  },
);

it.each([
  ['W/"e1"', 304],
  ['"e1"', 304],
  ['"a", W/"e1"', 304],
  ['W/"a",W/"e1"', 304],
  ['*', 304],
  [['W/"a"', 'W/"e1"'], 304],
  ['"e"', 200],
  ['e1', 200],
  ['', 200],
])('answers a client with %j by %d', async (known, status) => {
  const lines = [known].flat().flatMap((line) => ['If-None-Match', line]);
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get(url, { headers: ['Host', 'shop.test', ...lines] }, resolve);
  });
  answer.resume();
  expect([answer.statusCode, answer.headers.etag]).toEqual([status, 'W/"e1"']);
  expect([answer.headers['x-above'], answer.headers.vary]).toEqual(['yes', pageVary]);
  expect(answer.headers['cache-control']).toBe('private, no-cache, no-transform');
});

it.each([
  ['public', 30, 4_000, 'public, max-age=0, s-maxage=30, stale-while-revalidate=300, no-transform'],
  ['public', 30, 130, 'public, max-age=0, s-maxage=30, stale-while-revalidate=100, no-transform'],
  ['public', 30, 12, 'public, max-age=0, s-maxage=12, stale-while-revalidate=0, no-transform'],
  ['public', 0, 4_000, 'private, no-cache, no-transform'],
  ['private', 30, 4_000, 'private, no-cache, no-transform'],
] as const)('sets the lifetime of a %s page of %d s when the day has %d s left', (...row) => {
  const [reach, fresh, left, control] = row;
  expect(cachedHeaders(reach, fresh, left)['Cache-Control']).toBe(control);
});
