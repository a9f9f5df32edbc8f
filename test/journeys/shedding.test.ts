import type { Socket } from 'node:net';
import { errorText } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { openRaw } from '@shop/test/raw-http';
import { startBff } from '@shop/test/start-bff';

// Its own shop: the limit itself is under test.
const shop = await startBff({}, { SHED_IN_FLIGHT: '4', PAGE_FRESH_SECONDS: '600' });
const open: Socket[] = [];
afterAll(async () => {
  open.forEach((socket) => socket.destroy());
  await shop.stop();
});

/** An unfinished webhook stays in flight; payment webhooks are never refused. */
async function beginMessages(count: number) {
  const head = `POST /api/webhooks/payment HTTP/1.1\r\nHost: ${new URL(shop.url).host}\r\n`;
  for (let one = 0; one < count; one += 1) {
    const socket = await openRaw(shop.url);
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 40\r\n\r\n{`);
    open.push(socket);
  }
}

const statusOf = async (path: string) => (await shop.visitor().get(path)).status;
const postStatus = async (path: string) => (await shop.visitor().postJson(path, {})).status;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const json = { accept: 'application/json' };
const kept = '/en/';
const uncached = (language: string) => `/${language}/?subscribed=yes`;

beforeAll(async () => {
  for (let turn = 0; turn < 2; turn += 1) await (await shop.visitor().get(kept)).text();
});

it('accepts all requests under normal load', async () => {
  expect(await statusOf(uncached('es'))).toBe(200);
});

describe('a busy shop', () => {
  beforeAll(async () => {
    await beginMessages(6);
    await until(async () => (await statusOf(uncached('es'))) === 503);
  });

  it.each(journeyLanguages)('says so, and when to retry, in %s', async (language) => {
    const page = await shop.visitor().get(uncached(language), { accept: 'text/html' });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).toContain(errorText('busy', language));
    const path = encodeURIComponent(uncached(language));
    const view = await shop.visitor().get(`/api/screens/page?path=${path}`, json);
    expect(view.status).toBe(503);
    expect(await view.json()).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'busy', text: errorText('busy', language) }],
    });
  });

  it('refuses reports, suggestions and other deferrable calls', async () => {
    expect(await postStatus('/api/reporting')).toBe(503);
    expect(await postStatus('/api/logs')).toBe(503);
    expect(await statusOf('/api/search/suggestions?q=agua')).toBe(503);
  });

  it('still serves cached pages and files', async () => {
    expect(await statusOf(kept)).toBe(200);
    expect(await statusOf('/favicon.svg')).toBe(200);
  });

  it('still sells', async () => {
    for (const path of ['/es/carrito/', '/en/checkout/', '/pt/auth/'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    expect(await postStatus('/api/checkout')).toBe(400);
    const checkout = encodeURIComponent('/en/checkout/');
    expect(await statusOf(`/api/screens/page?path=${checkout}`)).toBe(200);
  });
});

describe('an overloaded shop', () => {
  beforeAll(async () => {
    await beginMessages(6);
    await until(async () => (await statusOf('/es/carrito/')) === 503);
  });

  it('starts no purchase', async () => {
    expect(await statusOf('/en/checkout/')).toBe(503);
    expect(await postStatus('/api/checkout')).toBe(503);
  });

  it('still accepts payment webhooks and returns, and shows their orders', async () => {
    expect(await postStatus('/api/webhooks/payment')).toBe(401);
    expect(await statusOf(`/api/payment/return?purchase=${'0'.repeat(32)}`)).toBe(404);
    expect(await statusOf('/es/orden/TQ-1/')).toBe(404);
    const order = encodeURIComponent('/es/orden/TQ-1/');
    expect(await statusOf(`/api/screens/page?path=${order}`)).not.toBe(503);
  });
});

it('recovers when the load is gone, and logs three lines', async () => {
  open.forEach((socket) => socket.destroy());
  await until(async () => (await statusOf(uncached('es'))) === 200);
  const levels = () =>
    shop.logged.filter(({ event }) => event === 'load').map(({ level }) => level);
  expect(levels()).toEqual(['busy', 'overloaded']);
  await until(async () => (await statusOf(uncached('es'))) === 200 && levels().length > 2);
  expect(levels()).toEqual(['busy', 'overloaded', 'calm']);
});
