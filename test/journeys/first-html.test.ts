import { gzipSync } from 'node:zlib';
import { languages, pathOf } from '@shop/domain';
import * as ports from '@shop/ports/screens';
import { attempt, cartPath } from '@shop/test/cart-walk';
import { journeyLanguages } from '@shop/test/journey-languages';
import { readDocument } from '@shop/test/read-document';
import { sharedShop } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';
import { readFileSync } from 'node:fs';

const shop = await sharedShop();
const htmlOf = async (path: string, headers = {}) => (await shop.visitor(headers).get(path)).text();

const every = (html: string, pattern: RegExp) => html.match(pattern) ?? [];

const wordsOf = (html = '') =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const mainOf = (html: string) => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
const articlesOf = (html: string) => every(mainOf(html), /<article\b.*?<\/article>/gs);

const list = '/es/parques-y-tours/';
const hours = /\d{1,2}:\d\d/;

it.each([
  { path: '/es/', facts: [/desde/, hours], action: /^Ver precio$/ },
  { path: list, facts: [/desde/, hours], action: /^Copalera$/ },
  { path: '/es/tour-ojos-de-agua/', facts: [/MXN/, hours], action: /^Agregar al carrito$/ },
  { path: '/es/hoteles-coralibri/', facts: [/desde/, /por noche/], action: /Arrecife/ },
  { path: '/es/acerca-de-gran-ceiba/', facts: [/desde/i, hours], action: /^Elige tu día$/ },
  {
    path: '/es/preguntas-frecuentes/gran-ceiba/',
    facts: [/preguntas/, hours],
    action: /^Llamar/,
  },
])('$path has its heading, facts and main action', async ({ path, facts, action }) => {
  const html = await htmlOf(path);
  expect(readDocument(html).headings).toEqual([expect.stringMatching(/\S/)]);
  for (const fact of facts) expect(wordsOf(mainOf(html))).toMatch(fact);
  const ways = every(mainOf(html), /<(a|button)\b.*?<\/\1>/gs).map(wordsOf);
  expect(ways).toContainEqual(expect.stringMatching(action));
});

const currentIn = (html = '') => every(html, /<a[^>]*aria-current="page".*?<\/a>/gs).map(wordsOf);

it.each([
  { path: list, entry: 'Parques' },
  { path: `${list}?kind=tour`, entry: 'Tours' },
  { path: '/es/hoteles-coralibri/', entry: 'Hoteles' },
])('$path marks the entry $entry of the header', async ({ path, entry }) => {
  const [header] = every(await htmlOf(path), /<header\b.*?<\/header>/gs);
  expect(currentIn(header)).toEqual([entry]);
});

it('marks the current entry of the phone tab bar', async () => {
  const html = await htmlOf(list, { 'sec-ch-ua-mobile': '?1' });
  expect(currentIn(/<[^>]*data-bar.*/s.exec(html)?.[0])).toEqual(['Parques']);
});

it('shows name, time, duration and lowest price on every card, with one link', async () => {
  const cards = articlesOf(await htmlOf(list));
  expect(cards.length).toBeGreaterThan(8);
  for (const card of cards) {
    expect(every(card, /<a\b/g)).toHaveLength(1);
    const text = wordsOf(card);
    expect(text).toMatch(hours);
    expect(text).toMatch(/\d\s?h\b|Todo el día/);
    expect(text).toMatch(/desde\s+\$[\d,.]+\s+MXN/);
    expect(every(text, /Nocturno|Nuevo/g).length).toBeLessThanOrEqual(1);
  }
});

it('distinguishes the tickets of a day by words and hours', async () => {
  const card = articlesOf(await htmlOf(list))
    .map(wordsOf)
    .find((one) => /Copalera Fuego/.test(one));
  expect(card).toMatch(/Nocturno/);
  expect(card).toMatch(hours);
  const links = every(mainOf(await htmlOf('/es/comprar-mi-entrada/')), /<a\b.*?<\/a>/gs);
  expect(links.map(wordsOf)).toContainEqual(expect.stringMatching(/Noche.*16:00–22:30/));
});

