import type { SuggestionsView } from '@shop/ports/screens';
import { partOf } from '@shop/test/corpus';
import { endlessQuery, hostileQueries } from '@shop/test/hostile-queries';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const queries = partOf(hostileQueries, 37);

const addressOf = (q: string, path = '/es/busqueda/') => `${path}?${new URLSearchParams({ q })}`;

/** What a browser would take for an element of a query's own. */
const ownElement = /<(?:script>|img src=x|svg\/onload|iframe srcdoc|details open|base href=\/\/)/i;

async function atATime<Item>(
  items: readonly Item[],
  many: number,
  work: (item: Item) => Promise<void>,
) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: many }, worker));
}

it('has two thousand of them, each its own', () => {
  expect(hostileQueries).toHaveLength(2_000);
  expect(queries.length).toBeGreaterThanOrEqual(50);
  expect(new Set(hostileQueries).size).toBeGreaterThan(1_900);
});

it('answers every one with a page that holds it as text', async () => {
  const bad: string[] = [];
  await atATime(queries, 2, async (q) => {
    const response = await shop.visitor().get(addressOf(q), { accept: 'text/html' });
    const html = await response.text();
    if (response.status !== 200 || ownElement.test(html)) bad.push(`${response.status} ${q}`);
  });
  expect(bad).toEqual([]);
}, 180_000);

it('suggests to every one, or nothing', async () => {
  const bad: string[] = [];
  await atATime(queries, 2, async (q) => {
    const address = addressOf(q, '/api/search/suggestions');
    const response = await shop.visitor().get(address);
    const view = (await response.json()) as SuggestionsView; // as: the screen's own promise
    const hrefs = view.suggestions.map(({ href }) => href);
    const isOurs = hrefs.every((href) => href.startsWith('/en/search/?q='));
    if (response.status !== 200 || view.problem !== undefined || !isOurs) bad.push(q);
  });
  expect(bad).toEqual([]);
}, 120_000);

it('refuses an address without end before it is read', async () => {
  for (const path of ['/es/busqueda/', '/api/search/suggestions']) {
    const { status } = await shop.visitor().get(addressOf(endlessQuery, path));
    expect(status).toBe(431);
  }
});
