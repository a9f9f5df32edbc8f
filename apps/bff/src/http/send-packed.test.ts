import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import { sendHtml, sendJson } from './send-packed.js';

const shown = express().use(compression());
const texts = { small: 'a', fair: 'fair '.repeat(800), large: 'large '.repeat(8_000) };
for (const [name, text] of Object.entries(texts))
  shown.get(`/${name}`, (_request, response) => sendJson(response, { text }));
shown.get('/page', (_request, response) => sendHtml(response, texts.large));
const server = createServer(shown).listen(0);
await once(server, 'listening');
afterAll(() => server.close());

const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

async function ask(name: keyof typeof texts, taken: string) {
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const headers = { 'accept-encoding': taken };
  const asked = get({ port, path: `/${name}`, headers, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // as: the argument of this event
  const { 'content-encoding': encoding, 'content-type': type, vary } = answer.headers;
  const packed = await buffer(answer);
  const isPacked = (form = ''): form is keyof typeof unpack => form in unpack;
  const { text } = JSON.parse(String(isPacked(encoding) ? unpack[encoding](packed) : packed)) as {
    text: string;
  }; // as: what was sent
  const isWhole = Number(answer.headers['content-length']) === packed.length;
  return { encoding, type, vary, isRight: text === texts[name], isWhole };
}

const json = { type: 'application/json; charset=utf-8', vary: 'Accept-Encoding', isRight: true };

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('compresses a reply at once for a client that accepts %s', async (taken, encoding) => {
  expect(await ask('fair', taken)).toEqual({ ...json, encoding, isWhole: true });
});

it('leaves small replies plain, and streams the compression of large ones', async () => {
  const taken = 'gzip, deflate, br';
  expect(await ask('small', taken)).toEqual({ ...json, encoding: undefined, isWhole: true });
  expect(await ask('large', taken)).toEqual({ ...json, encoding: 'br', isWhole: false });
});

it('compresses a page at once, at any size', async () => {
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const asked = get({ port, path: '/page', headers: { 'accept-encoding': 'br' }, agent: false });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // as: the argument of this event
  const packed = await buffer(answer);
  expect(String(brotliDecompressSync(packed))).toBe(texts.large);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(packed.length),
    vary: 'Accept-Encoding',
  });
});
