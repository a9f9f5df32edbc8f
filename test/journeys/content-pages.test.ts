import { addDays, errorText, monthOf, parkDayAt, pathOf, saleHorizonDays } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { sharedShop, startBff } from '@shop/test/start-bff';

const shop = await sharedShop();
const today = parkDayAt(new Date());
const later = monthOf(addDays(today, 60));
const slugs = (columns: readonly { readonly slug: string }[]) => columns.map(({ slug }) => slug);
const statusOf = async (path: string) =>
  (await shop.visitor().get(path, { accept: 'text/html' })).status;

it.each([
  '/es/acerca-de-atlantis/',
  '/en/about-constructor/',
  '/es/como-llegar-a-coast/',
  '/en/things-to-do-in-merida/',
  '/en/faq/common/',
  '/pt/perguntas-frequentes/__proto__/',
])('answers 404 to %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

describe('promotions', () => {
  const rulesIn = async (path: string) => {
    const { view } = await shop.visitor().look('promotions', path);
    return view.promotions.map(({ rule }) => rule);
  };

  it('mention interest-free months only to visitors who pay in Mexican pesos', async () => {
    expect(await rulesIn('/es/promociones/')).toContain('months');
    expect(await rulesIn('/en/promotions/')).not.toContain('months');
  });

  it('keep the kind in the address and treat an unknown kind as all', async () => {
    expect(await rulesIn('/es/promociones/?kind=early')).toEqual(['advance', 'longAdvance']);
    expect(await rulesIn('/es/promociones/?kind=magic')).toEqual(await rulesIn('/es/promociones/'));
  });
});

it('shows the price the builder charges an adult on the cheapest days of a premade package', async () => {
  const visitor = shop.visitor();
  const { view } = await visitor.look('packages', '/en/packages/');
  expect(view.packages.length).toBeGreaterThanOrEqual(3);
  const amount = (text = '') => Number(text.replaceAll(/[^\d.]/g, ''));
  for (const { choose, tickets, total } of view.packages) {
    const { view: builder } = await visitor.look('builder', choose);
    const filled = builder.slots.filter(({ state }) => state !== 'empty');
    expect(filled.map(({ name, state }) => [name, state])).toEqual(
      tickets.map(({ name }) => [name, 'chosen']),
    );
    const address = new URL(choose, shop.url);
    const wanted = { adults: '1', plan: '1', from: today, to: addDays(today, 29) };
    for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, value);
    const { plan } = (await visitor.look('builder', address.pathname + address.search)).view;
    expect(total).toBeDefined();
    expect(total).toEqual(plan.options[0]?.total);
    const sum = tickets.reduce((before, { from }) => before + amount(from?.text), 0);
    if (tickets.length > 2) expect(amount(total?.text)).toBeLessThan(sum);
  }
});

