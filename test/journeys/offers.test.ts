import { addDays, monthOf, parkDayAt, saleHorizonDays } from '@shop/domain';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const today = parkDayAt(new Date());
const later = monthOf(addDays(today, 60));
const slugs = (columns: readonly { readonly slug: string }[]) => columns.map(({ slug }) => slug);

it.each([
  { path: '/es/promociones/', heading: 'Promociones' },
  { path: '/en/promotions/', heading: 'Promotions' },
  { path: '/pt/promocoes/', heading: 'Promoções' },
  { path: '/es/paquetes/', heading: 'Paquetes' },
  { path: '/en/packages/', heading: 'Packages' },
  { path: '/pt/pacotes/', heading: 'Pacotes' },
  { path: '/es/guia-de-precios/', heading: 'Guía de precios' },
  { path: '/en/price-guide/', heading: 'Price guide' },
  { path: '/pt/guia-de-precos/', heading: 'Guia de preços' },
  { path: '/es/compara-parques-y-tours/', heading: 'Compara parques y tours' },
  { path: '/en/compare-parks-and-tours/', heading: 'Compare parks and tours' },
  { path: '/pt/compare-parques-e-passeios/', heading: 'Compare parques e passeios' },
  { path: '/es/galeria/', heading: 'Galería' },
  { path: '/en/gallery/', heading: 'Gallery' },
  { path: '/pt/galeria/', heading: 'Galeria' },
])('$path is a page of its own: "$heading"', async ({ path, heading }) => {
  const response = await shop.visitor().get(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect([...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, text]) => text)).toEqual([heading]);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  expect(title).toContain('Coralibrí');
  expect(title.length).toBeLessThanOrEqual(60);
});

describe('promotions', () => {
  const rulesIn = async (path: string) => {
    const { view } = await shop.visitor().look('promotions', path);
    return view.promotions.map(({ rule }) => rule);
  };

  it('speak of interest-free months to those alone who pay in Mexican pesos', async () => {
    expect(await rulesIn('/es/promociones/')).toContain('months');
    expect(await rulesIn('/en/promotions/')).not.toContain('months');
  });

  it('keep their kind in the address, and take an unknown kind for all', async () => {
    expect(await rulesIn('/es/promociones/?kind=early')).toEqual(['advance', 'longAdvance']);
    expect(await rulesIn('/es/promociones/?kind=magic')).toEqual(await rulesIn('/es/promociones/'));
  });
});

describe('packages', () => {
  it('come to what the builder finds for an adult on the cheapest days of the coming thirty', async () => {
    const visitor = shop.visitor();
    const { view } = await visitor.look('packages', '/en/packages/');
    expect(view.packages.length).toBeGreaterThanOrEqual(3);
    for (const { choose, tickets, total } of view.packages) {
      const address = new URL(choose, shop.url);
      const wanted = { adults: '1', plan: '1', from: today, to: addDays(today, 29) };
      for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, value);
      const { plan } = (await visitor.look('builder', address.pathname + address.search)).view;
      expect(total).toBeDefined();
      expect(total).toEqual(plan.options[0]?.total);
      const amount = (text = '') => Number(text.replaceAll(/[^\d.]/g, ''));
      const sum = tickets.reduce((before, { from }) => before + amount(from?.text), 0);
      if (tickets.length > 2) expect(amount(total?.text)).toBeLessThan(sum);
    }
  });

  it('open the builder with their places, each of them still without a day', async () => {
    const visitor = shop.visitor();
    const { view } = await visitor.look('packages', '/es/paquetes/');
    for (const { choose, tickets } of view.packages) {
      const { view: builder } = await visitor.look('builder', choose);
      const filled = builder.slots.filter(({ state }) => state !== 'empty');
      expect(filled.map(({ name, state }) => [name, state])).toEqual(
        tickets.map(({ name }) => [name, 'chosen']),
      );
    }
  });
});

