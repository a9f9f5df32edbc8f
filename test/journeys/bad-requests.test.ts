import { mkdir, writeFile } from 'node:fs/promises';
import * as ports from '@shop/ports/screens';
import { badRequests } from '@shop/test/bad-requests';
import { turns } from '@shop/test/corpus';
import { startShopPrograms } from '@shop/test/shop-programs';

const count = turns(20_000, 2_000);
const atATime = 8;

const shop = await startShopPrograms();
afterAll(() => shop.stop());

/** Where the ports say that something is asked or changed. */
const calls = [
  ...Object.values(ports).flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'path' in one && typeof one.path === 'string'
      ? [`/api${one.path}`]
      : [],
  ),
  ...Object.values(ports.userCalls),
  ...['/api/plan', '/api/payment/return', '/api/webhooks/payment', '/api/policy-reports'],
  ...['/sign-in/start/', '/sign-in/callback/', '/offline/es', '/robots.txt', '/sitemap.xml'],
];

async function pages(): Promise<readonly string[]> {
  const maps = ['es', 'en', 'pt'].map((code) => fetch(`${shop.url}/sitemap-${code}.xml`));
  const texts = await Promise.all((await Promise.all(maps)).map((map) => map.text()));
  const listed = [...texts.join('').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)];
  const own = [
    '/es/carrito/',
    '/en/checkout/',
    '/pt/pedido/',
    '/es/orden/TQ-1/',
    '/en/my-account/',
  ];
  return [...listed.map(([, path]) => path ?? ''), ...own, '/', '/es/auth/', '/pt/busca/'];
}

it(`answers ${count} bad requests to all addresses, none with a failure of its own`, async () => {
  const known = await pages();
  expect([known.length, calls.length]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(known.length).toBeGreaterThan(100);
  expect(calls.length).toBeGreaterThan(25);
  const left = [...badRequests({ pages: known, calls }, shop.url, count)];
  const statuses = new Map<number, number>();
  const failed: string[] = [];
  const worker = async () => {
    for (let bad = left.pop(); bad; bad = left.pop()) {
      const { method, path, headers, body } = bad;
      const init = {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        redirect: 'manual',
      } as const;
      const { status } = await fetch(shop.url + path, init).then(
        async (response) => {
          await response.arrayBuffer();
          return response;
        },
        (error: unknown) => ({ status: String(error) }),
      );
      if (typeof status === 'number') statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (typeof status !== 'number' || status >= 500)
        failed.push(
          `${status} ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${body?.slice(0, 300) ?? ''}`,
        );
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  const worst = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await shop.metrics())?.[1];
  const figures = {
    count,
    statuses: Object.fromEntries(statuses),
    worstStallMs: Number(worst) * 1000,
  };
  // A time, so it is written down and not judged.
  await mkdir('test-results', { recursive: true });
  await writeFile('test-results/bad-requests.json', `${JSON.stringify(figures, null, 2)}\n`);
  expect(failed).toEqual([]);
  // Most of them are refused; what is answered all the same had nothing wrong that matters.
  expect([...statuses.keys()].filter((status) => status >= 400).length).toBeGreaterThan(3);
}, 600_000);