describe('the price guide', () => {
  const guide = (query: string) =>
    shop.visitor().look('priceGuide', `/es/guia-de-precios/${query}`);

  it('has the tickets of a place as columns, and prices that link to their day', async () => {
    const { view } = await guide(`?place=copalera&month=${later}`);
    expect(slugs(view.columns)).toEqual(['copalera', 'copalera-fuego']);
    const priced = view.rows.flatMap(({ day, cells }) =>
      cells.flatMap((cell) => (cell.kind === 'price' ? [{ day, href: cell.href }] : [])),
    );
    expect(priced.length).toBeGreaterThan(0);
    for (const { day, href } of priced) expect(href.endsWith(`?date=${day}`)).toBe(true);
    const phone = shop.visitor({ 'sec-ch-ua-mobile': '?1' });
    const path = `/es/guia-de-precios/?place=copalera&ticket=copalera-fuego&month=${later}`;
    const small = (await phone.look('priceGuide', path)).view;
    expect(slugs(small.columns)).toEqual(['copalera-fuego']);
    expect(slugs(small.tickets)).toEqual(['copalera', 'copalera-fuego']);
  });

  it('agrees with the calendar of the buy page', async () => {
    const { view } = await guide(`?place=bruma&month=${later}`);
    const buy = await shop.visitor().look('buy', `/es/entrada-bruma/?month=${later}`);
    const days = buy.view.calendar.months[0]?.weeks.flat() ?? [];
    for (const { day, cells } of view.rows) {
      const state = days.find((one) => one.day === day)?.state;
      const [cell] = cells;
      const kind = cell?.kind === 'price' ? (cell.isBest ? 'best' : 'free') : cell?.kind;
      expect([day, kind]).toEqual([day, state]);
    }
  });

  it('starts today, ends with the sale period, and corrects an invalid query', async () => {
    const first = await guide('?month=2000-01&place=atlantis&ticket=atlantis');
    expect(first.view.columns.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect([first.view.chosen.month, first.view.previous]).toEqual([monthOf(today), undefined]);
    expect(first.view.rows[0]?.day).toBe(today);
    const last = await guide('?month=2199-01');
    const end = monthOf(addDays(today, saleHorizonDays));
    expect([last.view.chosen.month, last.view.next]).toEqual([end, undefined]);
  });
});

describe('comparing', () => {
  const page = '/es/compara-parques-y-tours/';
  const compare = async (query: string) =>
    (await shop.visitor().look('compare', page + query)).view;

  it('puts two places side by side and hides exactly the equal rows', async () => {
    const one = await compare('?pick=%00,<script>,bruma');
    expect(one.kind === 'choosing' && one.picks.picked).toEqual(['bruma']);
    const all = await compare('?pick=bruma&pick=laguna-nacar');
    const some = await compare('?pick=bruma,laguna-nacar&only=differences');
    if (all.kind !== 'compared' || some.kind !== 'compared') throw new Error('nothing compared');
    expect(slugs(all.columns)).toEqual(['bruma', 'laguna-nacar']);
    const rows = (view: typeof all) => view.groups.flatMap((group) => group.rows);
    expect(some.differences.isOn).toBe(true);
    expect(rows(all).length - rows(some).length).toBe(some.differences.alike);
  });

  it('starts on the list, whose links keep compare mode on', async () => {
    const list = '/es/parques-y-tours/';
    const off = (await shop.visitor().look('list', `${list}?kind=water`)).view;
    expect(off.compare).toEqual({ toggle: `${list}?kind=water&compare=1` });
    const on = (await shop.visitor().look('list', `${list}?kind=water&compare=1`)).view;
    expect(on.compare.picks).toEqual({ action: page, fewest: 2, most: 4, picked: [] });
    expect(on.compare.toggle).toBe(`${list}?kind=water`);
    for (const { href } of [...on.filters, ...on.sorts]) expect(href).toContain('compare=1');
  });
});

describe('the gallery', () => {
  it.each(journeyLanguages)(
    'links in %s from each picture to the page that sells it',
    async (one) => {
      const path = pathOf({ name: 'gallery', params: {} }, one);
      const { view } = await shop.visitor().look('gallery', path);
      const saleOf = (key: string) => view.pictures.find((picture) => picture.key === key)?.sale;
      const ticket = pathOf({ name: 'buyPark', params: { slug: 'bruma' } }, one);
      const night = pathOf({ name: 'hotels', params: { brand: 'arrecife' } }, one);
      expect(saleOf('bruma-1')).toEqual({ kind: 'ticket', href: ticket });
      expect(saleOf('arrecife-1')).toEqual({ kind: 'night', href: night });
      const hrefs = view.pictures.flatMap(({ sale, place }) => [sale?.href ?? '', place.href]);
      for (const href of new Set(hrefs)) expect([href, await statusOf(href)]).toEqual([href, 200]);
    },
  );

  it('keeps the address of a picture under every filter', async () => {
    const keysOf = async (query: string) => {
      const { view } = await shop.visitor().look('gallery', `/es/galeria/${query}`);
      return view.pictures.map(({ key }) => key);
    };
    const all = await keysOf('');
    expect(new Set(all).size).toBe(all.length);
    expect(await keysOf('?place=bruma')).toEqual(all.filter((key) => key.startsWith('bruma-')));
    expect(await keysOf('?place=atlantis')).toEqual(all);
  });

  const pictures = (key: string | undefined) => (key ? [`picture-${key}`] : []);
  const idOf = (element: string) => / id="([^"]+)"/.exec(element)?.[1];
  const waysIn = (element: string) =>
    [...element.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);

  it('opens, steps through and closes every picture by links alone', async () => {
    const html = await (await shop.visitor().get('/es/galeria/')).text();
    const { view } = await shop.visitor().look('gallery', '/es/galeria/');
    const keys = view.pictures.map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(2);
    const partsOf = (element: string) =>
      html.match(new RegExp(`<${element} .*?</${element}>`, 'gs'));
    const openers = partsOf('a')?.filter((link) => link.includes(' id="open-'));
    expect(openers?.map((link) => [idOf(link), waysIn(link)])).toEqual(
      keys.map((key) => [`open-${key}`, pictures(key)]),
    );
    expect(partsOf('figure')?.map((figure) => [idOf(figure), waysIn(figure)])).toEqual(
      keys.map((key, at) => [
        `picture-${key}`,
        [`open-${key}`, ...pictures(keys[at - 1]), ...pictures(keys[at + 1])],
      ]),
    );
  });
});

it('names the tickets of a place and links to the page of each', async () => {
  const { view } = await shop.visitor().look('about', '/es/acerca-de-copalera/');
  expect(view.tickets).toMatchObject([
    { name: 'Día', href: '/es/entrada-copalera/', isNight: false, hours: '9:00–17:00' },
    { name: 'Fuego', href: '/es/entrada-copalera-fuego/', isNight: true, hours: '17:30–23:00' },
  ]);
  expect(view.tickets[0]?.days).toEqual({ kind: 'range', from: 'lunes', to: 'sábado' });
});