describe('the price guide', () => {
  const guide = (query: string) =>
    shop.visitor().look('priceGuide', `/es/guia-de-precios/${query}`);

  it('has the tickets of a place as columns, and prices that lead to that day', async () => {
    const { view } = await guide(`?place=copalera&month=${later}`);
    expect(slugs(view.columns)).toEqual(['copalera', 'copalera-fuego']);
    expect(view.chosen).toEqual({ place: 'copalera', month: later, ticket: 'copalera' });
    const priced = view.rows.flatMap(({ day, cells }) =>
      cells.flatMap((cell) => (cell.kind === 'price' ? [{ day, href: cell.href }] : [])),
    );
    expect(priced.length).toBeGreaterThan(0);
    for (const { day, href } of priced) expect(href.endsWith(`?date=${day}`)).toBe(true);
  });

  it('says the same as the calendar of the buy page', async () => {
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

  it('shows a phone the chosen ticket alone, and offers the others', async () => {
    const phone = shop.visitor({ 'sec-ch-ua-mobile': '?1' });
    const path = `/es/guia-de-precios/?place=copalera&ticket=copalera-fuego&month=${later}`;
    const { view } = await phone.look('priceGuide', path);
    expect(slugs(view.columns)).toEqual(['copalera-fuego']);
    expect(slugs(view.tickets)).toEqual(['copalera', 'copalera-fuego']);
  });

  it.each([
    { query: '?place=atlantis&ticket=atlantis&month=soon' },
    { query: '?month=2026-13' },
    { query: `?place=copalera&ticket=bruma&month=${later}` },
  ])('settles $query on something it has', async ({ query }) => {
    const { view } = await guide(query);
    expect(view.columns.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect(view.rows.length).toBeGreaterThan(0);
  });

  it('ends where the sale ends, and begins today', async () => {
    const first = await guide('?month=2000-01');
    expect(first.view.chosen.month).toBe(monthOf(today));
    expect(first.view.previous).toBeUndefined();
    expect(first.view.rows[0]?.day).toBe(today);
    const last = await guide('?month=2199-01');
    expect(last.view.chosen.month).toBe(monthOf(addDays(today, saleHorizonDays)));
    expect(last.view.next).toBeUndefined();
  });
});

describe('comparing', () => {
  const page = '/es/compara-parques-y-tours/';
  const compare = async (query: string) =>
    (await shop.visitor().look('compare', page + query)).view;

  it.each([
    { query: '?pick=bruma,copalera', picked: ['bruma', 'copalera'] },
    { query: '?pick=bruma&pick=copalera', picked: ['bruma', 'copalera'] },
    { query: '?pick=copalera,bruma,copalera,atlantis', picked: ['copalera', 'bruma'] },
    {
      query: '?pick=bruma,copalera,guarida,barlovento,son-de-rio',
      picked: ['bruma', 'copalera', 'guarida', 'barlovento'],
    },
  ])('puts the places of $query side by side', async ({ query, picked }) => {
    const view = await compare(query);
    expect(view.kind === 'compared' && slugs(view.columns)).toEqual(picked);
  });

  it.each([
    { query: '', picked: [] },
    { query: '?pick=bruma', picked: ['bruma'] },
    { query: '?pick=bruma,bruma', picked: ['bruma'] },
    { query: '?pick=%00,../,<script>', picked: [] },
  ])('offers the choice for "$query"', async ({ query, picked }) => {
    const view = await compare(query);
    expect(view.kind === 'choosing' && view.picks.picked).toEqual(picked);
  });

  it('hides exactly the rows that are alike', async () => {
    const all = await compare('?pick=bruma,laguna-nacar');
    const some = await compare('?pick=bruma,laguna-nacar&only=differences');
    if (all.kind !== 'compared' || some.kind !== 'compared') throw new Error('nothing compared');
    const rows = (view: typeof all) => view.groups.flatMap((group) => group.rows);
    expect(some.differences.isOn).toBe(true);
    expect(rows(all).length - rows(some).length).toBe(some.differences.alike);
    for (const { cells } of rows(some))
      expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBeGreaterThan(1);
  });

  it('begins on the list, whose links keep that it is on', async () => {
    const list = '/es/parques-y-tours/';
    const off = (await shop.visitor().look('list', `${list}?kind=water`)).view;
    expect(off.compare).toEqual({ toggle: `${list}?kind=water&compare=1` });
    const on = (await shop.visitor().look('list', `${list}?kind=water&compare=1`)).view;
    expect(on.compare.picks).toEqual({ action: page, fewest: 2, most: 4, picked: [] });
    expect(on.compare.toggle).toBe(`${list}?kind=water`);
    for (const { href } of [...on.filters, ...on.sorts]) expect(href).toContain('compare=1');
  });
});

it('leads from every picture of the gallery to a page of the shop, for one place alone if asked', async () => {
  const { view } = await shop.visitor().look('gallery', '/en/gallery/');
  const addresses = [...new Set(view.pictures.map(({ place }) => place.href))];
  for (const address of addresses)
    expect([address, (await shop.visitor().get(address)).status]).toEqual([address, 200]);
  const one = await shop.visitor().look('gallery', '/en/gallery/?place=bruma');
  expect([...new Set(one.view.pictures.map(({ place }) => place.name))]).toEqual(['Bruma']);
  const unknown = await shop.visitor().look('gallery', '/en/gallery/?place=atlantis');
  expect(unknown.view.pictures).toHaveLength(view.pictures.length);
});
