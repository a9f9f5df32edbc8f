import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { sendRaw } from '@shop/test/raw-http';
import { Registry } from 'prom-client';
import { createOpsServer } from './ops-server.js';

const servers: ReturnType<typeof createOpsServer>[] = [];
afterAll(() => servers.forEach((server) => server.close()));

async function startOps(allowed: readonly string[] = [], host = '127.0.0.1') {
  const options = {
    registry: new Registry(),
    isReady: () => Promise.resolve(true),
    backends: Promise.resolve([{ variable: 'CART_API_URL', isFine: true }]),
    drift: () => [],
    allowed,
  };
  const server = createOpsServer(options);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  servers.push(server);
  return port;
}

const port = await startOps(['metrics.internal']);
const ask = (host: string, path = '/health/live', to = port, at = '127.0.0.1') =>
  sendRaw(`http://${at}:${to}`, [`GET ${path} HTTP/1.1`, `Host: ${host}`]);

it.each([
  '127.0.0.1',
  '127.0.0.1:80',
  'localhost',
  'LocalHost:3002',
  '[::1]:3002',
  'metrics.internal:9',
])('answers for the host %s', async (host) => {
  for (const path of ['/health/live', '/health/ready', '/backends', '/drift', '/metrics'])
    expect((await ask(host, path)).status).toBe(200);
});

it.each(['evil.example', 'localhost.evil.example', '10.0.0.1', '127.0.0.1.evil.example', ''])(
  'names the variable to change for the host "%s", and nothing about the shop',
  async (host) => {
    for (const path of ['/health/live', '/metrics', '/nothing']) {
      const { status, body } = await ask(host, path);
      expect([status, body]).toEqual([421, expect.stringContaining('OPS_ALLOWED_HOSTS')]);
    }
  },
);

it('answers one host, once', async () => {
  const lines = ['GET /health/live HTTP/1.1', 'Host: localhost', 'Host: evil.example'];
  expect((await sendRaw(`http://127.0.0.1:${port}`, lines)).status).toBe(421);
});

/** An address of this machine without a name; offline, another loopback address. */
const at =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';

it('listens on the configured address', async () => {
  const everywhere = await startOps([], '0.0.0.0');
  expect((await ask(`${at}:${everywhere}`, '/health/live', everywhere, at)).status).toBe(200);
  expect((await ask('10.255.255.1', '/health/live', everywhere, at)).status).toBe(421);
});
