import { type Language, languages } from '@shop/domain';
import type { SuggestionsView, SuggestionView } from '@shop/ports/screens';
import { partOf } from '@shop/test/corpus';
import { endlessQuery, hostileQueries } from '@shop/test/hostile-queries';
import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const shop = await startBff();
afterAll(() => shop.stop());

const results = { es: '/es/busqueda/', en: '/en/search/', pt: '/pt/busca/' } as const;

const look = async (language: keyof typeof results, q: string) =>
  shop.visitor().look('search', `${results[language]}?${new URLSearchParams({ q })}`);

it.each([
  ['es', 'COPÁLERA'],
  ['en', 'zip-lines'],
  ['pt', 'tirolesa'],
] as const)('finds in %s by "%s" the park Copalera with its price', async (language, q) => {
  const { view } = await look(language, q);
  const parks = view.groups.find(({ key }) => key === 'parks');
  const hit = parks?.hits.find(({ name }) => name.some(({ text }) => text === 'Copalera'));
  expect(hit?.from?.text).toMatch(/\d/);
  expect(hit?.picture?.scene.src).toMatch(/^\/pictures\/scenes\//);
});

it('finds hotels with their scene, and questions with their anchor', async () => {
  const hotels = (await look('es', 'manglar')).view.groups.find(({ key }) => key === 'hotels');
  expect(hotels?.hits[0]).toMatchObject({ href: '/es/hoteles-manglar/' });
  expect(hotels?.hits[0]?.picture?.scene.src).toMatch(/hotel-manglar/);
  const help = (await look('en', 'wheelchair')).view.groups.find(({ key }) => key === 'help');
  expect(help?.hits.some(({ href }) => /^\/en\/faq\/[\w-]+\/#[\w-]+$/.test(href))).toBe(true);
});

it('offers three places, start pages and the list when nothing matches', async () => {
  const { view, head } = await look('es', 'qqzzxx');
  expect(view).toMatchObject({ count: 0, groups: [], tabs: [], list: '/es/parques-y-tours/' });
  expect(view.posters).toHaveLength(3);
  expect(view.popular.length).toBeGreaterThan(3);
  expect([head.isIndexed, head.canonical]).toEqual([false, undefined]);
});

it('repeats the query in its title, escaped', async () => {
  const q = '"><script>alert(1)</script>';
  const address = `${results.es}?${new URLSearchParams({ q })}`;
  const html = await (await shop.visitor().get(address, { accept: 'text/html' })).text();
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>alert');
  const { head } = await look('en', 'lagoon');
  expect(head.title).toMatch(/^lagoon · /);
});

it('still finds pages when the catalogue is down, and says so', async () => {
  // Its own shop, which never received a catalogue.
  const fresh = await startBff();
  fresh.sandbox.faults.add({ api: 'cart', times: 1000, mode: 'nonsense' });
  const { view } = await fresh.visitor().look('search', `${results.es}?q=copalera`);
  expect(view.problem).toMatchObject({ code: 'suggestions', actions: [{ kind: 'retry' }] });
  expect(view.groups.map(({ key }) => key)).toContain('help');
  await fresh.stop();
});

describe('a page of results', () => {
  it('has a tab for all and for each kind found, each with its count', async () => {
    const { view } = await look('es', 'laguna');
    const [all, ...kinds] = view.tabs;
    expect(all).toMatchObject({ key: 'all', isOn: true, count: view.count });
    expect(kinds.length).toBeGreaterThan(1);
    expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(view.count);
    const parks = kinds.find(({ key }) => key === 'parks');
    const tab = await shop.visitor().look('search', parks?.href ?? '');
    expect(tab.view.groups.map(({ key }) => key)).toEqual(['parks']);
    expect(tab.view.tabs.find(({ isOn }) => isOn)?.key).toBe('parks');
  });

  it('has ten results and links to the adjacent pages', async () => {
    const first = (await look('es', 'agua')).view;
    expect(first.groups.flatMap(({ hits }) => hits)).toHaveLength(10);
    expect([first.paging?.page, first.paging?.previous]).toEqual([1, undefined]);
    const second = (await shop.visitor().look('search', first.paging?.next ?? '')).view;
    expect([second.offset, second.paging?.page]).toEqual([10, 2]);
    expect(second.paging?.previous).toBe('/es/busqueda/?q=agua');
    const seen = [first, second].flatMap((view) => view.groups.flatMap(({ hits }) => hits));
    expect(new Set(seen.map(({ href }) => href)).size).toBe(seen.length);
  });

  it('corrects the misspelt "cenotte"', async () => {
    const { view } = await look('es', 'cenotte');
    const hits = view.groups.flatMap((group) => group.hits);
    expect(hits.map(({ href }) => href)).toContain('/es/tour-ojos-de-agua/');
  });

  it('answers a question on top, with a link to the answer', async () => {
    const { view } = await look('es', '¿Qué llevo a Gran Ceiba?');
    expect(view.answer?.text.length).toBeGreaterThan(20);
    expect(view.answer?.references[0]?.href).toMatch(/^\/es\/preguntas-frecuentes\//);
  });
});

it('falls back to the local index when the search backend is down, and says so', async () => {
  // Its own shop, which has no reply of the backend cached.
  const fresh = await startBff();
  fresh.sandbox.faults.add({ api: 'search', times: 1000, mode: 'down' });
  const { view } = await fresh.visitor().look('search', `${results.es}?q=copalera`);
  expect(view.notice).toContain('encontramos por nuestra cuenta');
  expect(view.groups[0]?.hits[0]?.href).toBe('/es/entrada-copalera/');
  const odd = await fresh.visitor().look('search', `${results.es}?q=coplaera`);
  expect(odd.view.spelling).toEqual({ name: 'copalera', href: '/es/busqueda/?q=copalera' });
  const asked = '/api/search/suggestions?q=lag&language=en&path=/en/';
  const box = await fresh.visitor().get(asked);
  expect([box.status, await box.json()]).toEqual([
    200,
    { suggestions: [], problem: "Results couldn't be retrieved" },
  ]);
  const start = await fresh.visitor().get('/api/search/start');
  expect(await start.json()).toEqual({ isReady: false });
  const told = fresh.logged.map(({ event }) => event);
  for (const event of ['search_unavailable', 'search_suggestions', 'search_token'])
    expect(told).toContain(event);
  fresh.sandbox.faults.clear();
  await fresh.stop();
});

describe('the search box', () => {
  const suggested = async (visitor: Visitor, q: string, language: Language) => {
    const asked = new URLSearchParams({ q, language, path: `/${language}/` });
    const reply = await visitor.get(`/api/search/suggestions?${asked}`);
    return ((await reply.json()) as SuggestionsView).suggestions; // as: the screen's own promise
  };
  const placesOf = (suggestions: readonly SuggestionView[]) =>
    suggestions.filter(({ place }) => place !== undefined);

  // The first request in a language makes the sandbox index its pages, which exceeds the box's
  // timeout.
  beforeAll(async () => {
    for (const language of languages)
      while ((await suggested(shop.visitor(), 'lagu', language)).length === 0);
  });

  it('is ready while there is an access token', async () => {
    const response = await shop.visitor().get('/api/search/start?language=es');
    expect(await response.json()).toEqual({ isReady: true });
  });

  it.each([
    ['es', '/es/entrada-laguna-nacar/', /^desde \$[\d,.]+\sMXN$/],
    ['en', '/en/ticket-laguna-nacar/', /^from \$[\d,.]+\sUSD$/],
    ['pt', '/pt/ingresso-laguna-nacar/', /^a partir de \$[\d,.]+\sUSD$/],
  ] as const)(
    'suggests in %s phrases and the place, with its price',
    async (language, to, from) => {
      const all = await suggested(shop.visitor(), 'lagu', language);
      const [first] = all;
      expect(first).toMatchObject({ keyword: 'Laguna Nácar', href: to });
      expect(first?.text[0]).toEqual({ text: 'Lagu', isMarked: true });
      expect(first?.place?.scene.src).toBe('/pictures/scenes/laguna-nacar.svg');
      expect(first?.place?.kind).toMatch(/\w/);
      expect(first?.place?.from).toMatch(from);
      // The place is suggested once; no phrase repeats its name.
      expect(all.filter(({ keyword }) => keyword === 'Laguna Nácar')).toHaveLength(1);
      const phrase = all.find(({ place }) => !place);
      expect(phrase?.href).toMatch(new RegExp(`^${results[language]}\\?q=`));
    },
  );

  it('shows the price of the place’s poster, in the visitor’s currency', async () => {
    const visitor = shop.visitor();
    visitor.setCookie('__Host-currency', 'EUR');
    const { view } = await visitor.look('list', '/es/parques-y-tours/');
    const poster = view.posters.find(({ slug }) => slug === 'laguna-nacar');
    const [first] = await suggested(visitor, 'laguna', 'es');
    expect(first?.place?.from).toBe(`desde ${poster?.from?.text ?? ''}`);
  });

  it('suggests a hotel by name, with the price of a night', async () => {
    const visitor = shop.visitor();
    const [first] = placesOf(await suggested(visitor, 'manglar', 'es'));
    // Leads to that night with its dates; the room list starts with the same price.
    const [path, query = ''] = first?.href.split('?') ?? [];
    expect([path, query.replaceAll(/[\d-]{10}/g, 'day')]).toEqual([
      '/es/buscar-habitacion/',
      'checkin=day&checkout=day&hotel=hxm&rooms=1&adults1=2',
    ]);
    const { found } = (await visitor.look('findRoom', first?.href ?? '')).view;
    const price = found?.hotels[0]?.kinds[0]?.night.price.text ?? 'no price';
    expect(first?.place?.from).toBe(`desde ${price}`);
  });

  it.each([
    ['?0', 8, 3],
    ['?1', 6, 2],
  ])('keeps places within the layout’s maximum (mobile %s)', async (mobile, most, mostPlaces) => {
    const all = await suggested(shop.visitor({ 'sec-ch-ua-mobile': mobile }), 'c', 'es');
    expect(all.length).toBeLessThanOrEqual(most);
    expect(placesOf(all).length).toBeLessThanOrEqual(mostPlaces);
    expect(placesOf(all).length).toBeGreaterThan(0);
  });

  it('shows places without prices, and phrases, while prices are down', async () => {
    // Its own shop, since a failed backend stays unused for a while.
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

  it('is limited per minute and address as configured', async () => {
    // The limit itself is under test.
    const strict = await startBff({}, { SUGGESTIONS_PER_MINUTE: '3' });
    const ask = () => strict.visitor().get('/api/search/suggestions?q=lag&language=es&path=/es/');
    for (let turn = 0; turn < 3; turn += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ problem: 'No se han podido buscar resultados' });
    await strict.stop();
  });
});

describe('a hostile query', () => {
  const queries = partOf(hostileQueries, 37);
  const addressOf = (q: string, path: string) => `${path}?${new URLSearchParams({ q })}`;
  /** Elements that a browser would create from an unescaped query. */
  const ownElement =
    /<(?:script>|img src=x|svg\/onload|iframe srcdoc|details open|base href=\/\/)/i;

  it('is shown as text and gets suggestions with our own addresses only', async () => {
    expect(queries.length).toBeGreaterThanOrEqual(50);
    const bad: string[] = [];
    for (const q of queries) {
      const [page, box] = await Promise.all([
        shop.visitor().get(addressOf(q, results.es), { accept: 'text/html' }),
        shop.visitor().get(addressOf(q, '/api/search/suggestions')),
      ]);
      if (page.status !== 200 || ownElement.test(await page.text())) bad.push(`page ${q}`);
      const view = (await box.json()) as SuggestionsView; // as: the screen's own promise
      const isOurs = view.suggestions.every(({ href }) => href.startsWith('/en/search/?q='));
      if (box.status !== 200 || view.problem !== undefined || !isOurs) bad.push(`box ${q}`);
    }
    expect(bad).toEqual([]);
  }, 300_000);

  it('is refused unread when too long', async () => {
    for (const path of [results.es, '/api/search/suggestions'])
      expect((await fetch(shop.url + addressOf(endlessQuery, path))).status).toBe(431);
  });
});

describe('a chosen place', () => {
  const taken = { query: 'laguna', taken: '/es/entrada-laguna-nacar/', position: 0, path: '/es/' };
  const tell = async (consent: string, differs: object = {}) => {
    const visitor = shop.visitor({ cookie: `__Host-consent=${consent}` });
    return (await visitor.postJson('/api/search/taken', { ...taken, ...differs })).status;
  };

  it('is reported by the search backend’s name for it, after consent', async () => {
    const told = () => shop.sandbox.search.events.entries;
    expect(await tell('none')).toBe(204);
    expect(await tell('analytics', { taken: '/es/', query: 'laguna' })).toBe(204);
    expect(await tell('analytics', { position: 1 })).toBe(204);
    while (told().length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    const { view } = await look('es', 'laguna');
    const hit = view.groups.flatMap(({ hits }) => hits).find(({ href }) => href === taken.taken);
    expect(told()).toEqual([
      expect.objectContaining({
        searchQuery: 'laguna',
        documents: [hit?.document],
        selectedPosition: 1,
        attributionToken: expect.stringMatching(/./),
      }),
    ]);
    expect(await tell('analytics', { email: 'a@b.example' })).toBe(400);
  });
});

describe('search statistics', () => {
  const event = {
    query: 'laguna',
    position: 0,
    attributionToken: 'token-1',
    path: '/es/busqueda/',
  };
  const tell = async (consent: string | undefined, body: object = event) => {
    const cookie: Record<string, string> = consent ? { cookie: `__Host-consent=${consent}` } : {};
    return shop.visitor(cookie).postJson('/api/search/events', body);
  };

  it('include consenting visitors under a random pseudonym', async () => {
    const response = await tell('analytics');
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/__Host-pseudonym=[0-9a-f]{16,}/);
  });

  it.each([undefined, 'none', 'personalisation.marketing'])(
    'exclude a visitor with consent %s',
    async (consent) => {
      const response = await tell(consent);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null]);
    },
  );

  it.each([
    ['no token', { ...event, attributionToken: '' }],
    ['a field that is not known', { ...event, email: 'a@b.example' }],
  ])('refuse %s', async (_, body) => {
    expect((await tell('analytics', body)).status).toBe(400);
  });
});
