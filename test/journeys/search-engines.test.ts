import { languages, parseMoney, pathOf, toDecimal } from '@shop/domain';
import { readDocument, type ReadDocument } from '@shop/test/read-document';
import { nodesOf, schemaProblems } from '@shop/test/schema-problems';
import { sharedShop } from '@shop/test/start-bff';

const shop = await sharedShop();
const timeoutMs = 120_000;
const textAt = async (path: string) => (await shop.visitor().get(path)).text();
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one);
const locations = async (path: string) => found(await textAt(path), /<loc>([^<]+)<\/loc>/g);

interface FoundPage extends ReadDocument {
  readonly address: string;
  readonly language: string;
  readonly status: number;
}

const pages: FoundPage[] = [];

beforeAll(async () => {
  for (const language of languages)
    for (const address of await locations(`/sitemap-${language}.xml`)) {
      const response = await shop.visitor().get(address ?? '');
      const read = readDocument(await response.text());
      pages.push({ address: address ?? '', language, status: response.status, ...read });
    }
}, timeoutMs);

const except = (isRight: (page: FoundPage) => boolean) =>
  pages.filter((page) => !isRight(page)).map(({ address }) => address);

/** Pages of any language that share a value which must be unique. */
function shared(what: (page: FoundPage) => string | undefined) {
  const said = pages.map(what);
  return pages.filter((_, i) => said.indexOf(said[i]) !== i).map(({ address }) => address);
}

describe('the sitemaps', () => {
  it('are all named by the index', async () => {
    expect(await locations('/sitemap.xml')).toEqual(
      languages.map((language) => `${shop.url}/sitemap-${language}.xml`),
    );
    expect((await shop.visitor().get('/sitemap.xml')).headers.get('content-type')).toMatch(
      /^application\/xml/,
    );
  });

  it('name the pages that are sold, in every language', () => {
    const names = pages.map(({ address }) => address);
    for (const path of ['/es/', '/en/ticket-bruma/', '/pt/parques-e-passeios/'])
      expect(names).toContain(shop.url + path);
    expect(new Set(names).size).toBe(names.length);
  });

  it('name the same alternate languages as the pages', async () => {
    const text = await textAt('/sitemap-en.xml');
    const entry = found(text, /<url>(.*?)<\/url>/g).find((one) => one?.includes('ticket-bruma'));
    expect(found(entry ?? '', /hreflang="([^"]+)"/g)).toEqual([...languages, 'x-default']);
  });

  it('omit noindex pages', async () => {
    const closed = languages.map((language) => pathOf({ name: 'cart', params: {} }, language));
    expect(except(({ address }) => !closed.includes(new URL(address).pathname))).toEqual([]);
  });
});

