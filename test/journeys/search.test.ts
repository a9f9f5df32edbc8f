import type { SuggestionsView } from '@shop/ports/screens';
import { journeyLanguages } from '@shop/test/journey-languages';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const results = { es: '/es/busqueda/', en: '/en/search/', pt: '/pt/busca/' } as const;

const look = async (language: keyof typeof results, q: string) =>
  shop.visitor().look('search', `${results[language]}?${new URLSearchParams({ q })}`);

const namesOf = async (language: keyof typeof results, q: string) =>
  (await look(language, q)).view.groups.map(({ key, hits }) => ({
    key,
    names: hits.map(({ name }) => name.map(({ text }) => text).join('')),
  }));

it.each([
  ['es', 'tirolesas', 'Copalera'],
  ['es', 'COPÁLERA', 'Copalera'],
  ['en', 'zip-lines', 'Copalera'],
  ['pt', 'tirolesa', 'Copalera'],
] as const)('finds in %s by "%s" the park %s, with its price', async (language, q, name) => {
  const { view } = await look(language, q);
  const parks = view.groups.find(({ key }) => key === 'parks');
  const hit = parks?.hits.find(({ name: parts }) => parts.some(({ text }) => text === name));
  expect(hit?.from?.text).toMatch(/\d/);
  expect(hit?.picture?.scene.src).toMatch(/^\/pictures\/scenes\//);
});

it('puts what is called so first, and marks the word', async () => {
  const { view } = await look('es', 'laguna');
  const [first] = view.groups[0]?.hits ?? [];
  expect(first?.name).toEqual([
    { text: 'Laguna', isMarked: true },
    { text: ' Nácar', isMarked: false },
  ]);
});

it('tells tours from parks', async () => {
  const groups = await namesOf('es', 'camino blanco');
  expect(groups[0]).toMatchObject({ key: 'tours' });
});

it('finds hotels with their scene, and questions at their place on the page', async () => {
  const hotels = (await look('es', 'manglar')).view.groups.find(({ key }) => key === 'hotels');
  expect(hotels?.hits[0]).toMatchObject({ href: '/es/hoteles-manglar/' });
  expect(hotels?.hits[0]?.picture?.scene.src).toMatch(/hotel-manglar/);
  const help = (await look('en', 'wheelchair')).view.groups.find(({ key }) => key === 'help');
  expect(help?.hits.some(({ href }) => /^\/en\/faq\/[\w-]+\/#[\w-]+$/.test(href))).toBe(true);
});

it('is no dead end: three places, pages to begin with, the list', async () => {
  const { view, head } = await look('es', 'qqzzxx');
  expect(view).toMatchObject({ count: 0, groups: [], tabs: [], list: '/es/parques-y-tours/' });
  expect(view.posters).toHaveLength(3);
  expect(view.popular.length).toBeGreaterThan(3);
  expect([head.isIndexed, head.canonical]).toEqual([false, undefined]);
});

it.each(journeyLanguages)('shows the form and a beginning in %s', async (language) => {
  const response = await shop.visitor().get(results[language], { accept: 'text/html' });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(new RegExp(`<form role="search"[^>]* action="${results[language]}"`));
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('says the word again in its title, never as HTML', async () => {
  const q = '"><script>alert(1)</script>';
  const address = `${results.es}?${new URLSearchParams({ q })}`;
  const html = await (await shop.visitor().get(address, { accept: 'text/html' })).text();
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>alert');
  const { head } = await look('en', 'lagoon');
  expect(head.title).toMatch(/^lagoon · /);
});

it.each([
  'q=%00',
  'q=%',
  'q=%ff%fe',
  'q=%E2%80%AE',
  'q=a&q=b',
  'q[]=a',
  'q=__proto__',
  'q=.*%2B%3F(',
  `q=${'a'.repeat(5_000)}`,
  `q=${'%F0%9F%A6%9C'.repeat(300)}`,
  'Q=x',
  '',
])('answers 200 to the odd query "%.30s"', async (query) => {
  const { status } = await shop.visitor().get(`${results.es}?${query}`, { accept: 'text/html' });
  expect(status).toBe(200);
});

it('never says more of a query than 200 letters', async () => {
  const { view, head } = await look('es', 'x'.repeat(1_000));
  expect(view.query).toHaveLength(200);
  expect(head.title.length).toBeLessThanOrEqual(60);
});

it('finds pages still, and says so, when the catalogue is away', async () => {
  const fresh = await startBff();
  fresh.sandbox.faults.add({ api: 'cart', times: 1000, mode: 'nonsense' });
  const { view } = await fresh.visitor().look('search', `${results.es}?q=copalera`);
  expect(view.problem).toMatchObject({ code: 'suggestions', ways: [{ kind: 'retry' }] });
  expect(view.groups.map(({ key }) => key)).toContain('help');
  await fresh.stop();
});

describe('a page of results', () => {
  it('has a tab for all and for each kind that was found, each with its count', async () => {
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

  it('has ten results, and ways to the pages beside it', async () => {
    const first = (await look('es', 'agua')).view;
    expect(first.groups.flatMap(({ hits }) => hits)).toHaveLength(10);
    expect([first.paging?.page, first.paging?.previous]).toEqual([1, undefined]);
    const second = (await shop.visitor().look('search', first.paging?.next ?? '')).view;
    expect([second.offset, second.paging?.page]).toEqual([10, 2]);
    expect(second.paging?.previous).toBe('/es/busqueda/?q=agua');
    const seen = [first, second].flatMap((view) => view.groups.flatMap(({ hits }) => hits));
    expect(new Set(seen.map(({ href }) => href)).size).toBe(seen.length);
  });

  it.each(['kind=plants', 'page=0', 'page=999', 'page=x', 'kind=&page='])(
    'takes %s for what it can be',
    async (odd) => {
      const { view } = await shop.visitor().look('search', `${results.es}?q=laguna&${odd}`);
      expect(view.count).toBeGreaterThan(0);
      expect(view.groups.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['es', 'cenotte', '/es/tour-ojos-de-agua/'],
    ['es', 'xenote', '/es/tour-ojos-de-agua/'],
    ['es', 'rio', '/es/entrada-son-de-rio/'],
  ] as const)('finds in %s by "%s" what is meant', async (language, q, href) => {
    const { view } = await look(language, q);
    expect(view.groups.flatMap(({ hits }) => hits).map((hit) => hit.href)).toContain(href);
  });

  it('answers a question on top, with where the answer stands', async () => {
    const { view } = await look('es', '¿Qué llevo a Gran Ceiba?');
    expect(view.answer?.text.length).toBeGreaterThan(20);
    expect(view.answer?.references[0]?.href).toMatch(/^\/es\/preguntas-frecuentes\//);
  });

  it.each(['ceiba', 'Gran Ceiba', 'ojos de agua'])(
    'finds "%s", a name that asks nothing',
    async (q) => {
      const { view } = await look('es', q);
      expect(view.count).toBeGreaterThan(0);
      expect(view.answer).toBeUndefined();
    },
  );
});

describe('a search backend that is away', () => {
  it.each(['down', 'nonsense'] as const)(
    '(%s) leaves our own index, which says so',
    async (mode) => {
      const fresh = await startBff();
      fresh.sandbox.faults.add({ api: 'search', times: 1000, mode });
      const { view } = await fresh.visitor().look('search', `${results.es}?q=copalera`);
      expect(view.notice).toContain('encontramos por nuestra cuenta');
      expect(view.groups[0]?.hits[0]?.href).toBe('/es/entrada-copalera/');
      const odd = await fresh.visitor().look('search', `${results.es}?q=coplaera`);
      expect(odd.view.spelling).toEqual({ name: 'copalera', href: '/es/busqueda/?q=copalera' });
      expect(fresh.logged.map(({ event }) => event)).toContain('search_unavailable');
      fresh.sandbox.faults.clear();
      await fresh.stop();
    },
  );
});

describe('the search box', () => {
  const ask = async (shopUrl: string, fields: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ language: 'es', path: '/es/', ...fields });
    const response = await fetch(`${shopUrl}/api/search/suggestions?${query}`);
    const view = (await response.json()) as SuggestionsView; // as: the screen's own promise
    return { status: response.status, view };
  };

  it('suggests, with what was typed apart from what completes it', async () => {
    const { view } = await ask(shop.url, { q: 'lag' });
    expect(view.problem).toBeUndefined();
    const first = view.suggestions.find(({ place }) => !place);
    expect(first?.text[0]).toEqual({ text: first?.keyword.slice(0, 3), isMarked: true });
    expect(first?.href).toMatch(/^\/es\/busqueda\/\?q=/);
    expect(view.suggestions.length).toBeLessThanOrEqual(8);
  });

  it('says on a phone no more than fits', async () => {
    const headers = { 'sec-ch-ua-mobile': '?1' };
    const response = await shop.visitor(headers).get('/api/search/suggestions?q=a&language=es');
    const { suggestions } = (await response.json()) as SuggestionsView; // as: the screen's own promise
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(6);
  });

  it('is ready while there is an access token', async () => {
    const response = await shop.visitor().get('/api/search/start?language=es');
    expect(await response.json()).toEqual({ isReady: true });
  });

  it('says the line of its language when the backend gives nothing, and tells of it', async () => {
    const fresh = await startBff();
    fresh.sandbox.faults.add({ api: 'search', times: 1000, mode: 'down' });
    const { status, view } = await ask(fresh.url, { q: 'lag', language: 'en' });
    expect([status, view]).toEqual([
      200,
      { suggestions: [], problem: "Results couldn't be retrieved" },
    ]);
    const start = await fresh.visitor().get('/api/search/start');
    expect(await start.json()).toEqual({ isReady: false });
    const told = fresh.logged.map(({ event }) => event);
    expect(told).toEqual(expect.arrayContaining(['search_suggestions', 'search_token']));
    fresh.sandbox.faults.clear();
    await fresh.stop();
  });

  it('is asked as often in a minute as is set, and no more, from one address', async () => {
    const strict = await startBff({}, { SUGGESTIONS_PER_MINUTE: '3' });
    for (let turn = 0; turn < 3; turn += 1)
      expect((await ask(strict.url, { q: 'lag' })).status).toBe(200);
    const refused = await ask(strict.url, { q: 'lag' });
    expect([refused.status, refused.view.problem]).toEqual([
      429,
      'No se han podido buscar resultados',
    ]);
    await strict.stop();
  });
});

describe('the statistics of searches', () => {
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

  it('are of those who agreed to them, under a name of chance', async () => {
    const response = await tell('analytics');
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/__Host-pseudonym=[0-9a-f]{16,}/);
  });

  it.each([undefined, 'none', 'personalisation.marketing'])(
    'are not of who agreed to %s',
    async (consent) => {
      const response = await tell(consent);
      expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null]);
    },
  );

  it.each([
    ['no token', { ...event, attributionToken: '' }],
    ['a position below the first', { ...event, position: -1 }],
    ['a query without end', { ...event, query: 'x'.repeat(201) }],
    ['a field that is not known', { ...event, email: 'a@b.example' }],
  ])('refuse %s', async (_, body) => {
    expect((await tell('analytics', body)).status).toBe(400);
  });
});
