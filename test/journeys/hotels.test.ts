import { FileHotels } from '@shop/adapters/files';
import { hotelCodes, hotelRoute, hotelsRoute, pathOf, roomRoute } from '@shop/domain';
import { journeyLanguages } from '@shop/test/journey-languages';
import { startBff } from '@shop/test/start-bff';

// Its own clock: a Friday in the low season, so that the amounts are known.
const shop = await startBff({ now: new Date('2026-11-13T15:00:00Z') });
afterAll(() => shop.stop());
afterEach(() => shop.sandbox.faults.clear());

const content = new FileHotels('content');
const list = {
  es: '/es/hoteles-coralibri/',
  en: '/en/hotels-coralibri/',
  pt: '/pt/hoteis-coralibri/',
};
const manglar = '/es/hoteles-manglar/';

const pages = journeyLanguages.flatMap((language) => {
  const { name, title } = content.page(language);
  return [
    { path: pathOf(hotelsRoute, language), heading: name, title },
    ...hotelCodes.map((code) => {
      const hotel = content.hotel(code, language);
      return { path: pathOf(hotelRoute(code), language), heading: hotel.name, title: hotel.title };
    }),
  ];
});

it.each(pages)(
  '$path is a page with its own heading and title',
  async ({ path, heading, title }) => {
    const response = await shop.visitor().get(path);
    const html = await response.text();
    const written = (text: string) => text.replaceAll('&', '&amp;');
    expect(response.status).toBe(200);
    expect([...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, text]) => text)).toEqual([
      heading,
    ]);
    expect(html).toContain(`<title>${written(title)}</title>`);
    expect(html).toContain('href="tel:');
  },
);

it.each(['/es/hoteles-atlantis/', '/en/hotels-hxm/'])('answers 404 to %s', async (path) => {
  const response = await shop.visitor().get(path);
  expect(response.status).toBe(404);
});

it('tells search engines the hotel, its rooms and the night price that the page shows', async () => {
  const { head } = await shop.visitor().look('hotel', manglar);
  const [data] = head.data.filter((one) => one['@type'] === 'Hotel');
  expect(data).toMatchObject({
    name: 'Hotel Coralibrí Manglar',
    url: `${shop.url}${manglar}`,
    checkinTime: '15:00',
  });
  const offerOf = (minPrice: number) => ({
    '@type': 'Offer',
    url: `${shop.url}/es/buscar-habitacion/?hotel=hxm`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice,
      priceCurrency: 'MXN',
      valueAddedTaxIncluded: true,
      unitCode: 'DAY',
    },
  });
  const rooms = (data?.containsPlace ?? []) as { '@id': string; url: string }[]; // as: counted below
  expect(rooms).toHaveLength(content.hotel('hxm', 'es').rooms.length);
  const nights = [3_099, 3_346.92, 4_183.65, 5_888.1];
  expect(data?.makesOffer).toEqual([
    offerOf(3_099),
    ...nights.map((night, at) => ({
      ...offerOf(night),
      itemOffered: { '@id': rooms[at]?.['@id'] },
    })),
  ]);
  expect(head.wall).toBe('hotelManglar');
  const { head: all } = await shop.visitor().look('hotels', list.en);
  const [items] = all.data.filter((one) => one['@type'] === 'ItemList');
  expect(items?.itemListElement).toHaveLength(3);
});

describe('while the hotel backend is down', () => {
  /** A currency that no earlier test used, so that no reply is cached. */
  const payingIn = (currency: string) => {
    const visitor = shop.visitor();
    visitor.setCookie('__Host-currency', currency);
    return visitor;
  };

  it.each([
    ['down', 'JPY'],
    ['nonsense', 'KRW'],
  ] as const)('(%s) pages work without prices and show a notice', async (mode, currency) => {
    shop.sandbox.faults.add({ api: 'hotels', mode });
    const { view: all } = await payingIn(currency).look('hotels', list.es);
    expect(all.hotels.map(({ night }) => night.kind)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(all.problem).toMatchObject({
      code: 'prices',
      actions: [{ kind: 'retry', href: list.es }],
    });
    const response = await payingIn(currency).get(manglar);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Precio por noche: por teléfono');
    expect(html).not.toContain('makesOffer');
    const room = await payingIn(currency).get(pathOf(roomRoute('hxm', 'nido'), 'es'));
    expect([room.status, (await room.text()).includes('"Offer"')]).toEqual([200, false]);
  });

  it('pages omit prices without a retry when the backend has no price list', async () => {
    shop.sandbox.faults.add({ api: 'hotels', mode: 'missing' });
    for (const path of [list.es, manglar]) {
      const html = await (await payingIn('CLP').get(path)).text();
      expect([path, html.includes('Precio por noche: por teléfono')]).toEqual([path, true]);
      expect((await payingIn('CLP').see(path)).view).not.toHaveProperty('problem');
    }
  });

  it('pages show the last good prices to visitors who saw them', async () => {
    const price = async () => (await payingIn('GBP').look('hotels', list.en)).view.hotels[0]?.night;
    const before = await price();
    shop.sandbox.faults.add({ api: 'hotels', mode: 'down' });
    expect(await price()).toEqual(before);
    expect(before?.kind).toBe('from');
  });
});

it('shows nearby places without hours or price while those are unavailable', async () => {
  // Its own shop, since the catalogue must not be cached.
  const own = await startBff({}, { PAGE_FRESH_SECONDS: '0' });
  own.sandbox.faults.add({ api: 'cart', mode: 'down', times: 1000 });
  const { view } = await own.visitor().look('hotel', pathOf(hotelRoute('hxm'), 'en'));
  await own.stop();
  expect(view.parks.all.length).toBeGreaterThan(2);
  const [first] = view.parks.all;
  expect(first?.poster).toMatchObject({
    href: '/en/about-gran-ceiba/',
    hours: '',
    name: 'Gran Ceiba',
  });
});

it('tells search engines the lowest night price that a room page shows', async () => {
  const path = pathOf(roomRoute('hxm', 'nido'), 'es');
  const visitor = shop.visitor();
  expect(await (await visitor.get(path)).text()).toContain('$4,183.65\u00a0MXN');
  const { head } = await visitor.look('room', path);
  const id = shop.url + path;
  expect(head.data).toContainEqual(expect.objectContaining({ '@type': 'HotelRoom', '@id': id }));
  expect(head.data).toContainEqual(
    expect.objectContaining({
      '@type': 'Offer',
      itemOffered: { '@id': id },
      priceSpecification: expect.objectContaining({ minPrice: 4_183.65, priceCurrency: 'MXN' }),
    }),
  );
});

it.each(['/es/', list.es])('%s links each price to the nights that have it', async (path) => {
  const html = (await (await shop.visitor().get(path)).text()).replaceAll('&amp;', '&');
  const [href = ''] = /\/es\/buscar-habitacion\/\?checkin=[^"]+hotel=hxm[^"]+/.exec(html) ?? [];
  const { view } = await shop.visitor().look('findRoom', href);
  const price = /desde.{0,200}?(\$[\d,.]+\sMXN)/s.exec(
    html.slice(html.indexOf('hotelManglar')),
  )?.[1];
  expect(JSON.stringify(view)).toContain(price ?? 'no price');
});