describe('every page of the sitemaps', () => {
  it('answers 200', () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(except(({ status }) => status === 200)).toEqual([]);
  });

  it('may be indexed', () => {
    expect(except(({ meta }) => meta.robots === undefined)).toEqual([]);
  });

  it('is its own canonical', () => {
    expect(except(({ address, canonical }) => canonical === address)).toEqual([]);
  });

  it('names all languages and English as the default, and each names it back', () => {
    const byAddress = new Map(pages.map((page) => [page.address, page]));
    const isMutual = ({ address, alternates, language }: FoundPage) =>
      Object.keys(alternates).join() === [...languages, 'x-default'].join() &&
      alternates[language] === address &&
      alternates['x-default'] === alternates.en &&
      languages.every(
        (other) => byAddress.get(alternates[other] ?? '')?.alternates[language] === address,
      );
    expect(except(isMutual)).toEqual([]);
  });

  it('has one heading', () => {
    expect(except(({ headings }) => headings.length === 1 && headings[0] !== '')).toEqual([]);
  });

  it('has a unique title of at most 60 characters', () => {
    expect(except(({ title }) => title.length > 0 && title.length <= 60)).toEqual([]);
    expect(shared(({ title }) => title)).toEqual([]);
  });

  it('has a unique description of at most 155 characters', () => {
    const lengthOf = ({ meta }: FoundPage) => meta.description?.length ?? 0;
    expect(except((page) => lengthOf(page) > 0 && lengthOf(page) <= 155)).toEqual([]);
    expect(shared(({ meta }) => meta.description)).toEqual([]);
  });

  it('has a title, description and picture for sharing', async () => {
    const isSaid = ({ meta, address }: FoundPage) =>
      [
        meta['og:title'],
        meta['og:description'],
        meta['og:image:alt'],
        meta['og:locale'],
        meta['theme-color'],
      ].every(Boolean) && meta['og:url'] === address;
    expect(except(isSaid)).toEqual([]);
    const pictures = [...new Set(pages.map(({ meta }) => meta['og:image'] ?? ''))];
    const kinds = await Promise.all(
      pictures.map(async (one) => (await shop.visitor().get(one)).headers.get('content-type')),
    );
    expect(pictures.filter((_, i) => kinds[i] !== 'image/png')).toEqual([]);
  });

  it('describes itself in schema.org data', () => {
    const problems = pages.flatMap(({ address, graph }) =>
      schemaProblems(graph, shop.url).map((problem) => `${address}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('names the publisher and, except for home, the breadcrumb', () => {
    const types = ({ graph }: FoundPage) => graph.map((node) => node['@type']);
    const isHome = ({ address }: FoundPage) => /\/(es|en|pt)\/$/.test(address);
    const expected = (page: FoundPage) => [
      'Organization',
      'WebSite',
      ...(isHome(page) ? [] : ['BreadcrumbList']),
    ];
    expect(except((page) => expected(page).every((type) => types(page).includes(type)))).toEqual(
      [],
    );
  });
});

describe('a ticket', () => {
  it.each(['gran-ceiba-noche', 'copalera', 'son-de-rio'])(
    'offers the price that its page shows: %s',
    async (slug) => {
      const path = pathOf({ name: 'buyPark', params: { slug } }, 'en');
      const { view, head, frame } = await shop.visitor().look('buy', path);
      const product = head.data.find((node) => node['@type'] === 'Product');
      const shown = parseMoney(
        view.variants.find(({ isChosen }) => isChosen)?.from?.text ?? '',
        frame.currency.code as 'MXN',
      ); // as: one of ours
      expect(nodesOf(product?.offers)[0]).toMatchObject({
        price: shown && toDecimal(shown).toFixed(2),
        priceCurrency: frame.currency.code,
        availability: 'https://schema.org/InStock',
      });
    },
  );

  it.each([
    ['gran-ceiba-noche', 1],
    ['copalera-fuego', 1],
    ['son-de-rio', 0],
    ['copalera', 0],
  ])('is an event only for a night show: %s', async (slug, count) => {
    const path = pathOf({ name: 'buyPark', params: { slug } }, 'es');
    const { head } = await shop.visitor().look('buy', path);
    expect(head.data.filter((node) => node['@type'] === 'Event')).toHaveLength(count);
  });
});

it('keeps personal pages and search results out of the index', async () => {
  // A crawler that may not fetch a page never reads its `noindex`.
  const closed = found(await textAt('/robots.txt'), /^Disallow: (\S+)$/gm);
  expect(closed).toEqual(['/api/', '/sign-in/start', '/redirect/']);
  for (const path of ['/es/carrito/', '/en/search/?q=ceiba', '/es/nada-de-nada/']) {
    const { meta, canonical, alternates } = readDocument(await textAt(path));
    expect([path, meta.robots, canonical, alternates]).toEqual([path, 'noindex', undefined, {}]);
  }
});

it('has the same canonical address whatever the query', async () => {
  const { canonical } = readDocument(await textAt('/es/parques-y-tours/?kind=tour&sort=price'));
  expect(canonical).toBe(`${shop.url}/es/parques-y-tours/`);
});
