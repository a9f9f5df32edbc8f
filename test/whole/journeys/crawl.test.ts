import { type Language, languages, pathOf, resolvePath } from '@shop/domain';
import { type Answer, Crawl } from '@shop/test/crawl';
import { journeyLanguages } from '@shop/test/journey-languages';
import type { ReadDocument } from '@shop/test/read-document';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const timeoutMs = 120_000;
const mostSteps = 4;
const crawl = new Crawl(shop.url, () => shop.visitor());
const listed = new Map<Language, readonly string[]>();

interface Found extends ReadDocument {
  readonly address: string;
}

/** Indexable pages, as a crawler reads them. */
let indexed: readonly Found[] = [];

beforeAll(async () => {
  for (const language of languages) listed.set(language, await pathsListed(language));
  await crawl.run(languages.map((language) => pathOf({ name: 'siteMap', params: {} }, language)));
  indexed = pages()
    .map(({ address, page }) => ({ address, ...page.document }))
    .filter(({ meta, canonical }) => meta.robots === undefined && canonical !== undefined);
}, timeoutMs);

async function pathsListed(language: Language): Promise<readonly string[]> {
  const text = await (await shop.visitor().get(`/sitemap-${language}.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => new URL(one).pathname);
}

function kindOf(path: string): string {
  const resolved = resolvePath(path);
  return resolved.kind === 'page' ? resolved.route.name : resolved.kind;
}

const pages = (): readonly (Answer & { page: NonNullable<Answer['page']> })[] =>
  crawl.answers.flatMap((one) => (one.page ? [{ ...one, page: one.page }] : []));

it('answers every link, form and source of every page', () => {
  expect(crawl.answers.length).toBeGreaterThan(300);
  const broken = crawl.answers.filter(({ status }) => status !== 200);
  expect(broken.map(({ status, address, from }) => `${status} ${address} ← ${from}`)).toEqual([]);
});

it('links from the site map to every page in the sitemaps', () => {
  const found = new Set(pages().map(({ address }) => address));
  expect([...listed.values()].flat().filter((path) => !found.has(path))).toEqual([]);
});

it.each(journeyLanguages)('reaches every page from home in a few steps: %s', (language) => {
  const linked = new Map(pages().map(({ address, page }) => [address, page.links.anchors]));
  let edge = [pathOf({ name: 'home', params: {} }, language)];
  const reached = new Set(edge);
  for (let step = 0; step < mostSteps; step += 1) {
    const next = edge.flatMap((from) =>
      (linked.get(from) ?? []).map((href) => new URL(href, shop.url + from).pathname),
    );
    edge = [...new Set(next)].filter((path) => !reached.has(path));
    for (const path of edge) reached.add(path);
  }
  expect(listed.get(language)?.filter((path) => !reached.has(path))).toEqual([]);
});

it('has a breadcrumb that ends in the page itself, except at home', () => {
  const homes = languages.map((language) => pathOf({ name: 'home', params: {} }, language));
  const crumbs = /<nav[^>]*aria-label="(?:Estás aquí|You are here|Você está aqui)".*?<\/nav>/s;
  const without = pages().filter(
    ({ page }) => !crumbs.exec(page.text)?.[0].includes('aria-current="page"'),
  );
  const found = without
    .map(({ address }) => address)
    .filter((path) => [...listed.values()].flat().includes(path));
  expect(found.sort()).toEqual([...homes].sort());
});

it('preselects no checkbox', () => {
  const ticked = /<input(?=[^>]*type="checkbox")(?=[^>]*\schecked)[^>]*>/g;
  const found = pages().flatMap(({ address, page }) =>
    [...page.text.matchAll(ticked)].map(([box]) => `${box} on ${address}`),
  );
  expect(pages().some(({ page }) => page.text.includes('type="checkbox"'))).toBe(true);
  expect(found).toEqual([]);
});

it('links only to existing anchors', () => {
  const idsAt = new Map(pages().map(({ address, page }) => [address, page.links.ids]));
  const broken = pages().flatMap(({ address, page }) =>
    page.links.anchors
      .filter((href) => {
        const { origin, pathname, hash } = new URL(href, shop.url + address);
        const ids = origin === shop.url && hash ? idsAt.get(pathname) : undefined;
        return ids && !ids.has(decodeURIComponent(hash.slice(1)));
      })
      .map((href) => `${href} on ${address}`),
  );
  expect(broken).toEqual([]);
});

describe('every indexable page', () => {
  it('is in the sitemaps', () => {
    const named = new Set([...listed.values()].flat());
    const found = indexed.map(({ address }) => address);
    expect(found.length).toBeGreaterThan(100);
    expect(found.filter((path) => !named.has(path))).toEqual([]);
  });

  // journeys/search-engines.test.ts checks their titles, descriptions and canonical addresses.
  it('has a unique heading within its language and kind', () => {
    // A product's own page and its buy page share its name as heading, in any language.
    const byWords = new Map<string, string[]>();
    for (const { address, headings } of indexed) {
      const words = `${address.slice(1, 3)} ${kindOf(address)}: ${headings.join()}`;
      byWords.set(words, [...(byWords.get(words) ?? []), address]);
    }
    const shared = [...byWords].filter(([, at]) => at.length > 1);
    expect(shared.map(([words, at]) => `${words} (${at.join(', ')})`)).toEqual([]);
    expect(indexed.filter(({ headings }) => !headings.join()).map((one) => one.address)).toEqual(
      [],
    );
  });
});