it('gives phones their own map, and every visitor a place to open', async () => {
  const path = '/en/how-to-get-to-barlovento/';
  const phone = shop.visitor({ 'sec-ch-ua-mobile': '?1' });
  const desk = shop.visitor({ 'sec-ch-ua-mobile': '?0' });
  const onPhone = (await phone.look('directions', path)).view;
  const onDesk = (await desk.look('directions', path)).view;
  expect(onPhone.phoneMap).toBe('geo:21.183,-86.807?q=21.183,-86.807(Barlovento)');
  expect(onDesk.phoneMap).toBeUndefined();
  expect(new URL(onDesk.maps).searchParams.get('query')).toBe('21.183,-86.807');
});

it('keeps texts and pictures while the catalogue is down, and names the missing part', async () => {
  // Its own shop, which never received a catalogue.
  const fresh = await startBff();
  fresh.sandbox.faults.add({ api: 'cart', times: 1000, mode: 'nonsense' });
  const about = await fresh.visitor().look('about', '/pt/sobre-guarida/');
  expect(about.view).toMatchObject({
    hours: '',
    tickets: [],
    problem: { text: errorText('prices', 'pt'), actions: [{ kind: 'retry' }] },
  });
  expect(about.view.from).toBeUndefined();
  const way = await fresh.visitor().look('directions', '/pt/como-chegar-a-guarida/');
  expect(way.view).toMatchObject({ hours: '', buy: '/pt/parques-e-passeios/' });
  const town = await fresh.visitor().look('thingsToDo', '/pt/o-que-fazer-em-tulum/');
  expect(town.view.themes.every(({ things }) => things.length > 0)).toBe(true);
  const { view } = await fresh.visitor().look('gallery', '/es/galeria/');
  expect(view.pictures.length).toBeGreaterThan(20);
  expect(view.pictures.filter(({ sale }) => sale?.kind === 'ticket')).toEqual([]);
  await fresh.stop();
});

describe('the FAQ', () => {
  const bruma = '/es/preguntas-frecuentes/bruma/';
  const look = async (path: string) => (await shop.visitor().look('faq', path)).view;

  it('can be searched and keeps the search when the place changes', async () => {
    const view = await look(`${bruma}?q=tunel`);
    const ids = view.groups.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(ids).toEqual(['tunel-sin-luz', 'telefono']);
    const other = view.places.find(({ name }) => name === 'Guarida');
    expect(other?.href).toBe('/es/preguntas-frecuentes/guarida/?q=tunel');
    expect(view.places.filter(({ current }) => current).map(({ name }) => name)).toEqual(['Bruma']);
    expect((await look(`${bruma}?q=zebra`)).groups).toEqual([]);
  });

  it('has a page of questions for all places, linked from the help of every page', async () => {
    const { view, frame } = await shop.visitor().look('faq', '/es/preguntas-frecuentes/');
    expect(frame.contact.faq).toBe('/es/preguntas-frecuentes/');
    expect(view.title).toBe('Preguntas frecuentes');
    expect(view.places).toHaveLength(9);
    expect(view.places.some(({ current }) => current)).toBe(false);
    const links = view.groups.flatMap(({ questions }) => questions.flatMap((one) => one.links));
    expect(links.map(({ href }) => href)).toContain('/es/parques-y-tours/');
    expect(JSON.stringify(view)).not.toMatch(/Gran Ceiba esté|undefined|\{place\}/);
  });

  it.each([
    ['gran-ceiba', '/es/comprar-mi-entrada/'],
    ['guarida', '/es/entrada-guarida/'],
    ['barlovento', '/es/tour-barlovento/'],
  ])('links from %s to the page that sells it', async (place, href) => {
    const { groups } = await look(`/es/preguntas-frecuentes/${place}/`);
    const links = groups.flatMap(({ questions }) => questions.flatMap((one) => one.links));
    expect(links.map((link) => link.href)).toContain(href);
  });

  it('tells search engines the same questions as the page shows', async () => {
    const { view, head } = await shop.visitor().look('faq', bruma);
    const data = head.data.find((node) => node['@type'] === 'FAQPage');
    expect(data?.mainEntity).toHaveLength(view.count);
    expect(JSON.stringify(data)).toContain(view.groups[0]?.questions[0]?.question);
  });
});

it('shows the photo pass price at every place that sells it, in the visitor’s currency', async () => {
  const visitor = shop.visitor();
  const path = '/es/fotos/';
  const { view } = await visitor.look('photoPass', path);
  expect([view.places.length, view.problem]).toEqual([8, undefined]);
  expect(slugs(view.places)).not.toContain('camino-blanco');
  for (const { price } of view.places) expect(price?.text).toMatch(/^\$[\d,.]+\sMXN$/);
  expect(await (await visitor.get(view.places[0]?.href ?? '')).text()).toContain('value="photo"');
  visitor.setCookie('__Host-currency', 'EUR');
  expect((await visitor.look('photoPass', path)).view.from?.text).toMatch(/€$/);
});

it('keeps the failed-subscription page out of search engines and shows its message', async () => {
  const { head, view } = await shop.visitor().look('subscriptionError', '/en/subscription-error/');
  expect(head.isIndexed).toBe(false);
  expect(view).toMatchObject({ text: errorText('newsletterPage', 'en'), home: '/en/' });
});
