import { startBff } from '@shop/test/start-bff';

// Nothing is kept here: each page shows how the backend is at this moment.
const shop = await startBff({}, { PAGE_FRESH_SECONDS: '0' });
afterEach(() => shop.sandbox.faults.clear());
afterAll(() => shop.stop());

it.each([
  ['/es/galeria/', '/es/entrada-bruma/', '/es/hoteles-arrecife/'],
  ['/en/gallery/', '/en/ticket-bruma/', '/en/hotels-arrecife/'],
  ['/pt/galeria/', '/pt/ingresso-bruma/', '/pt/hoteis-arrecife/'],
])('%s leads from each picture to where its place is sold', async (path, ticket, night) => {
  const { view } = await shop.visitor().look('gallery', path);
  const saleOf = (key: string) => view.pictures.find((one) => one.key === key)?.sale;
  expect(saleOf('bruma-1')).toEqual({ kind: 'ticket', href: ticket });
  expect(saleOf('arrecife-1')).toEqual({ kind: 'night', href: night });
  for (const { alt } of view.pictures) expect(alt).not.toBe('');
  for (const href of new Set(view.pictures.map(({ sale }) => sale?.href ?? '')))
    expect((await shop.visitor().get(href)).status).toBe(200);
});

it('keeps the address of a picture, however the gallery is filtered', async () => {
  const keysOf = async (path: string) => {
    const { view } = await shop.visitor().look('gallery', path);
    return view.pictures.map(({ key }) => key);
  };
  const all = await keysOf('/es/galeria/');
  expect(new Set(all).size).toBe(all.length);
  expect(await keysOf('/es/galeria/?place=bruma')).toEqual(
    all.filter((key) => key.startsWith('bruma-')),
  );
});

it('opens every picture by links alone: a way in, on, back and out', async () => {
  const html = await (await shop.visitor().get('/es/galeria/')).text();
  const { view } = await shop.visitor().look('gallery', '/es/galeria/');
  const keys = view.pictures.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(2);
  const partsOf = (element: string) => html.match(new RegExp(`<${element} .*?</${element}>`, 'gs'));
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

const pictures = (key: string | undefined) => (key ? [`picture-${key}`] : []);
const idOf = (element: string) => / id="([^"]+)"/.exec(element)?.[1];
const waysIn = (element: string) => [...element.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);

it('shows its pictures without the catalogue, and no way to a ticket that may not be', async () => {
  const own = await startBff({}, { PAGE_FRESH_SECONDS: '0' });
  own.sandbox.faults.add({ api: 'cart', mode: 'down' });
  const { view } = await own.visitor().look('gallery', '/es/galeria/');
  expect(view.pictures.length).toBeGreaterThan(20);
  expect(view.pictures.filter(({ sale }) => sale?.kind === 'ticket')).toEqual([]);
  await own.stop();
});
