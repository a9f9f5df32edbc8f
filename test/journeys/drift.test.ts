import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { startBackend } from '@shop/test/fake-backend';
import { startBff } from '@shop/test/start-bff';
import { createOpsServer } from '../../apps/bff/src/observability/ops-server.js';

const upstream = await startBackend();
// Its own shop, with two backends that break their contracts.
const shop = await startBff(
  {},
  {
    NEWSLETTER_API_URL: `${upstream.url}/newsletter-api`,
    OCTO_API_URL: `${upstream.url}/octo/`,
    OCTO_API_TOKEN: 'a-token-of-the-supplier',
  },
);
const ops = createOpsServer({
  registry: shop.metrics.registry,
  drift: () => shop.drift.noted(),
  allowed: [],
  backends: Promise.resolve([]),
  isReady: () => Promise.resolve(true),
}).listen(0, '127.0.0.1');
await once(ops, 'listening');
afterAll(async () => {
  ops.close();
  await shop.stop();
  await upstream.stop();
});

const reader = {
  path: '/es/',
  name: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@mail.example',
  country: 'MX',
  accepts: 'yes',
  permits: 'yes',
  website: '',
};
let attempts = 0;
const subscribe = () =>
  shop
    .visitor()
    .postJson('/api/newsletter', { ...reader, attempt: `attempt-${(attempts += 1)}-of-a-reader` });

const opsPage = async (path: string) => {
  const { port } = ops.address() as AddressInfo; // as: it listens on TCP
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
};
const told = (backend: string) =>
  shop.logged
    .filter((line) => line.event === 'backend-drift' && line.backend === backend)
    .map(({ kind, at, said }) => [kind, at, said].join(' '));

it('logs contract deviations and still serves the visitor', async () => {
  const body = { status: 'ok', readerNumber: 12345 };
  upstream.reply('POST /newsletter-api/newsletter', 201, body);
  expect((await subscribe()).status).toBe(200);
  await shop.visitor().see('/es/');
  expect(shop.drift.noted().filter(({ backend }) => backend === 'newsletter')).toEqual([
    expect.objectContaining({
      backend: 'newsletter',
      operation: 'subscribe',
      count: 1,
      kind: 'new',
      at: 'readerNumber',
      said: 'integer',
    }),
  ]);
});

it('counts deviations and shows operators no values', async () => {
  const metrics = await opsPage('/metrics');
  const counted = [...metrics.matchAll(/^backend_drift_total\{backend="newsletter".*$/gm)];
  expect(counted.map(([line]) => line.replace(/^.*kind=/, ''))).toEqual(['"new"} 1']);
  const page = await opsPage('/drift');
  const row = '<td>readerNumber</td><td>is not in the contract</td><td>integer</td>';
  expect(page).toContain(`<td>newsletter</td><td>subscribe</td>${row}`);
  expect(page).not.toMatch(/12345|ana@/);
});

it('watches an OCTO supplier and ignores standard fields that the shop does not read', async () => {
  const products = [{ id: 'mist', isFancy: true, availabilityType: 'SEASONAL', options: [] }];
  upstream.reply('GET /octo/products/', 200, products);
  await shop.visitor().see('/es/');
  expect(told('octo')).toEqual(expect.arrayContaining(['word [].availabilityType SEASONAL']));
  expect(told('octo')).not.toEqual(expect.arrayContaining([expect.stringMatching(/^new /)]));
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ event: 'backend-malformed', backend: 'octo' }),
  );
});
