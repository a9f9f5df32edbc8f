import { startBff } from '@shop/test/start-bff';
import type { Visitor } from '@shop/test/visitor';

const shop = await startBff();
afterAll(() => shop.stop());

const linesOf = async (visitor: Visitor, path = '/es/galeria/') => {
  const { frame } = await visitor.see(path);
  return frame.callCentre.phones.map(({ country, isOwn }) => (isOwn ? `${country}!` : country));
};

it.each([
  ['/es/galeria/', 'MX!'],
  ['/en/gallery/', 'US!'],
  ['/pt/galeria/', 'BR!'],
])('%s has the line of its country first', async (path, first) => {
  const lines = await linesOf(shop.visitor(), path);
  expect(lines[0]).toBe(first);
  expect(lines.filter((line) => line.endsWith('!'))).toEqual([first]);
});

it('keeps the line that was chosen for seven days, on every page, without scripts', async () => {
  const visitor = shop.visitor();
  const path = '/es/galeria/?place=bruma';
  const html = await (await visitor.get(path, { accept: 'text/html' })).text();
  expect(html).toMatch(/<form[^>]*action="\/api\/phone"/);
  const chosen = await visitor.postForm('/api/phone', { path, country: 'ES' });
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, `${path}#contact`]);
  expect(chosen.headers.getSetCookie().join()).toMatch(/__Host-phone_country=ES;.*Max-Age=604800/);
  expect((await linesOf(visitor))[0]).toBe('ES!');
  expect((await linesOf(visitor, '/en/'))[0]).toBe('ES!');
  const { frame } = await visitor.see('/es/');
  expect([frame.newsletter.country, frame.currency.code]).toEqual(['ES', 'MXN']);
});

it.each(['/es/hoteles-manglar/', '/es/preguntas-frecuentes/bruma/'])(
  '%s names the line that was chosen',
  async (path) => {
    const visitor = shop.visitor();
    await visitor.postForm('/api/phone', { path, country: 'ES' });
    const { view } = await visitor.see(path);
    expect(view).toMatchObject({ phone: { href: 'tel:+34910555012' } });
  },
);

it('keeps it by JSON too, and shows it on a page that is kept for others', async () => {
  const [one, other] = [shop.visitor(), shop.visitor()];
  const seen = async (visitor: Visitor) =>
    /href="tel:(\S+)"/.exec(await (await visitor.get('/es/', { accept: 'text/html' })).text())?.[1];
  const before = await seen(other);
  const reply = await one.postJson('/api/phone', { path: '/es/', country: 'AR' });
  expect(await reply.json()).toMatchObject({ kind: 'done' });
  expect(await seen(one)).toBe('+541155550123');
  expect(await seen(other)).toBe(before);
});

it('keeps no country that has no line', async () => {
  const visitor = shop.visitor();
  const reply = await visitor.postForm('/api/phone', { path: '/es/', country: 'ZZ' });
  expect([reply.status, visitor.cookie('__Host-phone_country')]).toEqual([303, undefined]);
  expect((await visitor.postForm('/api/phone', { path: '/es/', country: 'no' })).status).toBe(400);
});

it('keeps the country that the newsletter was asked for with', async () => {
  const visitor = shop.visitor();
  const person = { name: 'Ana', lastName: 'Ruiz', email: 'ana.lineas@correo.example' };
  const form = { path: '/es/', ...person, accepts: 'yes', permits: 'yes' };
  await visitor.postForm('/api/newsletter', { ...form, country: 'ZZ' });
  expect(visitor.cookie('__Host-phone_country')).toBeUndefined();
  await visitor.postForm('/api/newsletter', { ...form, country: 'CL' });
  expect((await linesOf(visitor))[0]).toBe('CL!');
});
