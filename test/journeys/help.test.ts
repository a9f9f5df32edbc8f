import { errorText, languages, languageTags } from '@shop/domain';
import { fillCart, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const pages = [
  {
    screen: 'faq',
    es: '/es/preguntas-frecuentes/bruma/',
    en: '/en/faq/bruma/',
    pt: '/pt/perguntas-frequentes/bruma/',
  },
  {
    screen: 'legal',
    es: '/es/aviso-de-privacidad/',
    en: '/en/privacy-notice/',
    pt: '/pt/aviso-de-privacidade/',
  },
  {
    screen: 'legal',
    es: '/es/terminos-de-uso/',
    en: '/en/terms-of-use/',
    pt: '/pt/termos-de-uso/',
  },
  { screen: 'siteMap', es: '/es/mapa-de-sitio/', en: '/en/site-map/', pt: '/pt/mapa-do-site/' },
  { screen: 'photoPass', es: '/es/fotos/', en: '/en/photo-pass/', pt: '/pt/fotos/' },
  {
    screen: 'subscriptionError',
    es: '/es/suscripcion-error/',
    en: '/en/subscription-error/',
    pt: '/pt/inscricao-erro/',
  },
] as const;

const titles = new Set<string>();

it.each(pages)('shows $es in every language, each with a title of its own', async (page) => {
  for (const language of languages) {
    const visitor = shop.visitor();
    const response = await visitor.get(page[language]);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`lang="${languageTags[language]}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const { head, frame } = await visitor.look(page.screen, page[language]);
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeLessThanOrEqual(155);
    expect(frame.breadcrumb.at(-1)?.href).toBe(page[language]);
    expect(titles).not.toContain(head.title + language);
    titles.add(head.title + language);
  }
});

it.each([
  '/es/preguntas-frecuentes/nada/',
  '/en/faq/common/',
  '/pt/perguntas-frequentes/__proto__/',
])('does not find %s', async (path) => {
  expect((await shop.visitor().get(path)).status).toBe(404);
});

describe('the questions', () => {
  const bruma = '/es/preguntas-frecuentes/bruma/';
  const idsAt = async (path: string) => {
    const { view } = await shop.visitor().look('faq', path);
    return view.groups.flatMap(({ questions }) => questions.map(({ id }) => id));
  };

  it('have one id in all languages', async () => {
    expect(await idsAt('/en/faq/bruma/')).toEqual(await idsAt(bruma));
    expect(await idsAt('/pt/perguntas-frequentes/bruma/')).toEqual(await idsAt(bruma));
  });

  it.each([
    { path: `${bruma}?q=tunel`, ids: ['tunel-sin-luz', 'telefono'] },
    { path: `${bruma}?q=CUPÓN`, ids: ['cupon'] },
    { path: '/en/faq/bruma/?q=change+my+date', ids: ['cambiar-fecha'] },
    { path: `${bruma}?q=zebra`, ids: [] },
  ])('are searched by $path', async ({ path, ids }) => {
    expect(await idsAt(path)).toEqual(ids);
  });

  it.each(['q=', 'q=%00', `q=${'a'.repeat(3000)}`, 'q=a&q=b', 'q=%3Cscript%3E', 'q=%5B', 'x=1'])(
    'stand up to ?%s',
    async (query) => {
      expect((await shop.visitor().get(`${bruma}?${query}`)).status).toBe(200);
    },
  );

  it('keep the search on the way to another place', async () => {
    const { view } = await shop.visitor().look('faq', `${bruma}?q=ni%C3%B1os`);
    const other = view.places.find(({ name }) => name === 'Guarida');
    expect(other?.href).toBe('/es/preguntas-frecuentes/guarida/?q=ni%C3%B1os');
    expect(view.places.filter(({ current }) => current).map(({ name }) => name)).toEqual(['Bruma']);
  });

  it('lead to the page where the place is bought', async () => {
    for (const [place, href] of [
      ['gran-ceiba', '/es/comprar-mi-entrada/'],
      ['guarida', '/es/entrada-guarida/'],
      ['barlovento', '/es/tour-barlovento/'],
    ]) {
      const { view } = await shop.visitor().look('faq', `/es/preguntas-frecuentes/${place}/`);
      const links = view.groups.flatMap(({ questions }) => questions.flatMap((one) => one.links));
      expect(links.map((link) => link.href)).toContain(href);
    }
  });

  it('are told to search engines as they are read', async () => {
    const { view, head } = await shop.visitor().look('faq', bruma);
    const data = head.data.find((node) => node['@type'] === 'FAQPage');
    expect(data?.mainEntity).toHaveLength(view.count);
    expect(JSON.stringify(data)).toContain(view.groups[0]?.questions[0]?.question);
  });
});

it('leads from every answer and every entry of the site map to a page that is there', async () => {
  const visitor = shop.visitor();
  const map = await visitor.look('siteMap', '/es/mapa-de-sitio/');
  const listed = map.view.groups.flatMap(({ pages: links }) => links.map(({ href }) => href));
  expect(listed).toEqual(
    expect.arrayContaining(['/es/', '/es/parques-y-tours/', '/es/entrada-bruma/', '/es/fotos/']),
  );
  expect(new Set(listed).size).toBe(listed.length);
  const { view } = await visitor.look('faq', '/es/preguntas-frecuentes/ojos-de-agua/');
  const answers = view.groups.flatMap(({ questions }) => questions.flatMap((one) => one.links));
  const asked = new Set([...listed, ...answers.map(({ href }) => href)]);
  for (const path of asked) expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
}, 60_000);

it('names in the privacy notice every cookie that the shop sets', async () => {
  const visitor = shop.visitor();
  const path = '/es/entrada-bruma/';
  const page = await visitor.look('buy', `${path}?month=2027-03`);
  await fillCart(visitor, path, sellableDays(page)[0] ?? '');
  const answers = [
    await visitor.get(path),
    await visitor.postForm('/api/settings', {
      path,
      language: 'es',
      currency: 'MXN',
      theme: 'dark',
    }),
    await visitor.postForm('/api/consent', { path, choice: 'none' }),
    await visitor.postForm('/api/close', { path, what: 'app' }),
  ];
  const set = answers
    .flatMap(({ headers }) => headers.getSetCookie())
    .map((line) => line.slice(0, line.indexOf('=')));
  const { view } = await visitor.look('legal', '/es/aviso-de-privacidad/');
  const table = view.sections
    .flatMap(({ parts }) => parts)
    .find((part) => part.kind === 'table' && part.caption === 'Cookies propias');
  const named = table?.kind === 'table' ? table.rows.map(([name]) => name) : [];
  expect(visitor.cookie('__Host-cart')).toBeDefined();
  expect(set).toEqual(expect.arrayContaining(['__Host-theme', '__Host-consent']));
  expect(named).toEqual(expect.arrayContaining(['__Host-cart', ...set]));
});

describe('the photo pass', () => {
  it('has the backend’s price at every place, in the currency of the visitor', async () => {
    const visitor = shop.visitor();
    const path = '/es/fotos/';
    const shown = await visitor.look('photoPass', path);
    expect(shown.view.places).toHaveLength(8);
    for (const { price } of shown.view.places) expect(price?.text).toMatch(/^\$[\d,.]+\sMXN$/);
    expect(shown.view.problem).toBeUndefined();
    await visitor.postForm('/api/settings', {
      path,
      language: 'es',
      currency: 'EUR',
      theme: 'system',
    });
    const { view } = await visitor.look('photoPass', path);
    expect(view.from?.text).toMatch(/€$/);
  });

  it('is not offered where it is not sold', async () => {
    const { view } = await shop.visitor().look('photoPass', '/en/photo-pass/');
    expect(view.places.map(({ slug }) => slug)).not.toContain('camino-blanco');
    const bought = await shop.visitor().get(view.places[0]?.href ?? '');
    expect(await bought.text()).toContain('value="photo"');
  });
});

it('keeps the page of a failed subscription from search engines, with its sentence', async () => {
  const { head, view } = await shop.visitor().look('subscriptionError', '/en/subscription-error/');
  expect(head.isIndexed).toBe(false);
  expect(view).toMatchObject({ text: errorText('newsletterPage', 'en'), home: '/en/' });
});
