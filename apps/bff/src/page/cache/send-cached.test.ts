import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { encodingFor } from '../../http/encoding.js';
import { keptForms } from './cached-page.js';
import { cachedHeaders, sendCached } from './send-cached.js';

const bodies = { br: 'brotli', gzip: 'zipped', identity: 'plain' };
const server = createServer((asked, response) => {
  const encoding = encodingFor(asked, keptForms);
  const body = Buffer.from(bodies[encoding]);
  sendCached(asked, response, { etag: 'W/"e1"', encoding, body }, ['X-Above', 'yes']);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // as: it listens on TCP
afterAll(() => server.close());

it.each([
  { accepts: 'gzip, deflate, br', encoding: 'br', length: 6 },
  { accepts: 'gzip', encoding: 'gzip', length: 6 },
  { accepts: 'gzip;q=0', encoding: undefined, length: 5 },
])('answers who accepts "$accepts" in $encoding', async ({ accepts, encoding, length }) => {
  const answer = await request(url).head('/').set('Accept-Encoding', accepts);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(length));
  expect(answer.headers['x-above']).toBe('yes');
});

it('says that nothing changed to who has it', async () => {
  const answer = await request(url).get('/').set('If-None-Match', 'W/"e1"');
  expect([answer.status, answer.text]).toEqual([304, '']);
});

it.each([
  ['public', 30, 4_000, 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'],
  ['public', 30, 130, 'public, max-age=0, s-maxage=30, stale-while-revalidate=100'],
  ['public', 30, 12, 'public, max-age=0, s-maxage=12, stale-while-revalidate=0'],
  ['public', 0, 4_000, 'private, no-cache'],
  ['private', 30, 4_000, 'private, no-cache'],
] as const)('says how long a %s page of %d s is kept when the day has %d s', (...row) => {
  const [reach, fresh, left, control] = row;
  expect(cachedHeaders(reach, fresh, left)['Cache-Control']).toBe(control);
});