interface Said {
  readonly adds: string;
  readonly inShort?: string;
}
const contentOf = <Text>(file: string) =>
  JSON.parse(readFileSync(`content/${file}.json`, 'utf8')) as Text;
const flagship = ['basico', 'plus', 'noche', 'total', 'tour-plus'];

it.each(journeyLanguages)(
  'says in %s what a ticket includes and what happens when plans change',
  async (one) => {
    const page = mainOf(await htmlOf(pathOf({ name: 'buyFlagship', params: {} }, one)));
    const [tickets] = every(page, /<section[^>]*"step-ticket".*?<\/section>/gs).map(wordsOf);
    const places = flagship.map((ticket) =>
      contentOf<Record<string, Said>>(`places/gran-ceiba-${ticket}`),
    );
    for (const place of places) expect(tickets).toContain(place[one]?.adds);
    const { sections } = contentOf<{ sections: readonly Record<string, Said>[] }>('legal/terms');
    const granted = sections.flatMap((section) => section[one]?.inShort ?? []);
    expect(granted.join()).toMatch(/48 hor|48 hour/);
    for (const words of granted) expect(wordsOf(page)).toContain(words);
  },
);

it.each(journeyLanguages)('marks the error page noindex, in %s', async (one) => {
  const html = await htmlOf(pathOf({ name: 'internalError', params: {} }, one));
  expect(html).toContain('<meta name="robots" content="noindex');
});

it('filters the list and sorts the filtered result', async () => {
  const cards = articlesOf(await htmlOf(`${list}?kind=night&sort=price`)).map(wordsOf);
  expect(cards).toHaveLength(3);
  expect(cards[0]).toMatch(/Copalera Fuego/);
});

it.each(['/es/tour-ojos-de-agua/', '/es/acerca-de-gran-ceiba/'])(
  '%s lists what is included, what is not and what to bring, without folding',
  async (path) => {
    const open = mainOf(await htmlOf(path)).replace(/<details\b.*?<\/details>/gs, '');
    const lists = every(open, /<h[23][^>]*>[^<]*<\/h[23]>\s*<ul\b.*?<\/ul>/gs).map(wordsOf);
    for (const title of [/^Incluye \S/, /^No incluye \S/, /^(Trae|Qué llevar) \S/])
      expect(lists).toContainEqual(expect.stringMatching(title));
  },
);

it('has its own title where the shop is closed to search engines, too', async () => {
  const titles = await Promise.all(
    languages.flatMap((language) =>
      (['home', 'cart', 'checkout', 'search', 'signIn'] as const).map(async (name) => {
        const { title } = readDocument(await htmlOf(pathOf({ name, params: {} }, language)));
        return `${language} ${title}`;
      }),
    ),
  );
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toMatch(/^.. \S.{0,59}$/);
});

it.each(journeyLanguages)(
  'shows the same count on the home page and in the list: %s',
  async (language) => {
    const home = await htmlOf(pathOf({ name: 'home', params: {} }, language));
    const all = mainOf(await htmlOf(pathOf({ name: 'list', params: {} }, language)));
    const [planner = ''] = every(home, /<select\b[^>]*id="planner-product".*?<\/select>/gs);
    const count = articlesOf(all).length;
    const said = new RegExp(`\\b${count} experi[eê]nc`);
    expect(every(planner, /<option\b/g)).toHaveLength(count);
    expect(readDocument(home).meta.description).toMatch(said);
    for (const main of [mainOf(home), all]) expect(wordsOf(main)).toMatch(said);
  },
);

const screensOf = (extent: ports.FrameExtent) =>
  Object.values(ports)
    .flatMap((one) => (typeof one === 'object' && 'frame' in one ? [one] : []))
    .filter(({ frame }) => frame === extent)
    .map(({ name }) => name)
    .sort();

