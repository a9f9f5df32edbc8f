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
  expect(view.count).toBe(view.groups.flatMap(({ hits }) => hits).length);
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

it('is no dead end: another spelling, three places, the list', async () => {
  const { view, head } = await look('es', 'coplaera');
  expect(view).toMatchObject({ count: 0, groups: [], list: '/es/parques-y-tours/' });
  expect(view.spelling).toEqual({ name: 'copalera', href: '/es/busqueda/?q=copalera' });
  expect(view.posters).toHaveLength(3);
  expect([head.isIndexed, head.canonical]).toEqual([false, undefined]);
});

it.each(['es', 'en', 'pt'] as const)('shows the form and a beginning in %s', async (language) => {
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
