import { FileHotels } from '@shop/adapters/files';
import {
  type HotelCode,
  hotelCodes,
  hotelRoute,
  hotelsRoute,
  languages,
  pathOf,
  roomRoute,
} from '@shop/domain';
import { startBff } from '@shop/test/start-bff';

/** A Friday in the low season. */
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

const pages = languages.flatMap((language) => {
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

it.each([
  '/es/hoteles-atlantis/',
  '/en/hotels-hxm/',
  '/pt/hoteis-constructor/',
  '/es/hoteles-coralibri-manglar/',
])('%s is not found', async (path) => {
  const response = await shop.visitor().get(path);
  expect(response.status).toBe(404);
});

it.each([
  '?brand=arrecife',
  '?currency=USD&currency=MXN',
  '?x=%00',
  `?q=${'9'.repeat(60)}`,
  '?__proto__=1',
])('the query %s changes nothing', async (query) => {
  const page = await shop.visitor().look('hotel', manglar + query);
  expect(page.view.title).toBe('Hotel Coralibrí Manglar');
});

describe('the first HTML', () => {
  it('of the list holds every hotel, its price from and the way to its page', async () => {
    const html = await (await shop.visitor().get(list.es)).text();
    const { nights } = shop.sandbox.content.hotels;
    for (const code of hotelCodes) {
      const amount = (nights[code].MXN.low / 100).toLocaleString('en-US', {
        minimumFractionDigits: 2,
      });
      expect(html).toContain(`href="${pathOf(hotelRoute(code), 'es')}"`);
      expect(html).toContain(`$${amount}\u00a0MXN`);
    }
  });

  it('of a hotel holds heading, price from, hours and the main action', async () => {
    const html = await (await shop.visitor().get(manglar)).text();
    for (const text of [
      '$3,099.00\u00a0MXN',
      'desde las 15:00',
      'Llama y reserva: +52 998 555 0134',
    ])
      expect(html).toContain(text);
  });
});

it.each([
  ['/es/hoteles-manglar/', '+52 998 555 0134'],
  ['/en/hotels-manglar/', '+1 305 555 0142'],
  ['/pt/hoteis-manglar/', '+55 11 5555 0136'],
])('%s is booked at %s', async (path, number) => {
  const { view } = await shop.visitor().look('hotel', path);
  expect(view.phone.number).toBe(number);
});

it('tells search engines of the hotel, its rooms and the night that the page shows', async () => {
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

it.each([
  ['es', '$4,183.65\u00a0MXN', 'Es la noche más barata de los próximos 30 días.'],
  ['en', '$4,183.65\u00a0MXN', 'It’s the cheapest night in the next 30 days.'],
  ['pt', '$4,183.65\u00a0MXN', 'É a noite mais barata dos próximos 30 dias.'],
] as const)(
  'tells of a room in %s what its page shows: its lowest night',
  async (language, price, words) => {
    const path = pathOf(roomRoute('hxm', 'nido'), language);
    const visitor = shop.visitor();
    visitor.setCookie('__Host-currency', 'MXN');
    const html = await (await visitor.get(path)).text();
    for (const text of [price, words]) expect(html).toContain(text);
    const { head } = await visitor.look('room', path);
    const url = shop.url + path;
    expect(head.data).toContainEqual(
      expect.objectContaining({ '@type': 'HotelRoom', '@id': url, url }),
    );
    expect(head.data).toContainEqual({
      '@type': 'Offer',
      itemOffered: { '@id': url },
      url: `${shop.url}${pathOf({ name: 'findRoom', params: {} }, language)}?hotel=hxm`,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: 4_183.65,
        priceCurrency: 'MXN',
        valueAddedTaxIncluded: true,
        unitCode: 'DAY',
      },
    });
  },
);

it('hangs below the list in the breadcrumb', async () => {
  const { frame } = await shop.visitor().look('hotel', manglar);
  expect(frame.breadcrumb.slice(-2)).toEqual([
    { name: 'Hoteles', href: list.es },
    { name: 'Hotel Coralibrí Manglar', href: manglar },
  ]);
});

describe('while the hotel backend is away', () => {
  /** A currency that no test before has asked for, so that no answer is remembered. */
  const payingIn = (currency: string) => {
    const visitor = shop.visitor();
    visitor.setCookie('__Host-currency', currency);
    return visitor;
  };

  it.each([
    ['down', 'JPY'],
    ['nonsense', 'KRW'],
  ] as const)('(%s) the pages stand without prices and say so', async (mode, currency) => {
    shop.sandbox.faults.add({ api: 'hotels', mode });
    const { view: all } = await payingIn(currency).look('hotels', list.es);
    expect(all.hotels.map(({ night }) => night.kind)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(all.problem).toMatchObject({ code: 'prices', ways: [{ kind: 'retry', href: list.es }] });
    const response = await payingIn(currency).get(manglar);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('Precio por noche: por teléfono');
    expect(html).not.toContain('makesOffer');
    const room = await payingIn(currency).get(pathOf(roomRoute('hxm', 'nido'), 'es'));
    expect([room.status, (await room.text()).includes('"Offer"')]).toEqual([200, false]);
  });

  it.each([
    ['es', 'CLP', 'Precio por noche: por teléfono'],
    ['en', 'CAD', 'Price per night: by phone'],
    ['pt', 'PEN', 'Preço por noite: por telefone'],
  ] as const)(
    'leaves prices out in %s when the backend has no list of them, and offers no second try',
    async (language, currency, sentence) => {
      shop.sandbox.faults.add({ api: 'hotels', mode: 'missing' });
      const paths = [list[language], pathOf(hotelRoute('hxm'), language), `/${language}/`];
      for (const path of paths) {
        const response = await payingIn(currency).get(path);
        const html = await response.text();
        expect([path, response.status, html.includes(sentence)]).toEqual([path, 200, true]);
        expect(html).not.toContain('makesOffer');
      }
      for (const path of paths.slice(0, 2)) {
        const { view } = await payingIn(currency).see(path);
        expect(view).not.toHaveProperty('problem');
      }
    },
  );

  it('the last good prices stand in for those who were shown them', async () => {
    const price = async () => (await payingIn('GBP').look('hotels', list.en)).view.hotels[0]?.night;
    const before = await price();
    shop.sandbox.faults.add({ api: 'hotels', mode: 'down' });
    expect(await price()).toEqual(before);
    expect(before?.kind).toBe('from');
  });
});

it.each<[HotelCode, string]>([
  ['hxm', '/en/buy-my-ticket/'],
  ['hxa', '/en/tour-ojos-de-agua/'],
  ['lcdlp', '/en/ticket-laguna-nacar/'],
])('%s leads first to %s, with its hours and its price', async (code, path) => {
  const { view } = await shop.visitor().look('hotel', pathOf(hotelRoute(code), 'en'));
  expect(view.parks.all[0]?.poster.href).toBe(path);
  for (const { poster } of view.parks.all) {
    expect(poster.hours).toMatch(/\d/);
    expect(poster.from ?? poster.closedUntil).toBeDefined();
  }
  expect((await shop.visitor().get(path)).status).toBe(200);
});

it('shows the places around without hours or price while nobody tells of them', async () => {
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

it.each(['/es/', list.es])('%s leads from a price to the nights that have it', async (path) => {
  const html = (await (await shop.visitor().get(path)).text()).replaceAll('&amp;', '&');
  const [href = ''] = /\/es\/buscar-habitacion\/\?checkin=[^"]+hotel=hxm[^"]+/.exec(html) ?? [];
  const { view } = await shop.visitor().look('findRoom', href);
  const price = /desde.{0,200}?(\$[\d,.]+\sMXN)/s.exec(
    html.slice(html.indexOf('hotelManglar')),
  )?.[1];
  expect(JSON.stringify(view)).toContain(price ?? 'no price');
});
