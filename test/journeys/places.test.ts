import { FilePlaces } from '@shop/adapters/files';
import { errorText, type Language, languages, pathOf, type RouteName } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

const { pages } = new FilePlaces('content');
const parks = [
  'gran-ceiba',
  'copalera',
  'laguna-nacar',
  'bruma',
  'son-de-rio',
  'ojos-de-agua',
  'camino-blanco',
  'barlovento',
  'guarida',
];
const towns = ['cancun', 'playa-del-carmen', 'tulum', 'isla-mujeres'];

const textOf = (html: string, tag: string) =>
  new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(html)?.[1] ?? '';

/** Every page of one kind in one language. */
const paths = (name: RouteName, key: string, values: readonly string[], language: Language) =>
  values.map((value) => pathOf({ name, params: { [key]: value } }, language));

const kinds = [
  { name: 'about', key: 'park', values: parks },
  { name: 'directions', key: 'park', values: parks },
  { name: 'thingsToDo', key: 'place', values: towns },
] as const;

const rows = kinds.flatMap((kind) => languages.map((language) => ({ ...kind, language })));

it('has a page for every place and every town, and no other', () => {
  expect(pages.about.map(({ key }) => key).sort()).toEqual([...parks].sort());
  expect(pages.directions.map(({ key }) => key).sort()).toEqual([...parks].sort());
  expect(pages.destinations.map(({ key }) => key).sort()).toEqual([...towns].sort());
});

it.each(rows)(
  'answers each page of $name in $language with a heading and a title of its own',
  async ({ name, key, values, language }) => {
    const titles = new Set<string>();
    const headings = new Set<string>();
    for (const path of paths(name, key, values, language)) {
      const response = await shop.visitor().get(path, { accept: 'text/html' });
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('"@type":"BreadcrumbList"');
      titles.add(textOf(html, 'title'));
      headings.add(textOf(html, 'h1'));
    }
    expect(titles.size).toBe(values.length);
    expect(headings.size).toBe(values.length);
    expect([...titles, ...headings]).not.toContain('');
  },
);

it.each(journeyLanguages)(
  'has hours, price and the way to buy in the first HTML in %s',
  async (language) => {
    for (const path of paths('about', 'park', parks, language)) {
      const { view } = await shop.visitor().look('about', path);
      const html = await (await shop.visitor().get(path, { accept: 'text/html' })).text();
      for (const said of [view.hours, view.from?.text ?? 'no price', `href="${view.buy}"`])
        expect(html).toContain(said);
      expect(view.tickets.length).toBeGreaterThan(0);
      expect((await shop.visitor().get(view.buy)).status).toBe(200);
    }
  },
);

it('names the variants of a place and leads to the page of each', async () => {
  const { view } = await shop.visitor().look('about', '/es/acerca-de-copalera/');
  expect(view.tickets).toMatchObject([
    { name: 'Día', href: '/es/entrada-copalera/', isNight: false, hours: '9:00–17:00' },
    { name: 'Fuego', href: '/es/entrada-copalera-fuego/', isNight: true, hours: '17:30–23:00' },
  ]);
  expect(view.tickets[0]?.days).toEqual({ kind: 'range', from: 'lunes', to: 'sábado' });
});

it('shows six different parts of the scene of the place', async () => {
  for (const path of paths('about', 'park', parks, 'en')) {
    const { view } = await shop.visitor().look('about', path);
    const pictures = view.activities.map(({ picture }) => picture);
    expect(new Set(pictures).size).toBe(6);
    for (const picture of pictures)
      expect(picture).toMatch(/^\/pictures\/scenes\/[a-z-]+\.svg#svgView\(viewBox\([\d.,]+\)\)$/);
  }
});

it.each([
  '/es/acerca-de-atlantis/',
  '/en/how-to-get-to-atlantis/',
  '/pt/o-que-fazer-em-atlantis/',
  '/es/acerca-de-gran-ceiba-basico/',
  '/en/about-constructor/',
  '/es/como-llegar-a-coast/',
  '/en/things-to-do-in-merida/',
])('%s is not found', async (path) => {
  expect((await shop.visitor().get(path, { accept: 'text/html' })).status).toBe(404);
});

it.each(['park=bruma', 'x=%00', 'place[]=1&place[]=2', `q=${'9'.repeat(900)}`])(
  'does not mind the odd query %#',
  async (query) => {
    for (const path of [
      '/es/acerca-de-bruma/',
      '/en/how-to-get-to-bruma/',
      '/pt/o-que-fazer-em-tulum/',
    ])
      expect((await shop.visitor().get(`${path}?${query}`)).status).toBe(200);
  },
);

it('gives the phone its own map, and every visitor a place to open', async () => {
  const path = '/en/how-to-get-to-barlovento/';
  const phone = shop.visitor({ 'sec-ch-ua-mobile': '?1' });
  const desk = shop.visitor({ 'sec-ch-ua-mobile': '?0' });
  const onPhone = (await phone.look('directions', path)).view;
  const onDesk = (await desk.look('directions', path)).view;
  expect(onPhone.phoneMap).toBe('geo:21.183,-86.807?q=21.183,-86.807(Barlovento)');
  expect(onDesk.phoneMap).toBeUndefined();
  expect(new URL(onDesk.maps).searchParams.get('query')).toBe('21.183,-86.807');
});

it('keeps its words while the catalogue is away, and says what is missing', async () => {
  const fresh = await startBff();
  fresh.sandbox.faults.add({ api: 'cart', times: 1000, mode: 'nonsense' });
  const about = await fresh.visitor().look('about', '/pt/sobre-guarida/');
  expect(about.view).toMatchObject({
    hours: '',
    tickets: [],
    problem: { text: errorText('prices', 'pt'), ways: [{ kind: 'retry' }] },
  });
  expect(about.view.from).toBeUndefined();
  expect(about.view.activities).toHaveLength(6);
  const way = await fresh.visitor().look('directions', '/pt/como-chegar-a-guarida/');
  expect(way.view).toMatchObject({ hours: '', buy: '/pt/parques-e-passeios/' });
  expect(way.view.distances).toHaveLength(8);
  const town = await fresh.visitor().look('thingsToDo', '/pt/o-que-fazer-em-tulum/');
  expect(town.view.themes.every(({ things }) => things.length > 0)).toBe(true);
  expect((await fresh.visitor().get('/pt/sobre-guarida/')).status).toBe(200);
  await fresh.stop();
});