it('has a one-line footer on screens to choose, pay or sign in', () => {
  const work =
    'account builder buy cart findOrder findRoom forgot mailToken order payment quote signIn';
  expect(screensOf('work')).toEqual(work.split(' '));
  expect(screensOf('short')).toEqual(['checkout']);
  expect(screensOf('whole').length).toBeGreaterThan(15);
});

it.each([
  ['/es/parques-y-tours/', false],
  ['/es/entrada-copalera/', true],
  ['/es/pago/', true],
])('has no newsletter form on work screens: %s', async (path, isWork) => {
  const html = await htmlOf(path);
  expect(html.includes('id="newsletter"')).toBe(!isWork);
  expect(html).toContain('id="settings"');
  expect(html).toContain('href="#cookies"');
});

/** A limit in bytes, compressed with gzip as for a page of one visitor. */
describe('the weight of a page', () => {
  const layouts = ['?0', '?1'];
  /** Far enough for all days to be free, near enough to be on sale. */
  const month = new Date(Date.now() + 110 * 86_400_000).toISOString().slice(0, 7);
  const days = (...parts: readonly string[]) => parts.map((part) => part.replace('$', month));
  const draft = days('bruma_$-12', 'guarida_$-14', 'laguna-nacar_$-19');
  const rooms = 'rooms=2&adults1=2&children1=1&age1=6&adults2=2';
  const weightOf = (html: string) => gzipSync(html, { level: 8 }).length;

  const findRoom = { name: 'findRoom', params: {} } as const;
  const buyBruma = { name: 'buyPark', params: { slug: 'bruma' } } as const;
  it.each([
    [
      'the builder',
      { name: 'buildPackage', params: {} } as const,
      `part=${draft.join('&part=')}&slot=2`,
    ],
    ['the search for a room', findRoom, `hotel=hxm&month=${month}`],
    ['the rooms of three hotels', findRoom, `checkin=${month}-12&checkout=${month}-15&${rooms}`],
    ['a buy page with its day', buyBruma, `date=${month}-12`],
  ])('is 14 kB at most: %s', async (_, route, query) => {
    for (const language of languages)
      for (const mobile of layouts) {
        const visitor = shop.visitor({ 'sec-ch-ua-mobile': mobile });
        const response = await visitor.get(`${pathOf(route, language)}?${query}`);
        const html = await response.text();
        expect([response.status, html.includes('role="grid"')]).toEqual([200, true]);
        expect(weightOf(html)).toBeLessThanOrEqual(14_000);
      }
  });

  const people = { adults: '2', children: '1' };
  async function fillLines(visitor: Visitor, path: string): Promise<void> {
    await visitor.add({ path, slug: 'laguna-nacar', date: `${month}-16`, ...people });
    await visitor.add({ path, slug: 'guarida', date: `${month}-18`, ...people });
  }
  async function fillPackage(visitor: Visitor, path: string): Promise<void> {
    const part = days('bruma_$-09', 'gran-ceiba-basico_$-11', 'guarida_$-23');
    const fields = { path, part, ...people, attempt: attempt() };
    const reply = await visitor.postJson('/api/cart/packages', fields);
    if (!reply.ok) throw new Error(await reply.text());
  }
  it.each([
    ['a line of two', fillLines, 14_000],
    ['a package of three', fillPackage, 14_800],
  ])('stays small for a cart with %s open', async (_, fill, most) => {
    for (const language of journeyLanguages)
      for (const mobile of layouts) {
        const visitor = shop.visitor({ 'sec-ch-ua-mobile': mobile });
        await fill(visitor, cartPath(language));
        const { view } = await visitor.look('cart', cartPath(language));
        const [first] = view.kind === 'filled' ? [...view.lines, ...view.packages] : [];
        const html = await (await visitor.get(first?.edit ?? '')).text();
        expect([html.includes('id="edit"'), html.includes('role="grid"')]).toEqual([true, true]);
        expect(weightOf(html)).toBeLessThanOrEqual(most);
      }
  });
});
