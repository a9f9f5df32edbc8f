import type { SuggestionsView, SuggestionView } from '@shop/ports/screens';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const shop = await startBff();
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

type Language = 'es' | 'en' | 'pt';

async function suggested(visitor: Visitor, q: string, language: Language) {
  const asked = new URLSearchParams({ q, language, path: `/${language}/` });
  const reply = await visitor.get(`/api/search/suggestions?${asked}`);
  return ((await reply.json()) as SuggestionsView).suggestions; // as: the screen's own promise
}

// The first question of a language makes the sandbox read all of its pages: longer than a box waits.
beforeAll(async () => {
  for (const language of ['es', 'en', 'pt'] as const)
    while ((await suggested(shop.visitor(), 'lagu', language)).length === 0);
});

const placesOf = (suggestions: readonly SuggestionView[]) =>
  suggestions.filter(({ place }) => place !== undefined);

it.each([
  ['es', '/es/entrada-laguna-nacar/', /^desde \$[\d,.]+\sMXN$/],
  ['en', '/en/ticket-laguna-nacar/', /^from \$[\d,.]+\sUSD$/],
  ['pt', '/pt/ingresso-laguna-nacar/', /^a partir de \$[\d,.]+\sUSD$/],
] as const)(
  'suggests in %s the place, with scene, kind and price',
  async (language, href, from) => {
    const all = await suggested(shop.visitor(), 'lagu', language);
    const [first] = all;
    expect(first).toMatchObject({ keyword: 'Laguna Nácar', href });
    expect(first?.text[0]).toEqual({ text: 'Lagu', isMarked: true });
    expect(first?.place?.scene.src).toBe('/pictures/scenes/laguna-nacar.svg');
    expect(first?.place?.kind).toMatch(/\w/);
    expect(first?.place?.from).toMatch(from);
    // Its name is said once: no phrase says it again.
    expect(all.filter(({ keyword }) => keyword === 'Laguna Nácar')).toHaveLength(1);
    expect(all.some(({ place }) => !place)).toBe(true);
  },
);

it('shows the very price that the place’s poster has, in the visitor’s currency', async () => {
  const visitor = shop.visitor();
  visitor.setCookie('__Host-currency', 'EUR');
  const { view } = await visitor.look('list', '/es/parques-y-tours/');
  const poster = view.posters.find(({ slug }) => slug === 'laguna-nacar');
  const [first] = await suggested(visitor, 'laguna', 'es');
  expect(first?.place?.from).toBe(`desde ${poster?.from?.text ?? ''}`);
});

it.each([
  ['es', '/es/buscar-habitacion/', 'desde '],
  ['en', '/en/find-a-room/', 'from '],
  ['pt', '/pt/buscar-quarto/', 'a partir de '],
] as const)(
  'suggests a hotel by its name, with the price of a night (%s)',
  async (language, search, before) => {
    const visitor = shop.visitor();
    const [first] = placesOf(await suggested(visitor, 'manglar', language));
    // Where that night is had, its dates filled in; the list of rooms begins with that price.
    const [path, query = ''] = first?.href.split('?') ?? [];
    expect([path, query.replaceAll(/[\d-]{10}/g, 'day')]).toEqual([
      search,
      'checkin=day&checkout=day&hotel=hxm&rooms=1&adults1=2',
    ]);
    const [from, price = ''] = first?.place?.from?.split(before) ?? [];
    expect([from, price]).toEqual(['', expect.stringMatching(/^\$[\d,.]+\s(MXN|USD)$/)]);
    const { found } = (await visitor.look('findRoom', first?.href ?? '')).view;
    expect(found?.hotels[0]?.kinds[0]?.night.price.text).toBe(price);
  },
);

it.each([
  ['?0', 8, 3],
  ['?1', 6, 2],
])('has places among the most of a layout (mobile %s)', async (mobile, most, mostPlaces) => {
  const all = await suggested(shop.visitor({ 'sec-ch-ua-mobile': mobile }), 'c', 'es');
  expect(all.length).toBeLessThanOrEqual(most);
  expect(placesOf(all).length).toBeLessThanOrEqual(mostPlaces);
  expect(placesOf(all).length).toBeGreaterThan(0);
});

it('has places without prices, and phrases, while the prices are away', async () => {
  const own = await startBff();
  const visitor = own.visitor();
  await visitor.see('/es/');
  visitor.setCookie('__Host-currency', 'JPY');
  own.sandbox.faults.add({ api: 'cart', mode: 'down' });
  const [first] = await suggested(visitor, 'lagu', 'es');
  expect(first?.place).toMatchObject({ kind: expect.stringMatching(/\w/) });
  expect(first?.place).not.toHaveProperty('from');
  await own.stop();
});

describe('a place that was taken', () => {
  const taken = { query: 'laguna', taken: '/es/entrada-laguna-nacar/', position: 0, path: '/es/' };
  const tell = async (consent: string, differs: object = {}) => {
    const visitor = shop.visitor({ cookie: `__Host-consent=${consent}` });
    return (await visitor.postJson('/api/search/taken', { ...taken, ...differs })).status;
  };
  const told = () => shop.sandbox.search.events.entries;

  it('is told of by the name that the search backend has for it, after consent', async () => {
    expect(await tell('none')).toBe(204);
    expect(await tell('analytics', { taken: '/es/', query: 'laguna' })).toBe(204);
    expect(await tell('analytics', { position: 1 })).toBe(204);
    while (told().length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    const { view } = await shop.visitor().look('search', '/es/busqueda/?q=laguna');
    const hit = view.groups.flatMap(({ hits }) => hits).find(({ href }) => href === taken.taken);
    expect(told()).toEqual([
      expect.objectContaining({
        searchQuery: 'laguna',
        documents: [hit?.document],
        selectedPosition: 1,
        attributionToken: expect.stringMatching(/./),
      }),
    ]);
  });

  it.each([
    ['no place', { taken: '' }],
    ['a position below the first', { position: -1 }],
    ['a query without end', { query: 'x'.repeat(201) }],
    ['a field that is not known', { email: 'a@b.example' }],
  ])('refuses %s', async (_, differs) => {
    expect(await tell('analytics', differs)).toBe(400);
  });
});
